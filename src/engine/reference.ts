import type { Fact, FactId, FactType } from './fact.ts'

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

/** A fact that follows from others. It is never stored and never asked; what it follows from is. */
export type Derived<T extends FactType = FactType, Id extends FactId = FactId> = T & {
  id: Id
  inputs: readonly Ref[]
  /** `undefined` when the inputs do not say. */
  derive: (values: readonly unknown[], today: string) => unknown
  /** What the list it follows from leaves open though it is answered: it is then asked for again, and says why. */
  reopens?: (values: readonly unknown[], today: string) => readonly LeftOpen[]
}

/** Why an answered list is not done: days that no entry covers, the last one included, or something an entry does not say. */
export type LeftOpen = { from: string; until: string } | { without: string }

/** A condition is data: it can be evaluated, explained, and searched for the facts it needs. */
export type Condition =
  | { is: Ref; oneOf: readonly unknown[] }
  | { has: Ref }
  | { atLeast: number; of: Ref }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }

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

/** The same condition about somebody else: the principal's jobs are asked for when the principal works. */
export function inRole(condition: Condition, from: string, to: string): Condition {
  const moved = (ref: Ref): Ref => (ref.role === from ? { ...ref, role: to } : ref)
  if ('not' in condition) return { not: inRole(condition.not, from, to) }
  if ('all' in condition) return { all: condition.all.map((each) => inRole(each, from, to)) }
  if ('any' in condition) return { any: condition.any.map((each) => inRole(each, from, to)) }
  if ('is' in condition) return { ...condition, is: moved(condition.is) }
  return 'has' in condition ? { has: moved(condition.has) } : { ...condition, of: moved(condition.of) }
}
