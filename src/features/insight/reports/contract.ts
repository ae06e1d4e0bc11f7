import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown } from '#platform/operation/fields.ts'
import { staff } from '#platform/session/role-groups.ts'
import {
  chartKinds,
  DatasetView,
  FigureKind,
  RecordBehind,
  ReportTable,
  SavedReport,
  Schedule,
  Selection,
  scheduleFormats,
  YearBefore,
} from './records.ts'

/** Which report, and of whom: a ready one by its name, a saved one as `saved:7`, or one being built, as JSON. */
const Asked = z.object({
  report: z.string().max(60).default('status'),
  selection: z.string().max(4000).optional(),
  companyId: IdIfKnown,
  typeId: IdIfKnown,
  attorneyId: IdIfKnown,
  mode: z.enum(['LEGAL', 'DIY']).optional(),
  months: z.coerce.number<number | string>().int().min(1).max(60).optional(),
})

/** One number of it. */
export const FigureAsked = Asked.extend({
  measure: z.string().max(40),
  /** By what the line was told apart; of a chart it may be something else than of the table. */
  by: z.string().max(40).optional(),
  /** The line; left out: all of them. */
  key: z.string().max(200).optional(),
})

const names = {
  companyId: 'filter: company',
  typeId: 'shared: a case type',
  attorneyId: 'filter: user',
} as const

const refusals = {
  NO_SUCH_REPORT: { status: 404, message: 'There is no such report. Choose one from the list.' },
  NOT_YOURS: { status: 403, message: 'Your role does not see the records of this report.' },
} as const

const read = { words: 'Read reports', roles: staff }

export const reportOperations = {
  list: query('reports.list', {
    summary: 'The reports that are ready, those the caller saved, and what a report of one’s own may be made of.',
    path: 'GET /api/reports',
    can: 'report:read',
    right: read,
    input: z.object({}),
    output: z.object({
      ready: z.array(z.object({ id: z.string(), group: z.string(), title: z.string() })),
      saved: z.array(SavedReport),
      datasets: z.array(DatasetView),
    }),
  }),
  run: query('reports.run', {
    summary: 'A report: its sentence, its chart, its table. Each number counts records that `reports.behind` lists.',
    path: 'GET /api/reports/run',
    can: 'report:read',
    input: Asked,
    output: z.object({
      title: z.string(),
      sentence: z.string(),
      counts: z.string(),
      sees: z.string(),
      selection: Selection,
      table: ReportTable,
      chart: z.object({ kind: z.enum(chartKinds), table: ReportTable }).nullable(),
      before: YearBefore.nullable(),
      /** Of a report that draws the days to filing: within how many it is to be; null of others. */
      goal: z.object({ days: z.number().nullable(), maySet: z.boolean() }).nullable(),
      /** The screen that lists the records of a figure, with the figure in its address; null: there is none. */
      list: z.string().nullable(),
    }),
    refusals,
    example: { report: 'status' },
    names,
  }),
  behind: query('reports.behind', {
    summary: 'The records behind one number of a report, newest first.',
    path: 'GET /api/reports/behind',
    can: 'report:read',
    input: FigureAsked.extend({
      limit: z.coerce.number<number | string>().int().min(1).max(200).default(50),
      offset: z.coerce.number<number | string>().int().min(0).max(100_000).default(0),
    }),
    output: z.object({
      title: z.string(),
      line: z.string(),
      kind: FigureKind,
      /** The screen that lists them, with this figure in its address; null: there is none. */
      list: z.string().nullable(),
      total: z.number(),
      items: z.array(RecordBehind),
    }),
    refusals,
    example: { report: 'status', measure: 'open' },
    names,
  }),
  save: command('reports.save', {
    summary: 'Keeps a report of one’s own under a name: a new one, or another choice for one.',
    audit: 'Saved a report',
    path: 'POST /api/reports/saved',
    can: 'report:read',
    input: z.object({
      savedId: Id.optional(),
      name: z.string().trim().min(1, 'Enter a name, like My Monday.').max(80),
      selection: Selection,
    }),
    output: SavedReport,
    refusals: { ...refusals, NAME_TAKEN: { status: 409, message: 'You have a report with this name already.' } },
    example: {
      name: 'Open by attorney',
      selection: { dataset: 'cases', by: 'attorney', measures: ['open'], day: null, months: null, chart: null },
    },
    names: { savedId: 'savedReport' },
    idempotent: true,
  }),
  remove: command('reports.remove', {
    summary: 'Deletes a saved report and stops its mails.',
    audit: 'Deleted a saved report',
    path: 'POST /api/reports/saved/:savedId/delete',
    can: 'report:read',
    input: z.object({ savedId: Id }),
    output: z.object({ id: z.number() }),
    example: { savedId: 1 },
    names: { savedId: 'savedReport' },
  }),
  schedule: command('reports.schedule', {
    summary:
      'Says when a saved report is mailed, as what, and to which colleagues besides the caller; null: not at all.',
    audit: 'Scheduled a report',
    path: 'POST /api/reports/saved/:savedId/schedule',
    can: 'report:read',
    input: z.object({ savedId: Id, schedule: Schedule.nullable(), recipientIds: z.array(Id).max(20).default([]) }),
    output: SavedReport,
    refusals: {
      NOT_A_COLLEAGUE: {
        status: 400,
        message: 'Choose colleagues of your own office: they may read reports themselves.',
      },
    },
    example: { savedId: 1, schedule: null },
    names: { savedId: 'savedReport', recipientIds: 'user' },
  }),
  colleagues: query('reports.colleagues', {
    summary: 'Who else of the caller’s office may read a report over these records, and so may get it by mail.',
    path: 'GET /api/reports/colleagues',
    can: 'report:read',
    input: z.object({ dataset: z.string().max(40) }),
    output: z.object({ colleagues: z.array(z.object({ id: z.number(), name: z.string() })).max(200) }),
    example: { dataset: 'cases' },
  }),
  setGoal: command('reports.setGoal', {
    summary: 'Says within how many days a case is to be filed: the goal of the caller’s office; null: it has none.',
    audit: 'Set the goal for filing',
    path: 'POST /api/reports/goal',
    can: 'report:read',
    input: z.object({ days: z.int().min(1).max(999).nullable() }),
    output: z.object({ days: z.number().nullable() }),
    refusals: {
      NOT_YOURS_TO_SET: { status: 403, message: 'The administrator of your company or law firm sets the goal.' },
    },
    example: { days: 42 },
  }),
  sendNow: command('reports.sendNow', {
    summary: 'Mails a saved report at once to those it is scheduled for.',
    audit: 'Mailed a report',
    path: 'POST /api/reports/saved/:savedId/send',
    can: 'report:read',
    input: z.object({ savedId: Id }),
    output: z.object({ id: z.number(), message: z.string() }),
    example: { savedId: 1 },
    names: { savedId: 'savedReport' },
  }),
}

/** What leaves as a file. */
export const reportExports = {
  report: query('exports.report', {
    summary: 'A report as CSV, XLSX or PDF. It needs the password again.',
    audit: 'Took a report along',
    confirm: true,
    path: 'GET /api/reports/download',
    can: 'report:read',
    input: Asked.extend({ format: z.enum(scheduleFormats).default('csv') }),
    output: z.unknown(),
    download: true,
    refusals,
    example: { report: 'status' },
    names,
  }),
}
