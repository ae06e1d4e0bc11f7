import { z } from 'zod'

const Day = z.string().nullable()
export const Mode = z.enum(['LEGAL', 'DIY'])
export const Outcome = z.enum(['Approved', 'Denied', 'Withdrawn', 'Revoked'])
export const Ball = z.enum(['employee', 'employer', 'attorney', 'firm', 'agency', 'debtor', 'nobody'])
export const TaskFor = z.enum(['employee', 'employer', 'attorney', 'firm'])
export type TaskFor = z.output<typeof TaskFor>

/** A row of the lists. */
export const CaseRow = z.object({
  id: z.number(),
  number: z.string(),
  typeId: z.number(),
  typeName: z.string(),
  subType: z.string(),
  mode: Mode,
  /** Premium processing was chosen. */
  premium: z.boolean(),
  status: z.number(),
  /** How it stands in people's words; where nothing is filed, its stage says it. */
  statusName: z.string(),
  /** Its status in the words of decisions §4; the specification's paths call it statusName. */
  tableStatusName: z.string(),
  stage: z.string(),
  stageName: z.string(),
  outcome: z.string().nullable(),
  companyId: z.number(),
  companyName: z.string(),
  lawFirmId: z.number().nullable(),
  personId: z.number().nullable(),
  personName: z.string(),
  attorneyId: z.number().nullable(),
  attorneyName: z.string(),
  percent: z.number(),
  /** Whether its forms ask anything that the product knows; else the percentage says nothing. */
  asks: z.boolean(),
  ball: Ball,
  /** What whoever has the ball has to do, in a few words; empty where it is not this reader's business. */
  todo: z.string(),
  ballSince: z.string(),
  /** Everybody it waits for, whoever acts first in front. */
  waitsFor: z.array(z.string()),
  nextDueOn: Day,
  nextDueTitle: z.string(),
  filedOn: Day,
  receiptNumber: z.string().nullable(),
  rfeDueOn: Day,
  rfeRespondedOn: Day,
  decidedOn: Day,
  validUntil: Day,
  renewalNumber: z.string(),
  helpRequestedAt: z.string().nullable(),
  /** The specification's form of when it was opened: 'YYYY-MM-DD HH:mm:ss'. */
  creationDate: z.string(),
  /** Its details screen. */
  path: z.string(),
})
export type CaseRow = z.output<typeof CaseRow>

export const Task = z.object({
  id: z.number(),
  caseId: z.number(),
  forWhom: TaskFor,
  title: z.string(),
  details: z.string(),
  dueOn: Day,
  doneAt: z.string().nullable(),
  doneByName: z.string(),
  createdByName: z.string(),
})
export type Task = z.output<typeof Task>

/** Somebody a message went to, and when they read it. */
export const MessageReader = z.object({ userId: z.number(), name: z.string(), readAt: z.string().nullable() })

export const Remark = z.object({
  id: z.number(),
  kind: z.enum(['note', 'message']),
  internal: z.boolean(),
  text: z.string(),
  at: z.string(),
  by: z.number().nullable(),
  byName: z.string(),
  /** To whom a message went; empty for a note, and for messages that everybody of the case reads. */
  readers: z.array(MessageReader),
  /** Only those read it. */
  toChosen: z.boolean(),
  /** The reader has not opened it yet. */
  unread: z.boolean(),
  document: z.object({ id: z.number(), name: z.string() }).nullable(),
})
export type Remark = z.output<typeof Remark>
