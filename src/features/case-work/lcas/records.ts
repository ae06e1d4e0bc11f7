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
