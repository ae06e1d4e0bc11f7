import { caseTypes } from '#case-types/all.ts'
import { saidName } from '#case-types/words/said.ts'
import type { LeadingHere, WishId } from '#case-types/words/wish.ts'

/** What somebody can want of a new case: a type, where it matters with its sub-type. */
export type Choice = { typeId: number } & Pick<LeadingHere, 'subType' | 'says'>

export type Wish = {
  id: WishId
  title: string
  says: string
  /** The forms or statuses it leads to, for those who know them. */
  forms: string
  /** Further words people use for it. */
  words: string
  choices: readonly Choice[]
}

const shortNames = new Map(caseTypes.map(({ id, shortName }) => [id, shortName]))

/** Where types can be switched on: those that a choice leads to, each once. */
const shortNamesOf = (choices: readonly Choice[]): string =>
  [...new Set(choices.flatMap(({ typeId }) => shortNames.get(typeId) ?? []))].join(', ')

type Words = Pick<Wish, 'title' | 'says' | 'words'> & Partial<Pick<Wish, 'forms'>>

/**
 * Six wishes in plain words, and one for what an administrator switched on; which types each leads to, these declare
 * themselves.
 */
const words: Readonly<Record<WishId, Words>> = {
  hire: {
    title: 'Hire someone from abroad or on OPT',
    says: 'A first work visa, or a transfer from another employer',
    words: 'hire new transfer opt lottery cap start sponsor visa candidate',
  },
  extend: {
    title: 'Extend or change an H-1B',
    says: 'Stay longer, new job, new place, new pay',
    forms: 'Form I-129',
    words: 'extend extension renew change amend amendment promotion move office location pay h1b',
  },
  extendOther: {
    title: 'Extend or change another work visa',
    says: 'Stay longer, new job, new place, new pay',
    words: 'extend extension renew change amend amendment transfer',
  },
  permit: {
    title: 'Work permit',
    says: 'New, renewed or replaced card',
    forms: 'Form I-765',
    words: 'work permit ead card renew replace opt stem',
  },
  greenCard: {
    title: 'Green card',
    says: 'Labor certification, I-140, last step',
    forms: 'PERM, I-140, I-485',
    words: 'green card permanent residence perm labor certification immigrant advance parole travel document',
  },
  family: {
    title: 'Bring the family',
    says: 'Husband, wife or children of an employee',
    words: 'family husband wife spouse child children son daughter parents dependent relative support',
  },
  company: {
    title: 'Company matter',
    says: 'No employee: labor condition application, public access file',
    forms: 'LCA, PAF',
    words: 'company lca labor condition public access file contract invoice collection i-9 verify',
  },
}

type DeclaredWish = Omit<Wish, 'forms'> & Partial<Pick<Wish, 'forms'>>

function declaredWish(id: WishId): DeclaredWish {
  const leading = caseTypes
    .flatMap((type) => type.wishes.map((each) => ({ ...each, typeId: type.id })))
    .filter(({ wish }) => wish === id)
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
  const further = leading.flatMap((each) => each.words ?? [])
  return {
    id,
    ...words[id],
    words: [words[id].words, ...further].join(' '),
    choices: leading.map(({ typeId, subType, says }) => ({
      typeId,
      ...(subType !== undefined && { subType }),
      ...(says !== undefined && { says }),
    })),
  }
}

const declared: readonly DeclaredWish[] = (Object.keys(words) as WishId[]).map(declaredWish)

const wished = (wish: DeclaredWish, choices = wish.choices): Wish => ({
  forms: shortNamesOf(choices),
  ...wish,
  choices,
})

export const wishes: readonly Wish[] = declared.map((wish) => wished(wish))

export const nameOfChoice = ({ typeId, subType }: Choice): string => saidName(typeId, subType)

/** Only what may be opened at all: an employee does not file an H-1B. */
export const offeredWishes = (offered: readonly { id: number }[]): Wish[] =>
  declared
    .map((wish) =>
      wished(
        wish,
        wish.choices.filter(({ typeId }) => offered.some(({ id }) => id === typeId)),
      ),
    )
    .filter(({ choices }) => choices.length > 0)

const NOISE = new Set(['the', 'a', 'an', 'of', 'for', 'to', 'my', 'our', 'i', 'want', 'need', 'and', 'in', 's'])
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9-]+/)
    .filter((word) => word !== '' && !NOISE.has(word))

/** What somebody typed in their own words, the likeliest first; names of people are no hindrance. */
export function choicesFor(text: string, among: readonly Wish[] = wishes): Choice[] {
  const typed = wordsOf(text)
  if (typed.length === 0) return []
  const scored = among.flatMap((wish) =>
    wish.choices.map((choice) => {
      const type = caseTypes.find(({ id }) => id === choice.typeId)
      const own = wordsOf(`${nameOfChoice(choice)} ${type?.name ?? ''} ${choice.subType ?? ''}`)
      const around = wordsOf(`${wish.title} ${wish.says} ${wish.forms} ${wish.words}`)
      const hits = (words: readonly string[]) =>
        typed.filter((word) => words.some((each) => each === word || (word.length > 3 && each.startsWith(word)))).length
      return { choice, score: hits(own) * 3 + hits(around) }
    }),
  )
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, 4)
    .map(({ choice }) => choice)
}
