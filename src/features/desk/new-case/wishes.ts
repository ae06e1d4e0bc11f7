import { caseTypes } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { saidName } from '#case-types/words/said.ts'

/** What somebody can want of a new case: a type, where it matters with its sub-type. */
export type Choice = {
  typeId: number
  subType?: string
  /** When it is the right one, where its name does not say so. */
  says?: string
}

export type Wish = {
  id: string
  title: string
  says: string
  /** The forms or statuses it leads to, for those who know them. */
  forms: string
  /** Further words people use for it. */
  words: string
  choices: readonly Choice[]
}

const { h1b, h4, ead, perm, i140, i485, i130, i131, i864, lcaOnly, pafOnly, i9, collections, contractReview } = CaseType
const { l1, o1, tn, e3, h1b1, l2, o3, td, e3d } = CaseType

const statuses: Readonly<Record<number, string>> = {
  ...{ [h1b]: 'H-1B', [l1]: 'L-1', [o1]: 'O-1', [tn]: 'TN', [e3]: 'E-3', [h1b1]: 'H-1B1' },
  ...{ [h4]: 'H-4', [l2]: 'L-2', [o3]: 'O-3', [td]: 'TD', [e3d]: 'E-3D', [i130]: 'I-130' },
}

/** Where types can be switched on: those that a choice leads to, each once. */
const statusesOf = (choices: readonly Choice[]): string =>
  [...new Set(choices.flatMap(({ typeId }) => statuses[typeId] ?? []))].join(', ')

type DeclaredWish = Omit<Wish, 'forms'> & Partial<Pick<Wish, 'forms'>>

/**
 * Six wishes in plain words, and one for what an administrator switched on; between them they lead to every type of case.
 */
const declared: readonly DeclaredWish[] = [
  {
    id: 'hire',
    title: 'Hire someone from abroad or on OPT',
    says: 'A first work visa, or a transfer from another employer',
    words: 'hire new transfer opt lottery cap start sponsor visa candidate',
    choices: [
      { typeId: h1b, subType: 'cap', says: 'First H-1B: lottery in March, starts October 1' },
      { typeId: h1b, subType: 'capExempt', says: 'No lottery: universities, nonprofit research' },
      { typeId: h1b, subType: 'transfer', says: 'Has an H-1B with another employer' },
      { typeId: l1, subType: 'managerNew', says: 'Manager or executive of your company abroad' },
      { typeId: l1, subType: 'specialistNew', says: 'Knows what only your company abroad knows' },
      { typeId: o1, subType: 'abilityNew', says: 'At the top in science, education, business or sports' },
      { typeId: o1, subType: 'artsNew', says: 'At the top in the arts, film or television' },
      { typeId: tn, subType: 'change', says: 'Citizen of Canada or Mexico who is here now' },
      { typeId: tn, subType: 'transfer', says: 'Has TN status with another employer' },
      { typeId: e3, subType: 'change', says: 'Citizen of Australia who is here now' },
      { typeId: e3, subType: 'transfer', says: 'Has E-3 status with another employer' },
      { typeId: h1b1, subType: 'change', says: 'Citizen of Chile or Singapore who is here now' },
      { typeId: h1b1, subType: 'transfer', says: 'Has H-1B1 status with another employer' },
    ],
  },
  {
    id: 'extend',
    title: 'Extend or change an H-1B',
    says: 'Stay longer, new job, new place, new pay',
    forms: 'Form I-129',
    words: 'extend extension renew change amend amendment promotion move office location pay h1b',
    choices: [
      { typeId: h1b, subType: 'extension', says: 'Same job, stay longer' },
      { typeId: h1b, subType: 'amendment', says: 'New place or job, same end date' },
      { typeId: h1b, subType: 'amendmentAndExtension', says: 'Both at once' },
    ],
  },
  {
    id: 'extendOther',
    title: 'Extend or change another work visa',
    says: 'Stay longer, new job, new place, new pay',
    words: 'extend extension renew change amend amendment transfer l1 o1 tn e3 h1b1',
    choices: [
      { typeId: l1, subType: 'managerExtension' },
      { typeId: l1, subType: 'specialistExtension' },
      { typeId: l1, subType: 'managerAmendment' },
      { typeId: l1, subType: 'specialistAmendment' },
      { typeId: o1, subType: 'abilityExtension' },
      { typeId: o1, subType: 'artsExtension' },
      { typeId: tn, subType: 'extension' },
      { typeId: e3, subType: 'extension' },
      { typeId: h1b1, subType: 'extension' },
    ],
  },
  {
    id: 'permit',
    title: 'Work permit',
    says: 'New, renewed or replaced card',
    forms: 'Form I-765',
    words: 'work permit ead card renew replace opt stem',
    choices: [{ typeId: ead }],
  },
  {
    id: 'greenCard',
    title: 'Green card',
    says: 'Labor certification, I-140, last step',
    forms: 'PERM, I-140, I-485',
    words: 'green card permanent residence perm labor certification immigrant advance parole travel document',
    choices: [{ typeId: perm }, { typeId: i140 }, { typeId: i485 }, { typeId: i131 }],
  },
  {
    id: 'family',
    title: 'Bring the family',
    says: 'Husband, wife or children of an employee',
    words: 'family husband wife spouse child children son daughter parents h4 l2 o3 td e3d dependent relative support',
    choices: [
      { typeId: h4, subType: 'extension' },
      { typeId: h4, subType: 'change' },
      ...[l2, o3, td, e3d].map((typeId) => ({ typeId })),
      { typeId: i130 },
      { typeId: i864 },
    ],
  },
  {
    id: 'company',
    title: 'Company matter',
    says: 'No employee: labor condition application, public access file',
    forms: 'LCA, PAF',
    words: 'company lca labor condition public access file contract invoice collection i-9 verify',
    choices: [
      { typeId: lcaOnly },
      { typeId: pafOnly },
      { typeId: i9 },
      { typeId: l1, subType: 'blanket', says: 'One petition for all companies of your group' },
      { typeId: contractReview },
      { typeId: collections },
    ],
  },
]

const wished = (wish: DeclaredWish, choices = wish.choices): Wish => ({
  forms: statusesOf(choices),
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
