/** Compares names as validation.md §2 says: capitals, no diacritics, hyphens, apostrophes or spaces. */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
}

export const sameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other)

/** Legal names of companies also differ in dots and commas that mean nothing. */
export const sameText = sameName

/**
 * What belongs in a name on a form: Latin letters with their accents, space, hyphen and apostrophe. The paper prints other
 * scripts as they are typed; nothing is transliterated, so who types them is told.
 */
export const printsAsIs = (name: string): boolean => /^[\p{Script=Latin}\p{M} '’-]*$/u.test(name)

/** Per field [U per form]: longer names are cut only with the attorney's approval. */
export const nameLimit = { characters: 39, confirmed: false } as const
