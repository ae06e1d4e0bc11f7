import { isLeftOpen, type NotAnswered, saidNot } from './answer.ts'
import type { FactType, Subject, ValueOf } from './fact.ts'
import type { AnyFact, Derived, FactOrRef, LeftOpen } from './reference.ts'
import { refOf } from './reference.ts'

type InputValue<I> = I extends { fact: infer F extends AnyFact } ? ValueOf<F> : I extends AnyFact ? ValueOf<I> : never
type InputValues<Inputs extends readonly FactOrRef[]> = { [K in keyof Inputs]: InputValue<Inputs[K]> | undefined }

/**
 * `derive(text('Passport number'), [person.passports], ([passports], today) => …)`. The values come in the order of the
 * inputs; one that is not known, or known not to exist, is undefined.
 */
export const derive = <const T extends FactType, const Inputs extends readonly FactOrRef[]>(
  type: T,
  inputs: Inputs,
  from: (values: InputValues<Inputs>, today: string) => ValueOf<T> | { not: NotAnswered } | undefined,
): T & Pick<Derived, 'inputs' | 'derive'> => ({
  ...type,
  inputs: inputs.map(refOf),
  derive: from as unknown as Derived['derive'],
})

/** A derived fact whose list counts as answered only once nothing of it is left open. */
export const reopening = <const D extends Pick<Derived, 'inputs' | 'derive'>>(
  derived: D,
  reopens: NonNullable<Derived['reopens']>,
): D & Pick<Derived, 'reopens'> => ({ ...derived, reopens })

/** That an entry of a list does not say what is in this column. */
export const withoutColumn = (list: unknown, column: string): LeftOpen[] =>
  Array.isArray(list) && list.some((entry) => isLeftOpen(entry, column)) ? [{ without: column }] : []

/** What an entry says in a column: its value, or which kind of none. */
export const saidIn = <E extends object, Column extends keyof E & string>(
  entry: E | undefined,
  column: Column,
): E[Column] | { not: NotAnswered } | undefined => {
  const not = entry && saidNot(entry as Readonly<Record<string, unknown>>, column)
  return not ? { not } : entry?.[column]
}

/** Gives each derived fact its id, as `facts` does for stored ones. */
export function derivedFacts<
  const S extends Subject,
  D extends Record<string, FactType & Pick<Derived, 'inputs' | 'derive'>>,
>(subject: S, declared: D): { [K in keyof D & string]: D[K] & { id: `${S}.${K}` } } {
  const entries = Object.entries(declared).map(([name, fact]) => [name, { ...fact, id: `${subject}.${name}` }])
  return Object.fromEntries(entries) as { [K in keyof D & string]: D[K] & { id: `${S}.${K}` } }
}
