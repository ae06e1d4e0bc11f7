import type { Answer } from '#engine/answer.ts'
import { isValue } from '#engine/answer.ts'
import { factsIn } from '#engine/condition.ts'
import type { FactType } from '#engine/fact.ts'
import { inputsOf, type KnownFacts } from '#engine/known-facts.ts'
import type { Derived } from '#engine/reference.ts'
import { isDerived, type Ref, subjectOf } from '#engine/reference.ts'
import { conditionRefs, type FormWithRoles, questionKey, storedBehind, storedRefs } from './case-questions.ts'

/** What a form's conditions need of facts that are not the viewer's, worked out by the server: 'role:fact' → answer. */
export type Given = Readonly<Record<string, Answer>>

export const givenKey = ({ role, fact }: Ref): string => `${role}:${fact.id}`

const HIDDEN = '•••••'

/**
 * A questionnaire decides in the browser which questions appear, and some depend on what others answered. Of those facts
 * a viewer gets the outcome, never a number, an amount, a date or a text: yes or no, the chosen option, or only that
 * there is something.
 */
export function givenTo(form: FormWithRoles, look: KnownFacts, visible: ReadonlySet<string>): Given {
  const given: Record<string, Answer> = {}
  const isVisible = (ref: Ref) => {
    const subject = form.roles[ref.role]
    return subject === undefined || visible.has(questionKey(subject, ref.fact.id))
  }
  for (const part of form.form.parts) {
    for (const item of part.items) {
      if (!storedRefs(part, item).some((ref) => form.roles[ref.role] && isVisible(ref))) continue
      const own: Ref = { role: item.role, fact: item.fact }
      const needed = [
        own,
        ...askedIfRefs(own),
        ...conditionRefs(part, item).flatMap((ref) => [ref, ...askedIfRefs(ref)]),
      ]
      for (const ref of needed) {
        if (!form.roles[ref.role] || storedBehind(ref).every((each) => isVisible(each))) continue
        const answer = look.answer(ref)
        if (answer) given[givenKey(ref)] = shown(ref, answer)
      }
    }
  }
  return given
}

/** What the inputs of a derived fact depend on decides which of them are asked. */
const askedIfRefs = (ref: Ref): Ref[] =>
  isDerived(ref.fact) ? inputsOf(ref as Ref<Derived>).flatMap(({ askedIf }) => (askedIf ? factsIn(askedIf) : [])) : []

/** Options and yes or no are what conditions compare; of anything else only its presence is told. */
function shown({ fact }: Ref, answer: Answer): Answer {
  if (!isValue(answer)) return { not: answer.not }
  return isTelling(fact) ? { value: answer.value } : { value: HIDDEN }
}

const isTelling = ({ type, secret }: FactType) =>
  !secret && (type === 'yesNo' || type === 'choice' || type === 'country')

/** The same look, with what the server worked out in the place of what cannot be seen. */
export const withGiven = (look: KnownFacts, given: Given): KnownFacts => ({
  ...look,
  answer: (fact) => {
    const ref = 'fact' in fact ? fact : { role: subjectOf(fact), fact }
    return given[givenKey(ref)] ?? look.answer(ref)
  },
})
