import { z } from 'zod'
import { EditionStatus } from '#case-file/form-library/contract.ts'

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
  status: z.number(),
  statusName: z.string(),
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

/** A task on a dashboard says which case it belongs to. */
export const TaskOfCase = Task.extend({ number: z.string(), path: z.string(), personName: z.string() })
export type TaskOfCase = z.output<typeof TaskOfCase>

export const Remark = z.object({
  id: z.number(),
  kind: z.enum(['note', 'message']),
  internal: z.boolean(),
  text: z.string(),
  at: z.string(),
  by: z.number().nullable(),
  byName: z.string(),
})
export type Remark = z.output<typeof Remark>

export const TimelineEvent = z.object({
  id: z.number(),
  kind: z.string(),
  text: z.string(),
  internal: z.boolean(),
  at: z.string(),
  byName: z.string(),
})

const Move = z.object({
  to: z.number(),
  words: z.string(),
  kind: z.enum(['on', 'back', 'withdrawal', 'reopening']),
  outcomes: z.array(z.string()),
  needsReason: z.boolean(),
})
export type OfferedMove = z.output<typeof Move>

const CaseForm = z.object({
  id: z.number(),
  formId: z.string(),
  edition: z.string(),
  personId: z.number().nullable(),
  personName: z.string(),
  side: z.string(),
  percent: z.number(),
  status: z.string(),
  /** Whether the edition can be filed today; null for a form that this release does not know. */
  editionStatus: EditionStatus.nullable(),
})

const RelatedCase = z.object({
  id: z.number(),
  number: z.string(),
  typeName: z.string(),
  statusName: z.string(),
  personName: z.string(),
  relation: z.enum(['principal', 'dependent', 'renewal', 'renewalOf', 'samePerson']),
  path: z.string(),
})

const Participant = z.object({ code: z.string(), words: z.string(), name: z.string(), does: z.string() })

/** Everything of the details screen that needs no working out. */
export const CaseDetails = CaseRow.extend({
  householdPersonId: z.number().nullable(),
  employmentId: z.number().nullable(),
  ownerId: z.number().nullable(),
  ownerName: z.string(),
  lawFirmName: z.string(),
  companyCode: z.string(),
  personEmail: z.string(),
  options: z.record(z.string(), z.json()),
  receiptOn: Day,
  priorityDate: Day,
  rfeNoticeOn: Day,
  validFrom: Day,
  version: z.number(),
  /** Where it stands and who has the ball, in one sentence. */
  standing: z.string(),
  stages: z.array(z.object({ id: z.string(), name: z.string(), status: z.number() })),
  moves: z.array(Move),
  undoUntil: z.string().nullable(),
  participants: z.array(Participant),
  forms: z.array(CaseForm),
  tasks: z.array(Task),
  notes: z.array(Remark),
  messages: z.array(Remark),
  timeline: z.array(TimelineEvent),
  related: z.array(RelatedCase),
  /** What this viewer may do. */
  may: z.object({
    edit: z.boolean(),
    assign: z.boolean(),
    seeInternal: z.boolean(),
    askForHelp: z.boolean(),
    becomeLegal: z.boolean(),
    seeFees: z.boolean(),
  }),
  withdrawalWarning: z.string().nullable(),
})
export type CaseDetails = z.output<typeof CaseDetails>

export const Fees = z.object({
  lines: z.array(
    z.object({
      code: z.string(),
      form: z.string(),
      applicant: z.string().optional(),
      amountCents: z.number(),
      explanation: z.string(),
      payer: z.string(),
      why: z.string(),
      citation: z.string(),
    }),
  ),
  totalCents: z.number(),
  open: z.array(z.object({ code: z.string(), question: z.string() })),
  toConfirm: z.array(z.object({ code: z.string(), sentence: z.string() })),
  complete: z.boolean(),
  filingDate: z.string(),
})

export const Counts = z.object({
  total: z.number(),
  byStatus: z.record(z.string(), z.number()),
  byBall: z.record(z.string(), z.number()),
  byType: z.record(z.string(), z.number()),
})
export type Counts = z.output<typeof Counts>
