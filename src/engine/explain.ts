import type { Answer, KnownAnswer } from './answer.ts'
import { inputsOf, type KnownFacts, type SubjectKey } from './known-facts.ts'
import type { Derived } from './reference.ts'
import { type FactOrRef, isDerived, type Ref, refOf } from './reference.ts'

/** Where a value comes from: somebody's answer, or the facts it follows from, down to the answers. */
export type Explanation = {
  factId: string
  label: string
  subject: SubjectKey | undefined
  answer: Answer | undefined
  answered?: KnownAnswer
  derivedFrom?: Explanation[]
}

export function explain(given: FactOrRef, look: KnownFacts): Explanation {
  const ref = refOf(given)
  const { fact, role } = ref
  const own = { factId: fact.id, label: fact.label, subject: look.roles(role), answer: look.answer(ref) }
  if (isDerived(fact))
    return { ...own, derivedFrom: inputsOf(ref as Ref<Derived>).map((input) => explain(input, look)) }
  return { ...own, answered: look.known(ref) }
}
