import { ruleById } from './all.ts'
import { factsFrom, run } from './check.ts'

/** What one rule finds in given facts, for the tests. */
export function foundBy(id: string, values: Record<string, unknown>) {
  const rule = ruleById(id)
  if (!rule) throw new Error(`no rule ${id}`)
  return run(rule, factsFrom(values))
}
