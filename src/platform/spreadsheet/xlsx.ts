import { dayIn } from '#formats/day.ts'
import { TableRefused } from './refusal.ts'

/** All rows of the first sheet. The archive itself was checked when the file came in (platform/files/office.ts). */
export async function tableOfXlsx(content: Buffer): Promise<string[][]> {
  // Loaded when the first workbook is read.
  const { readSheet } = await import('read-excel-file/node')
  const rows = await readSheet(content).catch(() => {
    throw new TableRefused('The workbook cannot be read. Save it again as .xlsx, or as CSV, and try once more.')
  })
  return rows.map((row) => row.map(asText))
}

type Cell = string | number | boolean | Date | null | undefined | object

function asText(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  // A date of a sheet has no time zone; the reader gives it in UTC.
  if (cell instanceof Date) return dayIn('UTC', cell)
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No'
  return String(cell)
}
