import { z } from 'zod'
import { KnownFacts } from '#parties/facts/answer-contract.ts'

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
