import { z } from 'zod'

/** What is said about facts, by fact id. The facts themselves read the values and name what is wrong (rules.ts). */
const Scalar = z.union([z.string().max(5000), z.number(), z.boolean(), z.null()])
const Value = z.union([
  Scalar,
  z.record(z.string().max(60), Scalar),
  z.array(z.record(z.string().max(60), Scalar)).max(200),
])
const NotAnswered = z.enum(['unknown', 'none', 'notApplicable'])

export const GivenAnswers = z
  .record(z.string().max(100), z.object({ value: Value.optional(), not: NotAnswered.optional() }).nullable())
  .refine((answers) => Object.keys(answers).length <= 200, 'has more than 200 answers')

const Source = z.enum(['form', 'questionnaire', 'import', 'document', 'derived', 'migration'])

export const KnownAnswer = z.object({
  value: z.unknown().optional(),
  not: NotAnswered.optional(),
  source: Source,
  by: z.number().nullable(),
  at: z.string(),
})

/** What is known of a subject, secrets masked; the version goes back with a change. */
export const KnownFacts = z.object({ known: z.record(z.string(), KnownAnswer), version: z.number() })

export const FactChange = z.object({
  fact: z.string(),
  source: Source,
  before: KnownAnswer.nullable(),
  after: KnownAnswer.nullable(),
  at: z.string(),
  by: z.number().nullable(),
  byName: z.string().nullable(),
})

export type KnownFacts = z.output<typeof KnownFacts>
export type FactChange = z.output<typeof FactChange>
