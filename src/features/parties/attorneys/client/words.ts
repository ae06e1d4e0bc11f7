type Person = { firstName: string; lastName: string }

export const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`.trim()

/** "a, b and c" */
export const andList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** At most three names, then how many more. */
export function namesOf(people: readonly Person[]): string {
  const names = people.map(nameOf)
  return names.length <= 3 ? andList(names) : `${names.slice(0, 2).join(', ')} and ${names.length - 2} others`
}

export const hues = { Active: 'green', Invited: 'blue', Inactive: 'gray' } as const

/** Numbers on other screens lead here with their filter: ?lawFirmId=3. */
export function askedByAddress(names: readonly string[], search = window.location.search): Record<string, string> {
  const asked = new URLSearchParams(search)
  const entries = names.map((name) => [name, asked.get(name) ?? ''])
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}
