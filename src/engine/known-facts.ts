import type { Answer, KnownAnswer } from './answer.ts'
import { isNot, isValue } from './answer.ts'
import { saysNothing } from './parse-value.ts'
import type { AnyFact, Derived, FactOrRef, Ref, Role } from './reference.ts'
import { inRole, isDerived, refOf, subjectOf } from './reference.ts'

/** One subject among those of a case: `person/12`. */
export type SubjectKey = `${string}/${number}`

/** Who stands in which role of a form. A role without a subject is nobody: what is asked about it falls away. */
export type FormRoles = Readonly<Record<Role, SubjectKey | undefined>>

/** The stored answers of all subjects concerned. */
export type Answers = (subject: SubjectKey, factId: string) => KnownAnswer | undefined

/** The facts as one form sees them: stored ones from those in its roles, derived ones worked out when first looked at. */
export type KnownFacts = {
  today: string
  roles: (role: Role) => SubjectKey | undefined
  answer: (fact: FactOrRef) => Answer | undefined
  value: (fact: FactOrRef) => unknown
  /** The stored answer behind a fact that is not derived, with its source. */
  known: (fact: FactOrRef) => KnownAnswer | undefined
}

export function knownFacts(answers: Answers, roles: FormRoles, today: string): KnownFacts {
  const worked = new Map<string, Answer | undefined>()
  const known = (ref: Ref) => {
    const subject = roles[ref.role]
    const found = subject && answers(subject, ref.fact.id)
    return found && isValue(found) && isEmptyList(found.value) ? undefined : found
  }
  const answer = (given: FactOrRef): Answer | undefined => {
    const ref = refOf(given)
    if (!isDerived(ref.fact)) return known(ref)
    const key = `${ref.role}:${ref.fact.id}`
    if (!worked.has(key)) worked.set(key, work(ref.fact, inputsOf(ref as Ref<Derived>).map(answer), today))
    return worked.get(key)
  }
  return {
    today,
    roles: (role) => roles[role],
    answer,
    value: (fact) => valueIn(answer(fact)),
    known: (fact) => known(refOf(fact)),
  }
}

/** A derived fact of another role has its inputs in that role: the principal's address from the principal's addresses. */
export function inputsOf({ role, fact }: Ref<Derived>): Ref[] {
  const own = subjectOf(fact)
  if (role === own) return [...fact.inputs]
  return fact.inputs.map((input) => ({
    ...input,
    role: input.role === own ? role : input.role,
    ...(input.askedIf && { askedIf: inRole(input.askedIf, own, role) }),
  }))
}

function work(fact: Derived, inputs: readonly (Answer | undefined)[], today: string): Answer | undefined {
  const value = fact.derive(
    inputs.map((input, n) => valueFor(fact, fact.inputs[n], input)),
    today,
  )
  if (value !== undefined) return isNot(value) ? value : { value }
  const [first] = inputs
  const noneOfThem = first && inputs.every((input) => input && !isValue(input))
  return noneOfThem ? { not: (first as { not: 'none' }).not } : undefined
}

/** What an answer says. To have none of a list is to have an empty list. */
export const toldIn = (fact: AnyFact, answer: Answer | undefined): unknown =>
  fact.type === 'records' && answer && !isValue(answer) && answer.not === 'none' ? [] : valueIn(answer)

/** Who has no middle name has none either where it is asked again. */
function valueFor(derived: Derived, ref: Ref | undefined, answer: Answer | undefined): unknown {
  if (!answer || isValue(answer) || answer.not !== 'none') return valueIn(answer)
  if (ref?.fact.type === 'records') return toldIn(ref.fact, answer)
  return hasOwnNone(derived) && ref && hasOwnNone(ref.fact) ? { not: 'none' } : undefined
}

const hasOwnNone = (fact: AnyFact) => fact.type === 'text' && fact.noneOnPaper !== undefined

/** Entries that were added and never filled in answer nothing. */
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(saysNothing)

const valueIn = (answer: Answer | undefined) => (isValue(answer) ? answer.value : undefined)
