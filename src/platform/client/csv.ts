import { harmlessCell } from '#formats/spreadsheet-cell.ts'

export type Cell = string | number | null | undefined

/** A table as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(written).join(',')).join('\r\n')}\r\n`
}

/** Hands the browser a file to save. */
export function downloadCsv(fileName: string, rows: readonly (readonly Cell[])[]): void {
  const url = URL.createObjectURL(new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has taken the file by the next turn; some need the address until then.
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  const text = typeof cell === 'number' ? String(cell) : harmlessCell(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
