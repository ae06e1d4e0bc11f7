/** How many people a plan covers, in words: always from the limit that is held. */
export const peopleWords = (limit: number | null): string =>
  limit === null
    ? 'As many people as you have'
    : limit === 1
      ? 'One person'
      : `Up to ${limit.toLocaleString('en')} people`

export const SAYS_PEOPLE = 'How many people it covers is said by the limit. Leave the number out here.'

/** “Up to 50 people”, “150 employees”: a number of people, which only the limit says. */
const NUMBER_OF_PEOPLE = /\b\d[\d,]*\s+(people|persons?|employees?|users?)\b/i

/** The first line that says a number of people of its own; undefined: none does. */
export const saysPeople = (lines: readonly string[]): string | undefined =>
  lines.find((line) => NUMBER_OF_PEOPLE.test(line))
