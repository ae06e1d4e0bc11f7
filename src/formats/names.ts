/**
 * Title case, word by word; the parts of Smith-Jones and O'Neil count as words. A word that was typed with a capital and
 * small letters keeps them: McKenzie, DeShawn.
 */
export function titleCase(text: string): string {
  return singleSpaced(text)
    .replace(/[^\s-]+/g, (word) => (/^\p{Lu}.*\p{Ll}/u.test(word) ? word : word.toLocaleLowerCase('en-US')))
    .replace(/(^|[\s-])(\p{L}['’])?(\p{L})/gu, (_, before: string, prefix: string | undefined, letter: string) =>
      before.concat(upper(prefix ?? ''), upper(letter)),
    )
}

/** First names on the employer form are capitalised. */
export function firstName(text: string): string {
  return titleCase(text)
}

/** Last names are upper-cased, as on the agency's forms. */
export function lastName(text: string): string {
  return upper(singleSpaced(text))
}

/** Employer names are upper-cased. */
export function employerName(text: string): string {
  return upper(singleSpaced(text))
}

/** The employer code is the first word of the name; what a code may not carry is left out. */
export function employerCode(name: string): string {
  const [firstWord = ''] = employerName(name).split(' ')
  return firstWord.replace(/[$!&=-]/g, '').replace(/[,.;:]+$/, '')
}

function upper(text: string): string {
  return text.toLocaleUpperCase('en-US')
}

function singleSpaced(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

/** A code that nobody has: the wanted one, or with -2, -3 … */
export function freeCode(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted
  for (let n = 2; ; n += 1) if (!taken.includes(`${wanted}-${n}`)) return `${wanted}-${n}`
}
