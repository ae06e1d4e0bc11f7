import { z } from 'zod'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, TypedDay } from '#platform/operation/fields.ts'
import {
  MeterFound,
  Profile,
  Readings,
  ReportId,
  SerialNumber,
  Substation,
  SubstationSaid,
  TamperReportId,
} from './records.ts'

/** The specification's names, and its spelling (§7). */
const names = {
  meterSeriaalNumber: 'serialNumber',
  recordCnt: 'limit',
  profile: 'reportId',
  startdate: 'startOn',
  enddate: 'endOn',
} as const

const Criteria = {
  /** Empty: every meter. */
  serialNumber: z.union([z.literal('').transform(() => undefined), SerialNumber]).optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(200).default(100),
}
const Between = { startOn: TypedDay, endOn: TypedDay }
const UntilIsLater = { status: 400, message: 'The last day is the first one, or later.' } as const
const of = { reportId: 'shared: a meter report' } as const
const report = (path: string, reportId: number) => alias('loginapi', `GET api/${path}`, { names, fixed: { reportId } })

/** The readings of the older utility-meter area. */
export const metering = {
  readings: query('metering.readings', {
    summary: 'Readings of a report, newest first: of every meter or of one, of all time or between two days.',
    path: 'GET /api/meter-reports/:reportId',
    aliases: [report('blockLoad', 1), report('dailyLoad', 3), report('allBilling', 4), report('allNamePlate', 5)],
    can: 'meter:read',
    input: z.object({
      reportId: ReportId,
      ...Criteria,
      startOn: Between.startOn.optional(),
      endOn: Between.endOn.optional(),
    }),
    output: Readings,
    example: { reportId: 1 },
    names: of,
  }),
  tamperEvents: query('metering.tamperEvents', {
    summary: 'Tamper events, newest first: of every meter or of one.',
    path: 'GET /api/meter-reports/tamper-events/:reportId',
    aliases: [alias('loginapi', 'GET api/getAllTamperEvents/{reportId}', { names })],
    can: 'meter:read',
    input: z.object({ reportId: TamperReportId, ...Criteria }),
    output: Readings,
    example: { reportId: 6 },
    names: of,
  }),
  meters: query('metering.meters', {
    summary: 'The meters that can be searched for in a report: those with readings of it.',
    path: 'GET /api/meter-reports/:reportId/meters',
    aliases: [alias('loginapi', 'GET api/allSearchCriteriaList/{reportId}', { names })],
    can: 'meter:read',
    input: z.object({ reportId: ReportId }),
    output: z.object({ items: z.array(MeterFound) }),
    example: { reportId: 1 },
    names: of,
  }),
  sims: query('metering.sims', {
    summary: 'The SIM cards that can be searched for in a report, each with its meter.',
    path: 'GET /api/meter-reports/:reportId/sims',
    aliases: [alias('loginapi', 'GET api/allSimSearchCriteriaList/{reportId}', { names })],
    can: 'meter:read',
    input: z.object({ reportId: ReportId }),
    output: z.object({ items: z.array(MeterFound.pick({ simNumber: true, serialNumber: true })) }),
    example: { reportId: 1 },
    names: of,
  }),
  obisCodes: query('metering.obisCodes', {
    summary: 'Every OBIS code with what it stands for and the reports that show it.',
    path: 'GET /api/meter-obis-codes',
    aliases: [alias('loginapi', 'GET api/getAllObisCodes')],
    can: 'meter:read',
    input: z.object({}),
    output: z.object({
      items: z.array(z.object({ obis: z.string(), title: z.string(), unit: z.string(), reports: z.array(z.number()) })),
    }),
  }),
  profile: query('metering.profile', {
    summary: 'The profile report: the readings of a report between two days.',
    path: 'POST /api/meter-profiles',
    aliases: [alias('loginapi', 'POST getProfileReportsDetails', { names })],
    can: 'meter:read',
    input: z.object({ reportId: ReportId, ...Between, ...Criteria }),
    output: Readings,
    refusals: { ENDS_BEFORE: UntilIsLater },
    example: { reportId: 1, startOn: '2026-11-01', endOn: '2026-11-30' },
    names: of,
  }),
  profiles: query('metering.profiles', {
    summary: 'Every report with how many readings there are, of how many meters, and of which time.',
    path: 'GET /api/meter-profiles',
    aliases: [alias('loginapi', 'GET getAllProfileReportsDetails', { names })],
    can: 'meter:read',
    input: z.object({}),
    output: z.object({ items: z.array(Profile) }),
  }),
  ofUser: query('metering.ofUser', {
    summary: 'The report rows of a user, known by id or user name: the readings that user entered. Changes nothing.',
    path: 'POST /api/meter-profiles/users/:userId',
    aliases: [alias('loginapi', 'POST api/user/{userId}', { names })],
    can: 'meter:read',
    input: z.object({ userId: z.coerce.string().trim().max(254), reportId: ReportId, ...Between, ...Criteria }),
    output: Readings,
    refusals: { ENDS_BEFORE: UntilIsLater },
    example: { userId: 'nobody@visacare.demo', reportId: 1, startOn: '2026-11-01', endOn: '2026-11-30' },
    names: of,
  }),
  enter: command('metering.enter', {
    summary: 'Enters readings of a report, one a row; a meter that was not known is known from then on.',
    audit: 'Entered meter readings',
    path: 'POST /api/meter-readings',
    can: 'meter:write',
    input: z.object({ reportId: ReportId, rows: z.string().trim().min(1, 'Enter at least one row.').max(1_000_000) }),
    output: z.object({ readings: z.number(), meters: z.number() }),
    refusals: { ROWS_UNREADABLE: { status: 400, message: 'A row is not understood.' } },
    example: { reportId: 3, rows: '12345678,2026-11-01T00:00Z,1042.5,1100.25' },
    names: of,
  }),
  substations: query('metering.substations', {
    summary: 'The substations with their meters, by name.',
    path: 'GET /api/meter-substations',
    can: 'meter:read',
    input: z.object({}),
    output: z.object({ items: z.array(Substation) }),
  }),
  saveSubstation: command('metering.saveSubstation', {
    summary: 'Adds a substation, or changes it when it has an id.',
    audit: 'Saved a substation',
    path: 'PUT /api/meter-substations',
    can: 'meter:write',
    input: SubstationSaid.extend({ id: Id.optional(), version: z.number().int().optional() }),
    output: Substation,
    refusals: {
      NAME_TAKEN: { status: 409, message: 'There is a substation with this name already.' },
      STALE: { status: 409, message: 'Someone changed it in the meantime. Open it again.' },
    },
    example: { countryName: 'United States', subStationName: 'Harbor' },
    names: { id: 'shared: a substation' },
  }),
  removeSubstation: command('metering.removeSubstation', {
    summary: 'Deletes a substation; its meters and their readings stay.',
    audit: 'Deleted a substation',
    path: 'POST /api/meter-substations/:id/delete',
    can: 'meter:write',
    input: z.object({ id: Id }),
    output: z.object({}),
    refusals: { HAS_JOBS: { status: 409, message: 'A job is scheduled for it. Delete the job first.' } },
    example: { id: 1 },
    names: { id: 'shared: a substation' },
  }),
}
