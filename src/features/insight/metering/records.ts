import { z } from 'zod'
import { Activity } from '#platform/operation/fields.ts'
import { meterKinds } from './kinds.ts'
import { serialNumber, substationFields } from './places.ts'

export const SerialNumber = z.string().trim().regex(serialNumber, 'is 8 digits and does not begin with 0')

const numberOf = (ids: readonly number[]) =>
  z.coerce
    .number<number | string>()
    .int()
    .refine((id) => ids.includes(id), `is one of ${ids.join(', ')}`)
export const ReportId = numberOf(meterKinds.map(({ id }) => id))
export const TamperReportId = numberOf(meterKinds.filter(({ events }) => events).map(({ id }) => id))

export const Reading = z.object({
  id: z.number(),
  serialNumber: z.string(),
  substationName: z.string(),
  readAt: z.string(),
  figures: z.record(z.string(), z.union([z.number(), z.string()])),
})
export type Reading = z.output<typeof Reading>

/** A report: which one, its newest readings first, and how many there are. */
export const Readings = z.object({
  reportId: z.number(),
  reportName: z.string(),
  items: z.array(Reading),
  total: z.number(),
})

/** A meter that has readings of a report. */
export const MeterFound = z.object({
  serialNumber: z.string(),
  simNumber: z.string(),
  substationName: z.string(),
  readings: z.number(),
  lastAt: z.string(),
})

/** A report with what there is of it. */
export const Profile = z.object({
  reportId: z.number(),
  reportName: z.string(),
  readings: z.number(),
  meters: z.number(),
  firstAt: z.string().nullable(),
  lastAt: z.string().nullable(),
})

const named = (title: string) => z.string().trim().max(100, `${title} has 100 characters at most.`).default('')
const said = Object.fromEntries(Object.entries(substationFields).map(([key, title]) => [key, named(title)]))
export const SubstationSaid = z.object({
  ...(said as Record<keyof typeof substationFields, ReturnType<typeof named>>),
  countryName: z.string().trim().min(1, 'Field is required').max(100),
  subStationName: z.string().trim().min(1, 'Field is required').max(100),
  /** The meters behind its feeder. */
  serialNumbers: z.array(SerialNumber).max(500).default([]),
})
export const Substation = SubstationSaid.extend({ id: z.number(), version: z.number() })
export type Substation = z.output<typeof Substation>

export const jobPeriods = ['day', 'week', 'month'] as const
export const MeterJob = z.object({
  jobId: z.number(),
  jobName: z.string(),
  reportId: z.number(),
  substationId: z.number().nullable(),
  substationName: z.string(),
  every: z.enum(jobPeriods),
  hour: z.number(),
  /** Where the clock stands that the hour is told by. */
  zone: z.string(),
  status: Activity,
  nextAt: z.string().nullable(),
  lastAt: z.string().nullable(),
  version: z.number(),
})
export type MeterJob = z.output<typeof MeterJob>

/** What a run found in its time: how many readings came in, from how many meters, and which meters sent nothing. */
export const MeterRun = z.object({
  id: z.number(),
  startedAt: z.string(),
  fromAt: z.string(),
  untilAt: z.string(),
  asked: z.enum(['schedule', 'person']),
  readings: z.number(),
  meters: z.number(),
  silent: z.array(z.string()),
  silentMeters: z.number(),
})
export type MeterRun = z.output<typeof MeterRun>
