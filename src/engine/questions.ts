import { isSamePlace } from './address.ts'
import { isLeftOpen } from './answer.ts'
import { all, decidingFacts, truthOf } from './condition.ts'
import type { Address, Audience, Fact, Format } from './fact.ts'
import { concerns, type Form, type Item, itemKey, type Part } from './form.ts'
import { type Gap, gapsIn } from './gaps.ts'
import { inputsOf, type KnownFacts, type SubjectKey } from './known-facts.ts'
import type { Derived, LeftOpen } from './reference.ts'
import { isDerived, type Ref, type Role } from './reference.ts'

/** One form of a case with the people in it, seen through its facts. */
export type FormInCase = { form: Form; look: KnownFacts; key: string }

/** One thing to ask about one subject, and every place that waits for it. A fact is asked once however many ask. */
export type Question = {
  /** 'person/12:person.familyName' */
  key: string
  subject: SubjectKey
  role: Role
  fact: Fact
  /** In words of the form that asks first, where it has its own. */
  label?: string
  help?: string
  items: { form: string; item: string }[]
  /** True when a form is not complete without it. */
  needed: boolean
  answered: boolean
  /** Why a list that has entries, or an address that has lines, is not answered yet. */
  leftOpen?: readonly LeftOpen[]
}

/** Everything the forms ask of an audience: facts of their items, of what those follow from, and of open conditions. */
export function questionsOf(forms: readonly FormInCase[], audience?: Audience): Question[] {
  const questions = new Map<string, Question>()
  for (const { form, look, key } of forms) {
    for (const part of form.parts) {
      for (const item of part.items) {
        if (!look.roles(item.role)) continue
        const truth = concerns(part, item, look)
        for (const ref of openConditions(part, item, look))
          add(questions, look, ref, { form: key, item, part, needed: true }, item)
        if (truth === true) {
          const place = { form: key, item, part, needed: !item.optional }
          add(questions, look, { role: item.role, fact: item.fact }, place, item)
        }
      }
    }
  }
  return [...questions.values()].filter(({ fact, items }) => items.length > 0 && isAskedOf(fact, audience))
}

const openConditions = (part: Part, item: Item, look: KnownFacts): Ref[] =>
  decidingFacts(all(...[part.when, item.when].flatMap((condition) => condition ?? [])), look)

/**
 * `settled`: what is derived from it is known without it, so nobody waits for it. `open`: a list that was answered leaves
 * out what the form wants of it, so that it waits to be gone on with.
 */
type Place = {
  form: string
  part: Part
  item: Item
  needed: boolean
  settled?: boolean
  open?: readonly LeftOpen[]
  /** A list or an address that follows from it is not whole. */
  gaps?: readonly Gap[]
}

function add(questions: Map<string, Question>, look: KnownFacts, ref: Ref, place: Place, item: Item): void {
  if (isDerived(ref.fact)) {
    const inputs = inputsOf(ref as Ref<Derived>)
    const open = ref.fact.reopens?.(inputs.map(look.value), look.today) ?? []
    const gaps = [...(place.gaps ?? []), ...gapsIn(ref.fact, look.value(ref))]
    const toInput = {
      ...place,
      ...(gaps.length > 0 && { gaps }),
      ...(open.length > 0 ? { open } : gaps.length === 0 && look.answer(ref) && { settled: true }),
    }
    const from = gaps[0]?.at && placesIn(inputs, look, gaps[0].at)
    for (const input of inputs) {
      const { askedIf } = input
      const comesFrom = from?.includes(input)
      const itsPlace = from && !comesFrom ? waitsFor(input, gaps, from.length > 0, toInput) : toInput
      for (const needed of askedIf ? decidingFacts(askedIf, look) : []) add(questions, look, needed, itsPlace, item)
      if (!askedIf || comesFrom || truthOf(askedIf, look) === true) add(questions, look, input, itsPlace, item)
    }
    return
  }
  const subject = look.roles(ref.role)
  if (!subject) return
  const key = `${subject}:${ref.fact.id}`
  const isOwn = item.fact.id === ref.fact.id
  const found = questions.get(key) ?? {
    key,
    subject,
    role: ref.role,
    fact: item.askedOf && isOwn ? { ...ref.fact, askedOf: item.askedOf } : ref.fact,
    label: isOwn ? item.label : undefined,
    help: isOwn ? item.help : undefined,
    items: [],
    needed: false,
    answered: look.known(ref) !== undefined,
  }
  const leftOpen = [
    ...(place.needed && place.open && isList(ref) ? place.open.filter((each) => isOf(ref.fact, each)) : []),
    ...(isList(ref) ? columnsLeftOpen(ref, look, place.gaps) : linesOpen(ref, look)),
  ]
  if (leftOpen.length > 0) {
    found.answered = false
    found.leftOpen = eachOnce([...(found.leftOpen ?? []), ...leftOpen])
  }
  found.items.push({ form: place.form, item: itemKey(place.part, place.item) })
  found.needed ||= place.needed && (found.answered || !place.settled)
  questions.set(key, found)
}

/** Where an address that is not whole was taken from: another address that says the same, or a list with such an entry. */
const placesIn = (inputs: readonly Ref[], look: KnownFacts, at: Address): Ref[] =>
  inputs.filter((input) => {
    const value = look.value(input)
    if (input.fact.type === 'records') return Array.isArray(value) && value.some((entry) => isSamePlace(entry, at))
    return input.fact.type === 'address' && value !== undefined && isSamePlace(value as Address, at)
  })

/** Nobody waits for anything but the line that is missing, asked by itself where the address is made of single answers. */
function waitsFor({ fact }: Ref, gaps: readonly Gap[], isElsewhere: boolean, { gaps: _, ...place }: Place): Place {
  const line = fact.type === 'country' ? 'country' : fact.type === 'text' && fact.format && lineOfFormat[fact.format]
  return line && !isElsewhere && gaps.some(({ columns }) => columns.includes(line))
    ? place
    : { ...place, settled: true }
}

const lineOfFormat: Readonly<Partial<Record<Format, keyof Address>>> = { state: 'state', zip: 'postalCode' }

const isList = ({ fact }: Ref) => fact.type === 'records'

const linesOpen = ({ role, fact }: Ref, look: KnownFacts): LeftOpen[] =>
  gapsIn(fact, look.value({ role, fact })).flatMap(({ columns }) => columns.map((without) => ({ without })))

const eachOnce = (open: readonly LeftOpen[]): LeftOpen[] => [
  ...new Map(open.map((each) => [JSON.stringify(each), each])).values(),
]

/** What follows from several lists is left open by the one that has the column. */
const isOf = (fact: Ref['fact'], open: LeftOpen) =>
  !('without' in open) || (fact.type === 'records' && open.without in fact.columns)

/** What entries of a stored list do not say: of the list itself, and of what the form makes of it. */
function columnsLeftOpen({ role, fact }: Ref, look: KnownFacts, derived: readonly Gap[] = []): LeftOpen[] {
  if (fact.type !== 'records') return []
  const entries = look.value({ role, fact })
  const gaps = [...gapsIn(fact, entries), ...derived]
  const isOpen = (name: string, { id, at }: Gap) =>
    name in fact.columns &&
    Array.isArray(entries) &&
    entries.some((entry) => (at ? isSamePlace(entry, at) : entry.id === id) && isLeftOpen(entry, name))
  const names = gaps.flatMap((gap) =>
    gap.columns
      .map((name) => (name in fact.columns ? name : (storedAs[name] ?? name)))
      .filter((name) => isOpen(name, gap)),
  )
  return [...new Set(names)].map((without) => ({ without }))
}

/** What a page asks for in words of its own: a box for a ZIP code, an occupation, the month of a degree. */
const storedAs: Readonly<Record<string, string>> = {
  zipCode: 'postalCode',
  occupation: 'jobTitle',
  attained: 'awardedOn',
  awarded: 'awardedOn',
  applies: 'joins',
  place: 'address',
  relationship: 'relation',
}

const isAskedOf = ({ askedOf }: Fact, audience: Audience | undefined): boolean =>
  audience === undefined || askedOf === undefined || askedOf.includes(audience)
