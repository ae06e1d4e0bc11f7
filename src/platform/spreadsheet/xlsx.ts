import { dayIn } from '#formats/day.ts'
import { readZip, unpack } from '../files/zip.ts'
import { TableRefused } from './refusal.ts'

/** All rows of the first sheet. The archive itself was checked when the file came in (platform/files/office.ts). */
export async function tableOfXlsx(content: Buffer): Promise<string[][]> {
  await refuseFarCells(content)
  // Loaded when the first workbook is read.
  const { readSheet } = await import('read-excel-file/node')
  const rows = await readSheet(content).catch(() => {
    throw new TableRefused('The workbook cannot be read. Save it again as .xlsx, or as CSV, and try once more.')
  })
  return rows.map((row) => row.map(asText))
}

const MOST = { rows: 200_000, columns: 2_000, cells: 10_000_000 } as const
const PLACE = /<(?:\w+:)?(?:row|c)\s(?:[^<>]*?\s)?r\s*=\s*["']([A-Z]*)(\d+)["']/gi

/** The reader fills every place up to the farthest cell: one at the end of a sheet, and a small file fills the memory. */
async function refuseFarCells(content: Buffer): Promise<void> {
  for (const entry of readZip(content)) {
    if (!/^xl\/.*\.xml$/i.test(entry.name)) continue
    const pieces: Buffer[] = []
    for await (const piece of unpack(entry)) pieces.push(piece)
    let [rows, columns] = [0, 0]
    for (const [, letters = '', digits = ''] of Buffer.concat(pieces).toString('latin1').matchAll(PLACE)) {
      rows = Math.max(rows, Number(digits))
      columns = Math.max(columns, columnNumber(letters))
      if (rows > MOST.rows || columns > MOST.columns || rows * columns > MOST.cells)
        throw new TableRefused(
          `A cell of the workbook lies far outside of its table, at ${letters.slice(0, 3)}${digits.slice(0, 9)}. Delete the rows and columns around the table and save it again.`,
        )
    }
  }
}

/** A is 1, Z 26, AA 27. */
const columnNumber = (letters: string): number =>
  [...letters.toUpperCase().slice(0, 7)].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

type Cell = string | number | boolean | Date | null | undefined | object

function asText(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  // A date of a sheet has no time zone; the reader gives it in UTC.
  if (cell instanceof Date) return dayIn('UTC', cell)
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No'
  return String(cell)
}
