import { parseDate } from '#formats/dates.ts'
import type { Day } from '#formats/day.ts'
import { harmlessCell } from '#formats/spreadsheet-cell.ts'

/** A line of the agency's answer, as it is taken in. */
export type Result = {
  row: number
  name: string
  company: string
  number: string
  selected: boolean
  filingFrom: Day | null
  filingUntil: Day | null
  problem: string
}

const columns = {
  name: /^(beneficiary|name|beneficiary name)$/i,
  company: /^(company|employer|registrant)$/i,
  number: /^(registration number|confirmation number|number)$/i,
  status: /^(status|result|selection)$/i,
  from: /^(filing (window )?from|from)$/i,
  until: /^(filing (window )?(until|to)|until|to)$/i,
}

/** Reads the selection results; each line that cannot be taken says why, by its row of the spreadsheet. */
export function readResults(table: readonly (readonly string[])[]): Result[] | string {
  const [heads = [], ...lines] = table
  const at = (wanted: RegExp) => heads.findIndex((head) => wanted.test(head.trim().replace(/^\uFEFF/, '')))
  const place = Object.fromEntries(Object.entries(columns).map(([name, wanted]) => [name, at(wanted)]))
  if ((place.name ?? -1) < 0 || (place.status ?? -1) < 0)
    return 'The file needs the columns Beneficiary and Status; Company, Registration number, Filing from and Filing until belong to it.'
  const cell = (line: readonly string[], name: string) => (line[place[name] ?? -1] ?? '').trim()
  return lines.flatMap((line, index) => {
    if (line.every((each) => each.trim() === '')) return []
    const selected = /^selected$/i.test(cell(line, 'status'))
    const refused = /^(not selected|denied|invalidated|deleted|submitted)$/i.test(cell(line, 'status'))
    const [from, until] = [cell(line, 'from'), cell(line, 'until')].map((text) => (text ? parseDate(text) : undefined))
    const days = { filingFrom: from?.ok ? from.value : null, filingUntil: until?.ok ? until.value : null }
    const problem =
      cell(line, 'name') === ''
        ? 'The beneficiary is missing.'
        : !selected && !refused
          ? `“${cell(line, 'status')}” is no status: Selected or Not selected.`
          : selected && (days.filingFrom === null || days.filingUntil === null)
            ? 'A selected one needs both days of its filing window, as MM-DD-YYYY.'
            : selected && (days.filingUntil ?? '') < (days.filingFrom ?? '')
              ? 'The filing window ends before it begins.'
              : ''
    return {
      ...{ row: index + 2, name: cell(line, 'name'), company: cell(line, 'company'), number: cell(line, 'number') },
      ...{ selected, ...days, problem },
    }
  })
}

/** 'RIVERA, Sofia', 'Sofia RIVERA' and 'sofia rivera' are one name. */
export const sameName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ')

/**
 * The columns of the file for the agency's upload of beneficiaries. Which template USCIS takes in a season is announced with it:
 * confirm the headings against the current one before uploading [U].
 */
export const uploadColumns = [
  'First Name',
  'Middle Name',
  'Last Name',
  'Gender',
  'Date of Birth',
  'Country of Birth',
  'Country of Citizenship',
  'Passport Number',
  'Passport Country of Issuance',
  'Passport Expiration Date',
  'Master’s Cap',
  'SOC Code',
  'Area of Employment',
  'Offered Wage',
  'Wage Level',
] as const

export type UploadRow = Readonly<Record<(typeof uploadColumns)[number], string>>

export const uploadFile = (rows: readonly UploadRow[]): string =>
  [uploadColumns, ...rows.map((row) => uploadColumns.map((column) => row[column]))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n')
    .concat('\r\n')

/** What a spreadsheet would take for a formula is told to be text. */
const quoted = (cell: string): string => {
  const safe = harmlessCell(cell)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
