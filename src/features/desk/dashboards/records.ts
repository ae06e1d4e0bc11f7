import { z } from 'zod'
import { OpenItem } from '#case-file/cases/open-items.ts'

export const Counts = z.object({
  total: z.number(),
  byStatus: z.record(z.string(), z.number()),
  byBall: z.record(z.string(), z.number()),
  byType: z.record(z.string(), z.number()),
  /** Of those that go to no agency, how many are worked on, by status. */
  unfiled: z.record(z.string(), z.number()),
})
export type Counts = z.output<typeof Counts>

/** An open item as a home shows it: with its case in people's words, and who answers for it. */
export const HomeItem = OpenItem.extend({
  /** 'H-1B extension'. */
  said: z.string(),
  /** Where on its track its case stands, counted from 0. */
  step: z.number(),
  casePath: z.string(),
  personId: z.number().nullable(),
  attorneyName: z.string(),
  /** Of what ends: whether a case that renews it is under way. */
  renewal: z.enum(['none', 'impossible', 'started', 'filed']),
  /** Of what an employee owes, to the employer: the account; null: never invited, or not told. */
  login: z.object({ userId: z.number(), status: z.enum(['Invited', 'Active', 'Inactive']) }).nullable(),
})
export type HomeItem = z.output<typeof HomeItem>

/** What somebody else owes: all of it counted, the first things named. */
export const AwaitedFrom = z.object({
  key: z.string(),
  n: z.number(),
  cases: z.number(),
  /** The first hundred of these, to remind in. */
  caseIds: z.array(z.number()),
  dueOn: z.string().nullable(),
  items: z.array(HomeItem),
})
export type AwaitedFrom = z.output<typeof AwaitedFrom>

/** How many things there are in all, each number up to 1,000, what a company waits for whole; what is shown of them is less. */
export const Totals = z.object({
  overdue: z.number(),
  week: z.number(),
  waiting: z.number(),
  /** From how many others that is awaited; only for companies. */
  awaited: z.number(),
  stuck: z.number(),
  /** Legal dates that have passed in the last sixty days, and those that come. */
  datesPassed: z.number(),
  /** Of these, what a law firm still has to do something about: its day is late by them too. */
  datesLate: z.number(),
  datesAhead: z.number(),
})
export type Totals = z.output<typeof Totals>

/** In how many open cases of somebody something is due this week, overdue, awaited from the client, or has not moved for two weeks. */
export const WorkloadRow = z.object({
  /** Null: nobody has taken them. */
  attorneyId: z.number().nullable(),
  /** Cases that their owners do themselves: they need nobody. */
  diy: z.boolean(),
  name: z.string(),
  open: z.number(),
  week: z.number(),
  overdue: z.number(),
  client: z.number(),
  stuck: z.number(),
  /** The last day out, and who stands in. */
  outUntil: z.string().nullable(),
  coverName: z.string(),
})
export type WorkloadRow = z.output<typeof WorkloadRow>

export const ClientRow = z.object({ companyId: z.number(), name: z.string(), open: z.number(), overdue: z.number() })

/** A case of the own household, as its worker or family reads it: in people's words, without numbers of ours. */
export const OwnCase = z.object({
  id: z.number(),
  path: z.string(),
  said: z.string(),
  /** The same within a sentence: 'work permit'. */
  saidWithin: z.string(),
  personId: z.number().nullable(),
  /** Of whoever reads, not of the family. */
  own: z.boolean(),
  personName: z.string(),
  firstName: z.string(),
  diy: z.boolean(),
  status: z.number(),
  step: z.number(),
  /** The words of its track, where it is not that of a filing: nothing of it goes to an agency then. */
  steps: z.array(z.string()).optional(),
  outcome: z.string().nullable(),
  premium: z.boolean(),
  filedOn: z.string().nullable(),
  receiptNumber: z.string().nullable(),
  validUntil: z.string().nullable(),
  /** Approved without an I-94, and nobody has entered the country since: the approval is not a stay yet. */
  entryNeeded: z.boolean(),
  /** By when USCIS acts, where it has promised a day. */
  answerBy: z.string().nullable(),
  /** While the case is pending work may go on until then. */
  workUntil: z.string().nullable(),
  /** Of a petition under the cap that is not filed: by when it is registered, selected and filed, and when work begins. */
  /** Filed along with a petition under the cap that USCIS has not selected yet: from when it could be. */
  filedWithFrom: z.string().nullable(),
  season: z
    .object({
      registeredBy: z.string().nullable(),
      selectedBy: z.string().nullable(),
      filedFrom: z.string(),
      startsOn: z.string(),
    })
    .nullable(),
  /** The reader's part of the questionnaire was handed in and has not come back. */
  answersSent: z.boolean(),
  /** Who of the law firm answered a question of the reader, who has not read it yet; empty: nobody. */
  answeredBy: z.string().default(''),
  waitsFor: z.array(z.string()),
  attorneyName: z.string(),
  contactName: z.string(),
  /** A message in the case reaches the contact: somebody else may be named who has no part in it. */
  contactTakesPart: z.boolean(),
})
export type OwnCase = z.output<typeof OwnCase>
