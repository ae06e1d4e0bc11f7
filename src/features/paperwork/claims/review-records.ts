import { z } from 'zod'
import { risks } from './choices.ts'

const text = (most: number) => z.string().trim().max(most)

/** What the client asks the firm to look at (case-types.md §17). */
export const Asked = z.object({
  parties: text(300),
  /** What the contract is for in a case: evidence of a placement, a job offer. */
  purpose: text(300),
  questions: text(3000),
  askedOn: z.iso.date().nullable(),
  /** Five business days unless another turnaround is agreed. */
  workingDays: z.number().int().min(1, 'At least one working day.').max(60),
})
export type Asked = z.output<typeof Asked>

export const FindingInput = z.object({
  point: text(120),
  clause: text(120).min(1, 'Say which clause, like “7.2 Term”.'),
  page: z.number().int().min(1).max(2000).nullable(),
  quote: text(2000),
  risk: z.enum(risks),
  advice: text(2000).min(1, 'Say what you advise.'),
})
export type FindingInput = z.output<typeof FindingInput>
export const Finding = FindingInput.extend({ position: z.number(), byName: z.string() })
export type Finding = z.output<typeof Finding>

/** Words that were found in a document; what they mean is for the reviewer to say. */
export const Proposal = z.object({
  point: z.string(),
  why: z.string(),
  document: z.string(),
  page: z.number().nullable(),
  clause: z.string(),
  text: z.string(),
})
export type Proposal = z.output<typeof Proposal>

export const Proposals = z.object({
  items: z.array(Proposal),
  /** Points for which no words were found: that says nothing about the contract. */
  withoutWords: z.array(z.string()),
  read: z.array(z.string()),
  unread: z.array(z.object({ document: z.string(), why: z.string() })),
})

export const ContractReview = z.object({
  id: z.number(),
  version: z.number(),
  asked: Asked,
  dueOn: z.string(),
  deliveredOn: z.string().nullable(),
  deliveredTo: z.string(),
  /** The memo is the firm's own until it goes out: nobody else is told how it stands. */
  memo: z.object({ state: z.enum(['missing', 'written', 'approved']), approvedBy: z.string() }).nullable(),
  /** Empty for whoever does not read them: the client before they are delivered. */
  findings: z.array(Finding),
  points: z.array(z.string()),
  stage: z.string(),
  next: z.array(z.object({ id: z.string(), name: z.string(), needsReason: z.boolean() })),
  may: z.object({ ask: z.boolean(), review: z.boolean(), approve: z.boolean(), readFindings: z.boolean() }),
})
export type ContractReview = z.output<typeof ContractReview>
