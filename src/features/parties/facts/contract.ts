import { z } from 'zod'
import { CONFIRM_PASSWORD } from '#platform/operation/confirmed.ts'
import { query } from '#platform/operation/contract.ts'

const Touched = z.object({
  caseId: z.number(),
  caseNumber: z.string(),
  caseFormId: z.number(),
  formId: z.string(),
  edition: z.string(),
  /** Where on the form: '2.1.a'. */
  items: z.array(z.string()),
})

/** What hangs on a fact. */
export const facts = {
  touches: query('facts.touches', {
    summary: 'The open forms that a fact is written on, and the filed ones that a change of it contradicts.',
    path: 'GET /api/facts/touches',
    can: 'session',
    input: z.object({
      subject: z
        .string()
        .regex(/^(company|person|employment|i9|firm|attorney|case)\/[1-9]\d{0,15}$/, 'is not a subject'),
      fact: z.string().max(100),
    }),
    output: z.object({
      open: z.array(Touched),
      filed: z.array(
        Touched.extend({
          filedOn: z.string().nullable(),
          /** Answered anew since the form was filed. */
          changedSince: z.boolean(),
        }),
      ),
      /** There are more forms than are listed. */
      more: z.boolean(),
    }),
    example: { subject: 'person/1', fact: 'person.familyName' },
  }),
}

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

export const NOT_REVEALED = {
  status: 403,
  message:
    'This file shows Social Security, passport and A-numbers in full, which your role may not see. The PDF of each single form comes with the numbers masked.',
} as const

/** What a way out of the product says to who may not take secrets along, or has to give the password again first. */
export const MASKED_OR_CONFIRMED = { CONFIRM_PASSWORD } as const
export const REVEALED_AND_CONFIRMED = { NOT_REVEALED, CONFIRM_PASSWORD } as const
