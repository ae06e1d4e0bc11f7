import { CsvError, parse } from 'csv-parse/sync'
import { dayIn } from '#formats/day.ts'
import { readZip, unpack } from '../files/zip.ts'
import { TableRefused } from './refusal.ts'

/** A sheet as people see it: headings in the first row, and rows with the numbers a spreadsheet shows beside them. */
export type Table = { columns: string[]; rows: TableRow[] }
export type TableRow = { row: number; cells: string[] }

export type TableLimits = { rows: number; columns: number }

/** Reads a CSV or XLSX file whose kind is known from its checked name. Every cell is a text; dates are ISO. */
export async function readTable(content: Uint8Array, kind: 'csv' | 'xlsx', limits: TableLimits): Promise<Table> {
  const lines = kind === 'csv' ? tableOfCsv(content) : await tableOfXlsx(Buffer.from(content))
  const [heading = [], ...rest] = lines
  const columns = trimmedEnd(heading.map((cell) => cell.trim()))
  if (columns.length === 0) throw new TableRefused('The first row must hold the headings of the columns; it is empty.')
  if (columns.length > limits.columns)
    throw new TableRefused(`The file has ${columns.length} columns; at most ${limits.columns} can be read.`)
  const rows = rest
    .map((cells, index) => ({ row: index + 2, cells: columns.map((_, column) => (cells[column] ?? '').trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (rows.length === 0) throw new TableRefused('The file has headings, but no rows below them.')
  if (rows.length > limits.rows) throw tooManyRows(rows.length, limits.rows)
  refuseLongCells([{ row: 1, cells: columns }, ...rows])
  return { columns, rows }
}

/** The lines of a CSV text as they stand in it. */
export function readLines(csv: string, most: number): string[][] {
  const lines = tableOfCsv(new TextEncoder().encode(csv))
  if (lines.length > most) throw tooManyRows(lines.length, most)
  return lines
}

const tooManyRows = (rows: number, most: number) =>
  new TableRefused(
    `The file has ${rows.toLocaleString('en')} rows; at most ${most.toLocaleString('en')} can be read at once. Split it into several files.`,
  )

/** Longer than any answer: what is longer was not meant to be a cell. */
const LONGEST_CELL = 20_000

function refuseLongCells(rows: readonly TableRow[]): void {
  const long = rows.find(({ cells }) => cells.some((cell) => cell.length > LONGEST_CELL))
  if (long)
    throw new TableRefused(
      `A cell in row ${long.row.toLocaleString('en')} has more than ${LONGEST_CELL.toLocaleString('en')} characters. A quotation mark may be missing before it.`,
    )
}

function trimmedEnd(cells: string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '')
  return cells.slice(0, last + 1)
}

/** All lines of a CSV file, empty ones included, so that row numbers stay those of a spreadsheet. */
function tableOfCsv(content: Uint8Array): string[][] {
  const text = decoded(content)
  try {
    return parse(text, { delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: false })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new TableRefused(
      `The file cannot be read as CSV near line ${error.lines ?? '?'}: a quotation mark is missing or misplaced.`,
    )
  }
}

/** UTF-8, with or without its mark; what is not UTF-8 comes from an older Windows program. */
function decoded(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

// Spreadsheets of many countries write semicolons, and a copied sheet has tabs: the heading decides.
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/\r?\n/, 1)
  const plain = heading.replace(/"[^"]*"/g, '')
  const count = (sign: string) => plain.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** All rows of the first sheet. The archive itself was checked when the file came in (platform/files/office.ts). */
async function tableOfXlsx(content: Buffer): Promise<string[][]> {
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
