import { z } from 'zod'

/** What a number is, and so how it is read: a count of rows, days, money in cents, or a share in percent. */
export const FigureKind = z.enum(['count', 'days', 'money', 'share'])
export type FigureKind = z.output<typeof FigureKind>

export const ReportColumn = z.object({ key: z.string(), title: z.string(), kind: FigureKind })
export type ReportColumn = z.output<typeof ReportColumn>

/** A line of a report: what it is about, and its figures in the order of the columns; null: there is nothing to say. */
export const ReportRow = z.object({ key: z.string(), name: z.string(), figures: z.array(z.number().nullable()) })
export type ReportRow = z.output<typeof ReportRow>

export const chartKinds = ['bars', 'stacked', 'range'] as const

export const ReportTable = z.object({
  /** What its lines are, such as 'Type'. */
  by: z.object({ key: z.string(), title: z.string() }),
  columns: z.array(ReportColumn),
  rows: z.array(ReportRow),
  /** Of everything together; medians of parts do not add up to it. */
  total: z.array(z.number().nullable()),
})
export type ReportTable = z.output<typeof ReportTable>

/** One figure of the same time a year before, by line and of everything together. */
export const YearBefore = z.object({
  measure: z.string(),
  figures: z.record(z.string(), z.number().nullable()),
  total: z.number().nullable(),
})
export type YearBefore = z.output<typeof YearBefore>

/** What is asked: over which records, line by line of what, which figures, in which time, of whom. */
export const Selection = z.object({
  dataset: z.string().max(40),
  by: z.string().max(40),
  measures: z.array(z.string().max(40)).min(1).max(12),
  day: z.string().max(40).nullable(),
  /** The last months; null: all time. */
  months: z.int().min(1).max(60).nullable(),
  chart: z
    .object({ kind: z.enum(chartKinds), by: z.string().max(40), measures: z.array(z.string().max(40)).min(1).max(6) })
    .nullable(),
  /** Of whom alone, where somebody kept a report that was narrowed. */
  only: z
    .object({
      companyId: z.int().positive(),
      typeId: z.int().positive(),
      attorneyId: z.int().positive(),
      mode: z.enum(['LEGAL', 'DIY']),
    })
    .partial()
    .optional(),
})
export type Selection = z.output<typeof Selection>

const Named = z.object({ key: z.string(), title: z.string() })
/** What a report of one's own may be made of. */
export const DatasetView = Named.extend({
  dimensions: z.array(Named),
  measures: z.array(Named.extend({ kind: FigureKind })),
  days: z.array(Named),
  filters: z.array(z.string()),
})
export type DatasetView = z.output<typeof DatasetView>

export const scheduleFormats = ['csv', 'xlsx', 'pdf'] as const

/** When a saved report is mailed: a day of the week (1 Monday) or of the month, at an hour on the wall. */
export const Schedule = z.object({
  every: z.enum(['day', 'week', 'month']),
  weekday: z.int().min(1).max(7).default(1),
  hour: z.int().min(0).max(23),
  format: z.enum(scheduleFormats),
})
export type Schedule = z.output<typeof Schedule>

export const SavedReport = z.object({
  id: z.number(),
  name: z.string(),
  selection: Selection,
  schedule: Schedule.nullable(),
  nextAt: z.string().nullable(),
  recipientIds: z.array(z.number()),
})
export type SavedReport = z.output<typeof SavedReport>

/** One of the records behind a figure. */
export const RecordBehind = z.object({
  id: z.number(),
  title: z.string(),
  name: z.string(),
  company: z.string(),
  detail: z.string(),
  day: z.string().nullable(),
  path: z.string(),
})
