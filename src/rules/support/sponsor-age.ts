import { ageOn } from '#formats/day.ts'

/** A sponsor is 18 or older (INA 213A(f)(1)(B)). */
export const SPONSOR_YEARS = 18

export const SPONSOR_TOO_YOUNG = `A sponsor is ${SPONSOR_YEARS} or older. Choose somebody else of the family.`

/** Why this person cannot sign an affidavit of support; undefined: nothing speaks against it, or the age is not known. */
export const neverSponsors = (name: string, birthDate: string | null | undefined, today: string): string | undefined =>
  birthDate && ageOn(birthDate, today) < SPONSOR_YEARS
    ? `${name} is under ${SPONSOR_YEARS}. A sponsor is ${SPONSOR_YEARS} or older (INA 213A(f)(1)(B)).`
    : undefined
