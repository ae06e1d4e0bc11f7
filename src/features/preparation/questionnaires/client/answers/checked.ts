import type { Answer } from '#engine/answer.ts'
import type { Fact } from '#engine/fact.ts'
import { parseValue } from '#engine/parse-value.ts'
import { changesIn, type Draft, problemsIn } from '#parties/facts/client/draft.ts'
import { DOTS, type GivenAnswer } from '#parties/facts/rules.ts'

/** What stands in a field, read: as it is sent, as conditions see it, and what is wrong with it. */
export type Checked = { given: GivenAnswer; answer: Answer | undefined; problems: Record<string, string> }

export function checked(fact: Fact, draft: Draft, today: string): Checked {
  const after = { [fact.id]: draft }
  const given = changesIn([fact], {}, after)[fact.id] ?? null
  const problems = problemsIn([fact], {}, after, today)
  if (Object.keys(problems).length > 0) return { given, answer: undefined, problems }
  if (given === null)
    return fact.required
      ? { given, answer: undefined, problems: { [fact.id]: 'Field is required' } }
      : { given, answer: undefined, problems }
  if (given.not !== undefined) return { given, answer: { not: given.not }, problems }
  // Behind a mask is what the server knows; it has been read before.
  if (JSON.stringify(given.value).includes(DOTS)) return { given, answer: { value: given.value }, problems }
  const parsed = parseValue(fact, given.value, today)
  if (!parsed.ok) return { given, answer: undefined, problems: { [fact.id]: parsed.message } }
  return { given, answer: { value: parsed.value }, problems }
}
