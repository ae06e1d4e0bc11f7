import { z } from 'zod'
import { OpenItem } from '#case-file/cases/open-items.ts'
import { CaseRow, Remark, Task, TaskFor } from '#case-file/cases/records.ts'
import { EditionStatus } from '#case-file/form-library/contract.ts'

const Day = z.string().nullable()

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
  /** Whether somebody put it there besides what the package needs. */
  addedByHand: z.boolean(),
  /** The edition of the agency's own PDF in its place; null where there is none. */
  elsewhere: z.string().nullable(),
  /** Whether the edition can be filed today; null for a form that this release does not know. */
  editionStatus: EditionStatus.nullable(),
})

const RelatedCase = z.object({
  id: z.number(),
  number: z.string(),
  typeName: z.string(),
  /** In people's words: 'H-4 extension'. */
  said: z.string(),
  statusName: z.string(),
  tableStatusName: z.string(),
  personName: z.string(),
  relation: z.enum(['principal', 'dependent', 'renewal', 'renewalOf', 'samePerson']),
  path: z.string(),
})

/** Somebody who can sign in and takes part. */
const PersonOfCase = z.object({
  userId: z.number(),
  name: z.string(),
  side: TaskFor,
  status: z.enum(['Invited', 'Active', 'Inactive']),
})

const Participant = z.object({ code: z.string(), words: z.string(), name: z.string(), does: z.string() })

/** Everything of the details screen that needs no working out. */
export const CaseDetails = CaseRow.extend({
  /** The reader is whom it is about: an employee, or a family member with a login of their own. */
  own: z.boolean(),
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
  /** Until when the person may work or stay, by everything on record: what homes, roster and lists say too. */
  authorizedUntil: Day,
  /** Since when the person no longer works here. */
  workEndedOn: Day,
  version: z.number(),
  /** Where it stands and for whom it waits, in one sentence. */
  standing: z.string(),
  /** What is open in it: the family reads its own part only. */
  openItems: z.array(OpenItem),
  stages: z.array(z.object({ id: z.string(), name: z.string(), status: z.number() })),
  moves: z.array(Move),
  undoUntil: z.string().nullable(),
  participants: z.array(Participant),
  /** The relative who petitions or sponsors, where the person of the case has nothing to answer or sign; else empty. */
  relativeName: z.string(),
  people: z.array(PersonOfCase),
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
    /** Notes and messages: not for the provider's staff outside a look-in. */
    readRemarks: z.boolean(),
    askForHelp: z.boolean(),
    becomeLegal: z.boolean(),
    /** What was approved ends soon, no renewal is open, and this viewer opens one. */
    renew: z.boolean(),
    seeFees: z.boolean(),
  }),
  withdrawalWarning: z.string().nullable(),
})
export type CaseDetails = z.output<typeof CaseDetails>
