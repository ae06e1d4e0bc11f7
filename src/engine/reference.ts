import type { Condition } from './condition.ts'
import type { Derived } from './derived.ts'
import type { Fact } from './fact.ts'

/**
 * Whose fact it is. A form has one company, person, employment, firm, attorney and case, which have the names of their
 * subjects; a further person of the same form has a role name of its own: `of('principal', person.familyName)`.
 */
export type Role = string

export type AnyFact = Fact | Derived

export type Ref<F extends AnyFact = AnyFact> = {
  role: Role
  fact: F
  /** As an input of a derived fact: asked only then. "Are the workers unnamed?" concerns H-2 petitions alone. */
  askedIf?: Condition
}

export type FactOrRef = AnyFact | Ref

export const of = <const F extends AnyFact>(role: Role, fact: F): Ref<F> => ({ role, fact })

/** An input of a derived fact that matters only when something else holds. */
export const askedIf = <const F extends AnyFact>(condition: Condition, fact: F): Ref<F> => ({
  role: subjectOf(fact),
  fact,
  askedIf: condition,
})

/** An input of a derived fact that is used where it is known and asked of nobody for its sake. */
export const ifKnown = <const F extends AnyFact>(fact: F): Ref<F> => askedIf({ any: [] }, fact)

export const refOf = (given: FactOrRef): Ref => ('fact' in given ? given : { role: subjectOf(given), fact: given })

export const subjectOf = ({ id }: AnyFact): string => id.slice(0, id.indexOf('.'))

export const isDerived = (fact: AnyFact): fact is Derived => 'derive' in fact
