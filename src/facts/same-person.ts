import { sameName } from '#formats/same-name.ts'

/** Somebody as a list or a record names them. */
export type Named = {
  familyName?: string | undefined
  givenName?: string | undefined
  birthDate?: string | undefined
  aNumber?: string | undefined
}

/** One person in two places: by A-Number where both have one, else by name, unless the birth dates differ. */
export function isSamePerson(one: Named, other: Named): boolean {
  const [first, second] = [digitsOf(one.aNumber), digitsOf(other.aNumber)]
  if (first && second) return first === second
  if (!one.familyName || !other.familyName) return false
  return (
    sameName(one.familyName, other.familyName) &&
    sameName(one.givenName ?? '', other.givenName ?? '') &&
    !(one.birthDate && other.birthDate && one.birthDate !== other.birthDate)
  )
}

export const eachOnce = <T extends Named>(people: readonly T[]): T[] =>
  people.filter((each, n) => !people.slice(0, n).some((before) => isSamePerson(before, each)))

/** Undefined where it is masked for this reader: what is left of it could be anybody's. */
function digitsOf(aNumber: string | undefined): string | undefined {
  const digits = aNumber?.replace(/\D/g, '') ?? ''
  return digits.length >= 7 ? digits.padStart(9, '0') : undefined
}
