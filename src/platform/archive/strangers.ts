import { counted } from '#formats/words.ts'
import { brought, firmsOwn, type Whose } from './brought.ts'
import { subjectTables } from './conventions.ts'
import { OWN_FIRM } from './manifest.ts'
import type { ReadArchive } from './read-archive.ts'
import type { Row } from './translate.ts'

type Looked = { archive: ReadArchive; table: string; whose: Whose; row: Row }

/**
 * What an archive has that is not its tenant's, as sentences for whoever brought it. The records themselves are looked
 * at: what the manifest says of them, whoever changed them could write as well.
 */
export function strangersIn(archive: ReadArchive): string[] {
  const whole = notOneTenant(archive)
  if (whole) return [whole]
  const shuffled = Object.keys(brought).filter(
    (table) => table !== NUMBERED_BY_ANOTHER && !isInOrder(rowsIn(archive, table)),
  )
  if (shuffled.length > 0)
    return [`These records aren’t numbered in their order: ${shuffled.join(', ').replaceAll('_', ' ')}.`]
  return Object.entries(brought).flatMap(([table, whose]) => {
    // Each of them is told by name (users-in.ts).
    if (table === 'users') return []
    const broken = rowsIn(archive, table).map((row) =>
      RULES.find(({ holds }) => !holds({ archive, table, whose, row })),
    )
    return RULES.flatMap((rule) => {
      const n = broken.filter((each) => each === rule).length
      return n === 0 ? [] : [`${counted(n, 'record')} in “${table.replaceAll('_', ' ')}” ${rule.says(n)}`]
    })
  })
}

export const rowsIn = ({ records }: ReadArchive, table: string): readonly Row[] => records.get(table) ?? []

/** Whether a value is the number of a record that is in the archive. */
export const isOf = (archive: ReadArchive, table: string, value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= rowsIn(archive, table).length

/** A form’s contents have the number of their form. */
const NUMBERED_BY_ANOTHER = 'i9_contents'

/** A number says which row it is: what is looked up by it is the row that was looked at. */
const isInOrder = (rows: readonly Row[]): boolean => rows.every(({ id }, index) => id === undefined || id === index + 1)

function notOneTenant(archive: ReadArchive): string | undefined {
  const [firms, companies] = [rowsIn(archive, 'law_firms').length, rowsIn(archive, 'companies').length]
  if (archive.manifest.tenant.kind === 'firm')
    return firms === 1 ? undefined : `A law firm’s archive has one law firm in it. This one has ${firms}.`
  return firms === 0 && companies === 1
    ? undefined
    : `A company’s archive has one company and no law firm in it. This one has ${counted(companies, 'company', 'companies')} and ${counted(firms, 'law firm')}.`
}

const isNone = (value: unknown): boolean => value === null || value === undefined

/** Who represents a company of the archive: the firm in it, the one that is chosen here, or nobody. */
const firmOf = (archive: ReadArchive, company: unknown): unknown =>
  rowsIn(archive, 'companies')[Number(company) - 1]?.law_firm_id ?? null

// A browser passes over control characters in an address: “/<tab>/evil” leads to evil.
const leadsInside = (link: unknown): boolean => isNone(link) || /^(\/(?!\/)[^\\\p{Cc}]*)?$/u.test(String(link))

type Rule = { holds: (looked: Looked) => boolean; says: (n: number) => string }

const RULES: readonly Rule[] = [
  {
    holds: isOwned,
    says: (n) => `${n === 1 ? 'doesn’t' : 'don’t'} belong to the company or law firm of this archive.`,
  },
  {
    holds: namesOwnFirm,
    says: (n) => `${n === 1 ? 'names' : 'name'} a law firm that doesn’t represent the company.`,
  },
  {
    holds: ({ table, row }) => row.own_law_firm_id !== OWN_FIRM || !firmsOwn[table]?.(row),
    says: (n) => `${n === 1 ? 'is' : 'are'} private to a law firm. A company’s archive never has those.`,
  },
  {
    holds: ({ archive, row }) =>
      !('subject_id' in row) || isOf(archive, subjectTables[String(row.subject)] ?? '', row.subject_id),
    says: (n) => `${n === 1 ? 'is' : 'are'} about something that isn’t in this archive.`,
  },
  {
    holds: ({ row }) => leadsInside(row.link),
    says: (n) => `${n === 1 ? 'links' : 'link'} to a page outside VisaCare.`,
  },
]

function isOwned({ archive, table, whose, row }: Looked): boolean {
  const ofCompany = isOf(archive, 'companies', row.company_id)
  const ofFirm = isOf(archive, 'law_firms', row.law_firm_id)
  switch (whose) {
    case 'itself':
      return table === 'law_firms' || ofFirm || archive.manifest.tenant.kind === 'company'
    case 'company':
      return ofCompany
    case 'firm':
      return ofFirm && (ofCompany || isNone(row.company_id))
    case 'either':
      return ofCompany || (isNone(row.company_id) && ofFirm)
    case 'user':
      return isOf(archive, 'users', row.user_id)
  }
}

/** The firm that stands in a record is the company's own, and one that is not in the archive stands in a company's only. */
function namesOwnFirm({ archive, table, row }: Looked): boolean {
  const isFirms = (value: unknown) => isNone(value) || isOf(archive, 'law_firms', value)
  if (table === 'companies') return row.law_firm_id === OWN_FIRM || isFirms(row.law_firm_id)
  const own = isNone(row.company_id) ? null : firmOf(archive, row.company_id)
  return [row.law_firm_id, row.own_law_firm_id].every(
    (value) => isFirms(value) || (value === OWN_FIRM && own === OWN_FIRM),
  )
}
