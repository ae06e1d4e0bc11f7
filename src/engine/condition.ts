import { isValue } from './answer.ts'
import type { ValueOf } from './fact.ts'
import type { KnownFacts } from './known-facts.ts'
import type { AnyFact, Condition, FactOrRef, Ref } from './reference.ts'
import { refOf } from './reference.ts'

/** True, false, or not known yet (Kleene's three values). */
export type Truth = boolean | undefined

type Value<F> = F extends { fact: infer Inner extends AnyFact }
  ? ValueOf<Inner>
  : F extends AnyFact
    ? ValueOf<F>
    : never

export const yes = (fact: FactOrRef): Condition => ({ is: refOf(fact), oneOf: [true] })
export const no = (fact: FactOrRef): Condition => ({ is: refOf(fact), oneOf: [false] })
export const is = <const F extends FactOrRef>(fact: F, ...oneOf: readonly Value<F>[]): Condition => ({
  is: refOf(fact),
  oneOf,
})
/** There is a value: not "none", not "does not apply". */
export const has = (fact: FactOrRef): Condition => ({ has: refOf(fact) })
/** A number of at least so many, or so many entries of a list. */
export const atLeast = (atLeast: number, fact: FactOrRef): Condition => ({ atLeast, of: refOf(fact) })
export const all = (...conditions: Condition[]): Condition => ({ all: conditions })
export const any = (...conditions: Condition[]): Condition => ({ any: conditions })
export const not = (condition: Condition): Condition => ({ not: condition })

export function truthOf(condition: Condition, look: KnownFacts): Truth {
  if ('not' in condition) {
    const truth = truthOf(condition.not, look)
    return truth === undefined ? undefined : !truth
  }
  if ('all' in condition) return allOf(condition.all.map((each) => truthOf(each, look)))
  if ('any' in condition) return anyOf(condition.any.map((each) => truthOf(each, look)))
  const ref = 'is' in condition ? condition.is : 'has' in condition ? condition.has : condition.of
  if (!look.roles(ref.role)) return false
  const answer = look.answer(ref)
  if (!answer) return undefined
  if (!isValue(answer)) return answer.not === 'unknown' ? undefined : false
  if ('has' in condition) return !(Array.isArray(answer.value) && answer.value.length === 0)
  if ('is' in condition) return condition.oneOf.includes(answer.value)
  const many = Array.isArray(answer.value) ? answer.value.length : Number(answer.value)
  return many >= condition.atLeast
}

export const allOf = (truths: readonly Truth[]): Truth =>
  truths.includes(false) ? false : truths.includes(undefined) ? undefined : true
export const anyOf = (truths: readonly Truth[]): Truth =>
  truths.includes(true) ? true : truths.includes(undefined) ? undefined : false

/** The facts a condition speaks of. */
export function factsIn(condition: Condition): Ref[] {
  if ('not' in condition) return factsIn(condition.not)
  if ('all' in condition) return condition.all.flatMap(factsIn)
  if ('any' in condition) return condition.any.flatMap(factsIn)
  return ['is' in condition ? condition.is : 'has' in condition ? condition.has : condition.of]
}

/**
 * The facts that decide a condition as things stand, in asking order: what comes after a member that settles it, or
 * that is itself still open, is not asked yet. So a case of another kind is never asked about this one.
 */
export function decidingFacts(condition: Condition, look: KnownFacts): Ref[] {
  if ('not' in condition) return decidingFacts(condition.not, look)
  if (!('all' in condition || 'any' in condition)) return factsIn(condition)
  const [members, goesOn] = 'all' in condition ? [condition.all, true] : [condition.any, false]
  const stop = members.findIndex((member) => truthOf(member, look) !== goesOn)
  const asked = stop === -1 ? members : members.slice(0, stop + 1)
  return asked.flatMap((member) => decidingFacts(member, look))
}
