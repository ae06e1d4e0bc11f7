import { Readable } from 'node:stream'
import type { Page } from '../database/pages.ts'
import type { FileReply } from '../operation/context.ts'
import { type Cell, CSV_MARK, csvLine } from './csv.ts'
import { type ExportFormat, MOST_CSV_ROWS, MOST_XLSX_ROWS } from './export-of.ts'
import type { ExportColumn, Here } from './list-column.ts'
import { xlsxOf } from './xlsx.ts'

export type Pages<Row> = { first: Page<Row>; next: (after: string) => Promise<Page<Row>> }
type Writing<Row> = {
  pages: Pages<Row>
  columns: readonly ExportColumn<Row>[]
  format: ExportFormat
  fileName: string
  here: Here
}

/** Everything a list finds as a file. Pages are read while the file is sent; `tooMany` says no before anything is. */
export async function writeExport<Row>(
  { pages, columns, format, fileName, here }: Writing<Row>,
  tooMany: () => never,
): Promise<FileReply> {
  const cells = (row: Row): Cell[] => columns.map(({ value }) => value(row, here))
  const titles = columns.map(({ title }) => title)
  if (format === 'csv') {
    const stream = Readable.from(csvPages(pages, titles, cells))
    return { stream, fileName: `${fileName}.csv`, contentType: 'text/csv; charset=utf-8' }
  }
  const rows: Cell[][] = []
  for await (const page of allPages(pages)) {
    rows.push(...page.map(cells))
    if (rows.length > MOST_XLSX_ROWS) tooMany()
  }
  return {
    stream: Readable.from([await xlsxOf(fileName, titles, rows)]),
    fileName: `${fileName}.xlsx`,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }
}

async function* csvPages<Row>(pages: Pages<Row>, titles: string[], cells: (row: Row) => Cell[]) {
  yield CSV_MARK + csvLine(titles)
  let written = 0
  for await (const page of allPages(pages)) {
    const rows = page.slice(0, MOST_CSV_ROWS - written)
    written += rows.length
    yield rows.map((row) => csvLine(cells(row))).join('')
    if (written < MOST_CSV_ROWS) continue
    if (rows.length < page.length)
      yield csvLine([`Only the first ${MOST_CSV_ROWS.toLocaleString('en')} rows are here.`])
    return
  }
}

async function* allPages<Row>({ first, next }: Pages<Row>) {
  for (let page = first; ; page = await next(page.next)) {
    yield page.items
    if (page.next === null) return
  }
}
