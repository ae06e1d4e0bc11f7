import { z } from 'zod'
import { GivenAnswers, KnownFacts } from '#parties/facts/contract.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'

/** A labor condition application: what stands on it, by fact id, and the cases that rest on it. */
export const Lca = KnownFacts.extend({
  id: z.number(),
  number: z.string(),
  cases: z.array(z.object({ id: z.number(), number: z.string(), personName: z.string() })),
})
export type Lca = z.output<typeof Lca>

export const LcaOfCase = z.object({
  /** Whether cases of this type rest on an LCA. */
  applies: z.boolean(),
  lca: Lca.nullable(),
  /** Others of the same employer that the case could rest on. */
  others: z.array(z.object({ id: z.number(), number: z.string(), says: z.string() })),
  mayEdit: z.boolean(),
})
export type LcaOfCase = z.output<typeof LcaOfCase>

/** What could stand on an LCA that nobody has begun; a person takes it over or not. */
export const ProposedAnswer = z.object({
  fact: z.string(),
  label: z.string(),
  value: z.unknown(),
  /** The value as it is read. */
  says: z.string(),
  /** Where it is from: 'The job'. */
  from: z.string(),
})
export type ProposedAnswer = z.output<typeof ProposedAnswer>

const NO_LCA = { status: 409, message: 'Cases of this type do not rest on an LCA.' } as const

/** The labor condition application of a case: one record, whatever reads it. */
export const lcaOperations = {
  ofCase: query('lcas.ofCase', {
    summary: 'The labor condition application that a case rests on, and others of the employer.',
    path: 'GET /api/cases/:id/lca',
    can: 'session',
    input: z.object({ id: Id }),
    output: LcaOfCase,
    example: { id: 1 },
    names: { id: 'case' },
  }),
  proposed: query('lcas.proposed', {
    summary:
      'What is known for an LCA that was not begun: of the job, the employer and the petition, each with its source.',
    path: 'GET /api/cases/:id/lca/proposed',
    can: 'session',
    lookIn: true,
    input: z.object({ id: Id }),
    output: z.object({ items: z.array(ProposedAnswer) }),
    example: { id: 1 },
    names: { id: 'case' },
  }),
  save: command('lcas.save', {
    summary: 'Saves what stands on the LCA of a case; without one yet, it is made. null takes an answer away.',
    audit: 'Saved a labor condition application',
    path: 'PUT /api/cases/:id/lca',
    can: 'session',
    input: z.object({
      id: Id,
      answers: GivenAnswers,
      /** The version that was read, where there was one. */
      version: z.number().int().optional(),
    }),
    output: LcaOfCase,
    refusals: {
      NO_LCA,
      NUMBER_TAKEN: {
        status: 409,
        message: 'This employer already has an LCA with this number. Choose it instead of entering it again.',
      },
    },
    example: { id: 1, answers: { 'case.lcaWorkers': { value: 1 } } },
    names: { id: 'case' },
  }),
  link: command('lcas.link', {
    summary: 'Says on which LCA of the employer a case rests; none takes the case off its LCA.',
    audit: 'Linked a case with a labor condition application',
    path: 'PUT /api/cases/:id/lca/link',
    can: 'session',
    input: z.object({ id: Id, lcaId: Id.nullable() }),
    output: LcaOfCase,
    refusals: { NO_LCA },
    example: { id: 1, lcaId: null },
    names: { id: 'case', lcaId: 'lca' },
  }),
}
