import type { Audience } from './fact.ts'
import type { Item } from './form.ts'
import { concerns, type Form, itemKey } from './form.ts'
import { gapsInWords } from './gaps.ts'
import type { KnownFacts } from './known-facts.ts'
import { isDerived } from './reference.ts'

export type Completeness = {
  answered: number
  total: number
  percent: number
  /** Items without an answer, lists with an entry that is not whole, and addresses without a line they need. */
  missing: string[]
}
export type PartCompleteness = Completeness & { id: string; title: string }
export type FormCompleteness = Completeness & { parts: PartCompleteness[] }

/**
 * How far a form is, for everybody or for what one audience answers. "If any" items count only once answered; a list counts
 * once every entry of it is whole, an address once a letter would arrive there.
 */
export function completenessOf(form: Form, given: KnownFacts, audience?: Audience): FormCompleteness {
  const look = withSomebody(form, given)
  const parts = form.parts.map((part) => {
    let answered = 0
    const missing: string[] = []
    for (const item of part.items) {
      const isConcerned = concerns(part, item, look)
      if (isConcerned === false || !isFor(item, audience)) continue
      const answer = look.answer({ role: item.role, fact: item.fact })
      // What is known but may not concern the case is not printed (to-paper.ts): its box is empty.
      if (answer && isConcerned && rowsLeftOpen(item, look).length === 0) answered += 1
      else if (answer || !item.optional) missing.push(itemKey(part, item))
    }
    return { id: part.id, title: part.title, ...counted(answered, missing) }
  })
  const answered = parts.reduce((sum, part) => sum + part.answered, 0)
  return {
    ...counted(
      answered,
      parts.flatMap(({ missing }) => missing),
    ),
    parts,
  }
}

/** What an item's list or address leaves open, in words: 'Job 1: hours a week, duties'. */
export function rowsLeftOpen({ role, fact }: Pick<Item, 'role' | 'fact'>, look: KnownFacts): string[] {
  return gapsInWords(fact, look.value({ role, fact }))
}

/** Who gives a form for another is somebody, though not named yet: of that person nothing is answered and all is open. */
function withSomebody({ givenBy }: Form, look: KnownFacts): KnownFacts {
  if (givenBy === undefined || look.roles(givenBy)) return look
  return { ...look, roles: (role) => (role === givenBy ? 'person/0' : look.roles(role)) }
}

function counted(answered: number, missing: string[]): Completeness {
  const total = answered + missing.length
  // Never 100 % while something is missing.
  const percent = total === 0 ? 100 : Math.floor((answered / total) * 100)
  return { answered, total, percent, missing }
}

export const audiencesOf = ({ fact, askedOf }: Item): readonly Audience[] | undefined => askedOf ?? fact.askedOf

/** A derived fact is for whoever answers what it follows from. */
export function isFor(item: Item, audience: Audience | undefined): boolean {
  if (!audience) return true
  const named = audiencesOf(item)
  if (named) return named.includes(audience)
  return isDerived(item.fact) ? item.fact.inputs.some(({ fact }) => fact.askedOf?.includes(audience) ?? true) : true
}
