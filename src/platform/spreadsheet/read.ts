import { tableOfCsv } from './csv.ts'
import { TableRefused } from './refusal.ts'
import { tableOfXlsx } from './xlsx.ts'

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
