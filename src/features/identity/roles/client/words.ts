import { capitalized } from '#formats/words.ts'
import type { Role } from '../contract.ts'

/** What the users of a role see, for people. */
export const scopeWords: Record<Role['scope'], string> = {
  provider: 'All tenants',
  firm: 'Their law firm',
  attorney: 'Assigned companies and cases',
  company: 'Their company',
  person: 'Their household',
}

/** 'commonDetail:edit' → 'Common detail' */
export const nounOf = (right: string): string => asWords(right.split(':')[0] ?? '')

/** 'case:markFiled' → 'Mark filed' */
export const verbOf = (right: string): string => asWords(right.split(':')[1] ?? right)

/** The description where there is one, else the name taken apart. */
export const rightInWords = ({ name, description }: { name: string; description: string }): string =>
  description || `${nounOf(name)}: ${verbOf(name).toLowerCase()}`

/** The things of one noun together, nouns in alphabetical order. */
export function byNoun<Item>(items: readonly Item[], nameOf: (item: Item) => string): [noun: string, items: Item[]][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(nounOf(nameOf(item)), [...(groups.get(nounOf(nameOf(item))) ?? []), item])
  return [...groups].sort(([a], [b]) => a.localeCompare(b, 'en'))
}

export const counted = (n: number, noun: string): string => `${n.toLocaleString('en')} ${noun}${n === 1 ? '' : 's'}`

function asWords(camel: string): string {
  return capitalized(camel.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase())
}
