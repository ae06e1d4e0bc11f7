import { yes } from '#engine/condition.ts'
import { ask } from '#engine/form.ts'
import type { AnyFact } from '#engine/reference.ts'

/** A question whose "Yes" is explained in Additional Information. */
export const explained = <
  const Number extends string,
  const Question extends AnyFact,
  const Explanation extends AnyFact,
>(
  number: Number,
  question: Question,
  explanation: Explanation,
) => [ask(number, question), ask(`${number} explanation` as const, explanation, { when: yes(question) })] as const
