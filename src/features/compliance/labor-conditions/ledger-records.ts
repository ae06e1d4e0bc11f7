import { z } from 'zod'
import { companyChanges, unpaidReasons } from './ledger-kinds.ts'

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
