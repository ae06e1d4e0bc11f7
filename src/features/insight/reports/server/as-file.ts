import { showDate } from '#formats/dates.ts'
import type { Day } from '#formats/day.ts'
import { joined } from '#paper/bytes.ts'
import { loadScriptsFor } from '#paper/fonts/scripts.ts'
import { assemble } from '#paper/package/assemble.ts'
import type { Block } from '#paper/pages/blocks.ts'
import { composePages } from '#paper/pages/compose.ts'
import { type Cell, csvText } from '#platform/export/csv.ts'
import { xlsxOf } from '#platform/export/xlsx.ts'
import { saidFigure } from '../figures.ts'
import type { ReportColumn, ReportTable, scheduleFormats } from '../records.ts'
import type { RanReport } from './ran-report.ts'

export type ReportFile = { bytes: Buffer; fileName: string; contentType: string }

/** A report to take along: the table with its total, and what it counts. */
export async function fileOf(
  report: RanReport,
  format: (typeof scheduleFormats)[number],
  today: Day,
): Promise<ReportFile> {
  const { title } = report
  const table = withYearBefore(report)
  const fileName = `${title.replace(/[^\w -]+/g, '').trim() || 'Report'} ${showDate(today)}.${format}`
  if (format === 'pdf') return { bytes: await pdfOf(report, today), fileName, contentType: 'application/pdf' }
  const titles = [table.by.title, ...table.columns.map((column) => column.title)]
  const rows = linesOf(table, cellOf)
  if (format === 'csv')
    return { bytes: Buffer.from(csvText([titles, ...rows])), fileName, contentType: 'text/csv; charset=utf-8' }
  return {
    bytes: await xlsxOf(title, titles, rows),
    fileName,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }
}

const linesOf = <T>({ columns, rows, total }: ReportTable, cell: (column: ReportColumn, figure: number | null) => T) =>
  [...rows, { name: 'All', figures: total }].map(({ name, figures }): (T | string)[] => [
    name,
    ...columns.map((column, n) => cell(column, figures[n] ?? null)),
  ])

// Money leaves in dollars: whoever adds it up elsewhere thinks in dollars.
const cellOf = ({ kind }: ReportColumn, figure: number | null): Cell =>
  figure !== null && kind === 'money' ? { cents: figure } : figure

const FIRST_SHARE = 0.3

/** By the longest word of its heading: 'Decision' is not broken, and 'Sign' takes no more than it needs. */
const weightOf = ({ title }: ReportColumn) => Math.max(4, ...title.split(' ').map(({ length }) => length)) + 2

/** The year before as one more column: on paper nobody points at anything. */
function withYearBefore({ table, before }: RanReport): ReportTable {
  const column = before && table.columns.find(({ key }) => key === before.measure)
  if (!column) return table
  return {
    ...table,
    columns: [...table.columns, { ...column, key: 'before', title: `A year before: ${column.title}` }],
    rows: table.rows.map((row) => ({ ...row, figures: [...row.figures, before.figures[row.key] ?? null] })),
    total: [...table.total, before.total],
  }
}

async function pdfOf(report: RanReport, today: Day): Promise<Buffer> {
  const { title, sentence, counts, sees } = report
  const table = withYearBefore(report)
  const weights = table.columns.map(weightOf)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const blocks: Block[] = [
    { kind: 'title', text: title, subtitle: sentence },
    {
      kind: 'table',
      columns: [
        { title: table.by.title, share: FIRST_SHARE },
        ...table.columns.map(({ title: heading }, n) => ({
          title: heading,
          share: ((1 - FIRST_SHARE) * (weights[n] ?? 0)) / all,
          align: 'right' as const,
        })),
      ],
      rows: linesOf(table, ({ kind }, figure) => saidFigure(kind, figure)),
    },
    { kind: 'heading', text: 'What it counts' },
    { kind: 'paragraph', text: `${counts} ${sees}` },
  ]
  await loadScriptsFor([title, sentence, ...table.rows.map(({ name }) => name)])
  const document = composePages(blocks, {
    header: [title, showDate(today)],
    footer: ['VisaCare', 'Page {page} of {pages}'],
  })
  return Buffer.from(joined(assemble([{ document, label: title }], { title }).parts))
}
