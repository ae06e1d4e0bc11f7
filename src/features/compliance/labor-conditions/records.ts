import { z } from 'zod'
import { KnownFacts } from '#parties/facts/contract.ts'
import { Conditions } from './conditions.ts'
import { companyChanges, unpaidReasons } from './kinds.ts'

const Text = (most: number) => z.string().trim().max(most).default('')
const Worker = z.string().trim().min(1, 'Say who it is about.').max(200)
const Later = z.union([z.literal(''), z.iso.date()]).default('')

/** One line, as its kind asks for it. */
export const LedgerLine = z.discriminatedUnion('kind', [
  z.object({
    ...{ kind: z.literal('unpaid'), worker: Worker, on: z.iso.date(), until: Later },
    ...{ reason: z.enum(unpaidReasons), evidence: Text(300) },
    hours: z.number().min(1, 'Give the hours a week, like 40.').max(60),
    /** A benefit plan or another law requires pay, whatever the reason. */
    planPays: z.boolean().default(false),
  }),
  z.object({
    ...{ kind: z.literal('home'), worker: Worker, on: z.iso.date(), address: Text(300) },
    ...{ inArea: z.boolean(), worksThere: z.boolean() },
  }),
  z.object({
    ...{ kind: z.literal('visit'), worker: Text(200), on: z.iso.date(), answerBy: Later },
    ...{ officer: Text(200), badge: Text(60), site: z.string().trim().min(1, 'Say where the officer came.').max(300) },
    ...{ asked: Text(1000), shown: Text(1000), present: Text(300) },
  }),
  z.object({
    ...{ kind: z.literal('company'), on: z.iso.date(), change: z.enum(companyChanges), statementOn: Later },
    ...{ otherTerms: z.boolean().default(false), note: Text(500) },
  }),
])

export const LedgerEntry = z.object({
  id: z.number(),
  entry: LedgerLine,
  /** What the law says follows from it, and whether that is done. */
  says: z.string(),
  state: z.enum(['fine', 'open', 'wrong', 'done']),
  doneOn: z.string().nullable(),
  doneNote: z.string(),
  doneByName: z.string(),
  writtenByName: z.string(),
})
export type LedgerEntry = z.output<typeof LedgerEntry>

export const LcaStanding = z.enum(['Draft', 'Filed', 'Certified', 'Expired', 'Withdrawn'])
export type LcaStanding = z.output<typeof LcaStanding>

export const noticeKinds = ['posting', 'electronic', 'union'] as const

export const LcaNotice = z.object({
  id: z.number(),
  kind: z.enum(noticeKinds),
  site: z.string(),
  place: z.string(),
  firstDay: z.string(),
  takenDownOn: z.string().nullable(),
  refusal: z.string(),
  postedByName: z.string(),
  removedByName: z.string(),
  proofName: z.string().nullable(),
  proofAt: z.string().nullable(),
})
export type LcaNotice = z.output<typeof LcaNotice>

export const LcaPlacement = z.object({
  id: z.number(),
  worker: z.string(),
  area: z.string(),
  yearFrom: z.string(),
  days: z.array(z.string()),
  keepsHomeOffice: z.boolean().nullable(),
  substantialTimeHome: z.boolean().nullable(),
  livesInHomeArea: z.boolean().nullable(),
  lcaForArea: z.boolean().nullable(),
  strikeOrLockout: z.boolean().nullable(),
  checkedOn: z.string().nullable(),
})
export type LcaPlacement = z.output<typeof LcaPlacement>

export const DependencyCount = z.object({
  id: z.number(),
  countedOn: z.string(),
  event: z.string(),
  employees: z.number(),
  fteHundredths: z.number(),
  h1b: z.number(),
  dependentSpec: z.boolean(),
  dependentReg: z.boolean(),
  countedByName: z.string(),
})
export type DependencyCount = z.output<typeof DependencyCount>

/** A petition, or another case, that rests on the LCA. */
export const LcaUse = z.object({
  caseId: z.number(),
  number: z.string(),
  path: z.string(),
  typeName: z.string(),
  personName: z.string(),
  /** Whether it takes one of the certified positions (HC-11). */
  takesPosition: z.boolean(),
})
export type LcaUse = z.output<typeof LcaUse>

export const LcaCheck = z.object({
  key: z.string(),
  title: z.string(),
  says: z.string(),
  /** null: not known yet, which is no yes. */
  ok: z.boolean().nullable(),
})
export type LcaCheck = z.output<typeof LcaCheck>

export const LcaRecord = KnownFacts.extend({
  id: z.number(),
  number: z.string(),
  companyId: z.number(),
  companyName: z.string(),
  standing: LcaStanding,
  conditions: Conditions,
  withdrawnOn: z.string().nullable(),
  withdrawnWhy: z.string(),
  parentCaseId: z.number().nullable(),
  requestNote: z.string(),
  uses: z.array(LcaUse),
  positions: z.object({ total: z.number().nullable(), used: z.number(), free: z.number().nullable() }),
  notices: z.array(LcaNotice),
  /** The first and the tenth day of the posting, and what its proof lacks. */
  posting: z.object({ days: z.array(z.string()), gaps: z.array(z.string()) }),
  placements: z.array(LcaPlacement),
  dependency: z.array(DependencyCount),
  /** What happened while somebody works under it, the newest first. */
  ledger: z.array(LedgerEntry),
  checks: z.array(LcaCheck),
  decisionDue: z.string().nullable(),
  publicFileDue: z.string().nullable(),
  may: z.object({ prepare: z.boolean(), post: z.boolean(), decide: z.boolean() }),
})
export type LcaRecord = z.output<typeof LcaRecord>

export const LcaRow = z.object({
  id: z.number(),
  caseId: z.number().nullable(),
  number: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  personNames: z.string(),
  standing: LcaStanding,
  beginsOn: z.string(),
  endsOn: z.string(),
  workers: z.number().nullable(),
})
export type LcaRow = z.output<typeof LcaRow>
