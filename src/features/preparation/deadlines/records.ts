import { z } from 'zod'

const Day = z.string().nullable()
const Step = z.object({ words: z.string(), date: z.string() })

export const CaseDeadline = z.object({
  /** Null until it is kept; then it can be set to another day or ticked off. */
  id: z.number().nullable(),
  rule: z.string(),
  part: z.string(),
  title: z.string(),
  kind: z.enum(['earliest', 'due', 'expires', 'retain until', 'info']),
  severity: z.enum(['statutory', 'regulatory', 'policy', 'internal']),
  citation: z.string(),
  dueOn: z.string(),
  computedOn: Day,
  printedOn: Day,
  /** The business day before, where the deadline is none and is not moved … */
  actBy: Day,
  /** … and the one after, on which it may still be accepted. */
  lastResortOn: Day,
  /** Somebody's own day, beside the legal one; of an internal date it is the day that counts. */
  overrideOn: Day,
  overrideReason: z.string(),
  overrideByName: z.string(),
  steps: z.array(Step),
  /** The whole arithmetic in one line. */
  explanation: z.string(),
  toConfirm: z.array(z.string()),
  warning: z.string(),
  doneAt: Day,
  doneByName: z.string(),
})
export type CaseDeadline = z.output<typeof CaseDeadline>

/** A date that speaks against a day of filing: it would have passed, or not have come. */
export const MissedDeadline = z.object({
  rule: z.string(),
  part: z.string(),
  title: z.string(),
  dueOn: z.string(),
  /** Below zero: so many days too early. */
  daysLate: z.number(),
  consequence: z.string(),
})
export type MissedDeadline = z.output<typeof MissedDeadline>

/** The six years in H-1B, with the days that each trip abroad gives back. */
export const ClockShown = z.object({
  startedOn: z.string(),
  baseEnd: z.string(),
  endsOn: z.string(),
  recapturedDays: z.number(),
  /** A year abroad began a fresh clock. */
  fresh: z.boolean(),
  trips: z.array(z.object({ leftOn: z.string(), returnedOn: Day, days: z.number() })),
  daysLeft: z.number().nullable(),
  /** What it does not count, or counts though the record does not say it; '' : nothing is known to be missing. */
  doubt: z.string(),
})
export type ClockShown = z.output<typeof ClockShown>

export const CaseDeadlines = z.object({
  items: z.array(CaseDeadline),
  clock: ClockShown.nullable(),
  checks: z.array(
    z.object({
      rule: z.string(),
      part: z.string(),
      title: z.string(),
      citation: z.string(),
      level: z.enum(['ok', 'warn', 'error']),
      sentence: z.string(),
    }),
  ),
  /** How the answer to the notice that is open will leave; null: no notice is open. */
  answer: z.object({ channel: z.enum(['paper', 'online']).nullable() }).nullable(),
  mayEdit: z.boolean(),
})
export type CaseDeadlines = z.output<typeof CaseDeadlines>

export const AgendaItem = z.object({
  id: z.string(),
  kind: z.enum(['deadline', 'event', 'item']),
  caseId: z.number().nullable(),
  caseNumber: z.string(),
  casePath: z.string(),
  personName: z.string(),
  title: z.string(),
  on: z.string(),
  severity: z.string(),
  actionable: z.boolean(),
  done: z.boolean(),
  /** Why: the citation of a rule, or what somebody wrote about an event. */
  details: z.string(),
  /** An event that whoever asks may tick off; deadlines are ticked off at their case. */
  mayChange: z.boolean(),
})
export type AgendaItem = z.output<typeof AgendaItem>

export const CalendarEvent = z.object({
  id: z.number(),
  caseId: z.number().nullable(),
  companyId: z.number(),
  title: z.string(),
  details: z.string(),
  on: z.string(),
  doneAt: Day,
  createdByName: z.string(),
})
