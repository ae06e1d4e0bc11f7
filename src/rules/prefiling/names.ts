/**
 * What belongs in a name on a form: Latin letters with their accents, space, hyphen and apostrophe. The paper prints other
 * scripts as they are typed; nothing is transliterated, so who types them is told.
 */
export const printsAsIs = (name: string): boolean => /^[\p{Script=Latin}\p{M} '’-]*$/u.test(name)

/** Per field [U per form]: longer names are cut only with the attorney's approval. */
export const nameLimit = { characters: 39, confirmed: false } as const

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * Whether a typed signature is the name of this person: the family name stands in it, and the first given name or its
 * initial. Middle names, their order and accents are nobody's fault. Who has one name only (given name "Unknown") signs with it.
 */
export function isSignatureOf(signature: string, { givenName, familyName }: { givenName: string; familyName: string }) {
  const typed = new Set(wordsOf(signature))
  const [given] = wordsOf(givenName)
  const family = wordsOf(familyName)
  const single = given === undefined || given === 'UNKNOWN'
  return (
    family.length > 0 &&
    family.every((word) => typed.has(word)) &&
    (single || typed.has(given) || typed.has(given.slice(0, 1)))
  )
}

/** The same for a name in one field: its last word is taken for the family name. */
export function isSignatureOfName(signature: string, name: string): boolean {
  const words = wordsOf(name)
  return isSignatureOf(signature, {
    givenName: words.length > 1 ? (words[0] ?? '') : '',
    familyName: words.at(-1) ?? '',
  })
}
