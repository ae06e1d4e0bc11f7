import { attorney } from '#facts/firm.ts'
import { type AddressParts, type FactSet, type ParsedAnswers, parseAnswers, type ProfileOf } from '#features/law-firms/rules.ts'

const { familyName: _family, givenName: _given, middleName: _middle, email: _email, ...others } = attorney

/** What an attorney's profile says besides the names and the e-mail, which belong to the sign-in. */
export const attorneyProfile = others
export type AttorneyProfile = ProfileOf<typeof attorneyProfile>
export type Licence = NonNullable<AttorneyProfile['licences']>[number]

/** Reads what is said about an attorney; the licences also have to differ from each other. */
export function parseAttorney(given: Record<string, unknown>, today: string): ParsedAnswers {
  const { answers, problems } = parseAnswers(attorneyProfile as FactSet, given, today)
  const licences = answers[attorney.licences.id]
  const twice = licences && 'value' in licences ? repeatedLicence(licences.value as Licence[]) : undefined
  return { answers, problems: { ...problems, ...(twice !== undefined && { licences: twice }) } }
}

/** One number of one state stands in the list once. */
export function repeatedLicence(licences: readonly Pick<Licence, 'state' | 'barNumber'>[]): string | undefined {
  const seen = new Set<string>()
  for (const [index, { state = '', barNumber = '' }] of licences.entries()) {
    const key = `${state} ${barNumber.replace(/[\s-]/g, '').toUpperCase()}`
    if (seen.has(key)) return `licence ${index + 1} is in the list already: ${state} ${barNumber}`
    seen.add(key)
  }
  return undefined
}

/** An order that restricts practice has to be explained (Form G-28, Part 2, item 1.c). */
export const explanationMissing = ({ restriction, restrictionExplained }: Partial<AttorneyProfile>): boolean =>
  restriction === 'Subject' && !restrictionExplained

/** What Form G-28, Parts 1 and 2, still needs of an attorney; the firm's address serves where there is no own one. */
export function missingForG28(profile: Partial<AttorneyProfile>, firmAddress: AddressParts): string[] {
  const address = profile.street ? profile : firmAddress
  const complete = address.street && address.city && address.state && address.zipCode
  return [
    ...(profile.licences?.length ? [] : ['a bar licence']),
    ...(profile.restriction ? [] : ['whether an order restricts practice']),
    ...(explanationMissing(profile) ? ['the explanation of the order'] : []),
    ...(complete ? [] : ['an address']),
    ...(profile.phone ? [] : ['a daytime phone number']),
  ]
}
