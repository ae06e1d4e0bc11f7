import { Refusal } from '#platform/operation/refusal.ts'
import type { BulkResult } from '../bulk-records.ts'

export type Done = string | Pick<BulkResult, 'says' | 'opened'>

/** Does it to each. A refusal comes before anything is written for that case, so the others go on. */
export async function eachCase(
  ids: readonly number[],
  work: (id: number) => Promise<Done>,
): Promise<{ results: BulkResult[] }> {
  const results: BulkResult[] = []
  for (const id of new Set(ids)) {
    try {
      const done = await work(id)
      results.push({ id, done: true, ...(typeof done === 'string' ? { says: done } : done) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // A person reads it in a list of cases: the sentence, without the name of a field nobody sees there.
      results.push({ id, done: false, says: Object.values(error.fields ?? {}).join(' ') || error.message })
    }
  }
  return { results }
}
