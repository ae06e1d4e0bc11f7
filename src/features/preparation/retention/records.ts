import { z } from 'zod'
import { retentionKinds } from './rules.ts'

export const LegalHold = z.object({
  id: z.number(),
  companyId: z.number(),
  companyName: z.string(),
  caseId: z.number().nullable(),
  caseNumber: z.string(),
  reason: z.string(),
  placedAt: z.string(),
  placedByName: z.string(),
  endedAt: z.string().nullable(),
  endedByName: z.string(),
  endReason: z.string(),
})
export type LegalHold = z.output<typeof LegalHold>

export const RuleShown = z.object({
  kind: z.enum(retentionKinds),
  name: z.string(),
  months: z.number(),
  source: z.string(),
  confirmed: z.boolean(),
  from: z.string(),
  own: z.boolean(),
})
export type RuleShown = z.output<typeof RuleShown>

/** A document whose time is over. */
export const DueDocument = z.object({
  documentId: z.number(),
  name: z.string(),
  fileName: z.string(),
  caseId: z.number(),
  caseNumber: z.string(),
  companyName: z.string(),
  /** The last day it had to be kept. */
  keptUntil: z.string(),
  source: z.string(),
  confirmed: z.boolean(),
})
export type DueDocument = z.output<typeof DueDocument>
