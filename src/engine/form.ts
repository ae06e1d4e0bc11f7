import { allOf, factsIn, type Truth, truthOf } from './condition.ts'
import type { Audience } from './fact.ts'
import type { KnownFacts } from './known-facts.ts'
import type { AnyFact, Condition, FactOrRef, Ref, Role } from './reference.ts'
import { refOf } from './reference.ts'

/** One numbered item of the paper and the fact that answers it. */
export type Item<Number extends string = string, F extends AnyFact = AnyFact> = {
  /** As printed: '1.a'. Words after a space tell apart what the paper asks under one number: '11 passport number'. */
  number: Number
  fact: F
  role: Role
  /** The form's own words, where they differ from the fact's label. */
  label?: string
  help?: string
  /** Asked when true, counted when not false, printed when true. */
  when?: Condition
  /** A shorter true form of the same, such as a firm's short name: written where the box cannot hold the whole. */
  shorter?: FactOrRef
  /** "If any": asked, but a form is complete without it. */
  optional?: boolean
  /** Who answers it on this form, where it is not whom the fact names. */
  askedOf?: readonly Audience[]
}

export type Part<Id extends string = string, Items extends readonly Item[] = readonly Item[]> = {
  /** As the paper counts: '2'; a supplement's parts have its letter: 'H.1'. */
  id: Id
  title: string
  items: Items
  when?: Condition
}

export type Form<Parts extends readonly Part[] = readonly Part[]> = {
  /** 'i-765' */
  id: string
  /** The edition as a date: '2025-08-21'; on paper 08/21/25. */
  edition: string
  /** 'I-765' */
  name: string
  title: string
  /** The roles beyond company, person, employment, firm, attorney and case, and what each is. */
  roles?: Readonly<Record<Role, string>>
  /** Somebody gives it for another person: until it is known who, what is asked about that person is open, not settled. */
  givenBy?: 'person'
  parts: Parts
  /** Why no agency takes this edition: it is known for its layout only, and goes out with nothing. */
  notForFiling?: string
  /** Nobody fills it in a questionnaire: it is written while a package is built. */
  writtenWithPackage?: true
}

type FactIn<G extends FactOrRef> = G extends Ref<infer F> ? F : G extends AnyFact ? G : never

export const ask = <const Number extends string, const G extends FactOrRef>(
  number: Number,
  fact: G,
  more: Omit<Item, 'number' | 'fact' | 'role'> = {},
): Item<Number, FactIn<G>> => {
  const ref = refOf(fact)
  return { number, fact: ref.fact as FactIn<G>, role: ref.role, ...more }
}

/** "If any": the same, but nobody waits for it. */
export const askIfAny = <const Number extends string, const G extends FactOrRef>(
  number: Number,
  fact: G,
  more: Omit<Item, 'number' | 'fact' | 'role' | 'optional'> = {},
): Item<Number, FactIn<G>> => ask(number, fact, { ...more, optional: true })

export const part = <const Id extends string, const Items extends readonly Item[]>(
  id: Id,
  title: string,
  items: Items,
  when?: Condition,
): Part<Id, Items> => ({ id, title, items, when })

export const form = <const Parts extends readonly Part[]>(declared: Form<Parts>): Form<Parts> => declared

/**
 * 'Part 4', or for a supplement what is printed above it: 'H Classification Supplement to Form I-129, Section 1'. The
 * part '.0' of a supplement is its head.
 */
export function partName(form: Pick<Form, 'parts'>, id: string): string {
  const [supplement, section] = id.split('.')
  if (section === undefined) return `Part ${id}`
  const titleOf = (wanted: string) => form.parts.find((part) => part.id === wanted)?.title
  const head = titleOf(`${supplement}.0`)
  return head ? [head, section !== '0' && `Section ${section}`].filter(Boolean).join(', ') : (titleOf(id) ?? id)
}

/** '11 passport number' is Item Number 11 on paper; the words tell boxes of one number apart. */
export const printedNumber = (number: string): string => number.split(' ')[0] ?? number

/** '2.1.a': part and item, as people say it. */
export const itemKey = (part: { id: string }, item: { number: string }): string => `${part.id}.${item.number}`

/** Whether an item concerns this case: its own condition, its part's, and that there is somebody in its role. */
export function concerns(part: Part, item: Item, look: KnownFacts): Truth {
  if (!look.roles(item.role)) return false
  return allOf([part.when, item.when].map((condition) => (condition ? truthOf(condition, look) : true)))
}

/** The facts without an answer on which it hangs whether an item concerns this case. */
export function undecidedBy(part: Part, item: Item, look: KnownFacts): Ref[] {
  if (concerns(part, item, look) !== undefined) return []
  return [part.when, item.when].flatMap((each) => (each ? factsIn(each) : [])).filter((ref) => !look.answer(ref))
}

export type PlacedItem = { form: Form; part: Part; item: Item; key: string }

export const itemsOf = (form: Form): PlacedItem[] =>
  form.parts.flatMap((part) => part.items.map((item) => ({ form, part, item, key: itemKey(part, item) })))
