import { showDate } from '#formats/dates.ts'
import { dayIn } from '#formats/day.ts'
import { harmlessCell } from '#formats/spreadsheet-cell.ts'

/** An amount of money; it is written with both decimals. */
export type Amount = { cents: number }
export type Cell = string | number | boolean | Date | Amount | null | undefined

export const isAmount = (cell: Cell): cell is Amount => typeof cell === 'object' && cell !== null && 'cents' in cell

/** A table as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export const csvText = (rows: readonly (readonly Cell[])[]): string => `${CSV_MARK}${rows.map(csvLine).join('')}`

export const CSV_MARK = '\uFEFF'

export const csvLine = (row: readonly Cell[]): string => `${row.map(written).join(',')}\r\n`

/** A cell in words, days as screens show them. */
export function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No'
  if (cell instanceof Date) return showDate(dayIn('UTC', cell))
  return isAmount(cell) ? (cell.cents / 100).toFixed(2) : String(cell)
}

function written(cell: Cell): string {
  const text = typeof cell === 'string' ? harmlessCell(cell) : textOf(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
