import { z } from 'zod'
import { kindsOfStep, outcomes, wageUnits } from './kinds.ts'

export const Wage = z.object({
  requestedOn: z.string().nullable(),
  number: z.string(),
  cents: z.number().nullable(),
  unit: z.enum(wageUnits),
  determinedOn: z.string().nullable(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
})
export type Wage = z.output<typeof Wage>

export const Step = z.object({
  id: z.number(),
  kind: z.enum(kindsOfStep),
  place: z.string(),
  from: z.string(),
  until: z.string().nullable(),
  noSundayEdition: z.boolean(),
  /** What was found in its text; null: nobody has read it yet. */
  content: z.array(z.string()).nullable(),
  lowestWageCents: z.number().nullable(),
  takenDownBy: z.string(),
  /** Replaced by a newer one: it stays in the file and counts no more. */
  leftOut: z.boolean(),
  documentId: z.number().nullable(),
  documentName: z.string(),
})
export type Step = z.output<typeof Step>

export const Applicant = z.object({
  id: z.number(),
  name: z.string(),
  receivedOn: z.string(),
  source: z.string(),
  contactedOn: z.string().nullable(),
  interviewedOn: z.string().nullable(),
  outcome: z.enum(outcomes).nullable(),
  reason: z.string(),
  note: z.string(),
  consideredBy: z.string(),
  documentId: z.number().nullable(),
  documentName: z.string(),
})
export type Applicant = z.output<typeof Applicant>

export const Report = z.object({ signedOn: z.string().nullable(), signedBy: z.string() })

/** When Form ETA-9089 can be filed, and why; or which window closed and what is to be done. */
export const FilingWindow = z.object({
  state: z.enum(['steps missing', 'quiet', 'open', 'missed', 'filed']),
  from: z.string().nullable(),
  fromWhy: z.string(),
  /** The firm's own day more, where it has one. */
  safeFrom: z.string().nullable(),
  until: z.string().nullable(),
  untilWhy: z.string(),
  /** A window that closed: in words, and what to do. */
  missed: z.string(),
  todo: z.string(),
})
export type FilingWindow = z.output<typeof FilingWindow>

/** Something that stands before the filing. */
export const Block = z.object({
  key: z.string(),
  kind: z.enum(['task', 'document', 'signature', 'review']),
  side: z.enum(['employer', 'firm']),
  title: z.string(),
  about: z.string(),
  dueOn: z.string().nullable(),
  stepId: z.number().nullable(),
  applicantId: z.number().nullable(),
})
export type Block = z.output<typeof Block>

/** One line of the drawing; `quietUntil`: 30 days after its end. */
export const Line = z.object({
  stepId: z.number(),
  label: z.string(),
  note: z.string(),
  from: z.string(),
  until: z.string(),
  quietUntil: z.string().nullable(),
  state: z.enum(['done', 'running', 'planned', 'proof missing', 'too old', 'void', 'left out']),
})
export type Line = z.output<typeof Line>

export const RecruitmentOfCase = z.object({
  applies: z.boolean(),
  professional: z.boolean(),
  wage: Wage,
  steps: z.array(Step),
  applicants: z.array(Applicant),
  report: Report,
  window: FilingWindow,
  lines: z.array(Line),
  blocks: z.array(Block),
  certification: z.object({ certifiedOn: z.string().nullable(), useBy: z.string().nullable() }),
  files: z.array(z.object({ documentId: z.number(), name: z.string(), kind: z.enum(['report', 'audit file']) })),
  version: z.number(),
  may: z.object({ edit: z.boolean(), consider: z.boolean(), sign: z.boolean() }),
})
export type RecruitmentOfCase = z.output<typeof RecruitmentOfCase>
