import { harmlessCell } from '#formats/spreadsheet-cell.ts'

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
