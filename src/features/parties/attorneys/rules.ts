import { attorney } from '#facts/firm.ts'
import { Role } from '#formats/roles.ts'
import {
  type AddressParts,
  type FactSet,
  type ParsedAnswers,
  type ProfileOf,
  parseAnswers,
} from '#parties/law-firms/rules.ts'
import type { Actor } from '#platform/session/actor.ts'

const { familyName: _family, givenName: _given, middleName: _middle, email: _email, ...others } = attorney

/** What an attorney's profile says besides the names and the e-mail, which belong to the sign-in. */
export const attorneyProfile = others
export type AttorneyProfile = ProfileOf<typeof attorneyProfile>
export type License = NonNullable<AttorneyProfile['licenses']>[number]

/** Reads what is said about an attorney; the licenses also have to differ from each other. */
export function parseAttorney(given: Record<string, unknown>, today: string): ParsedAnswers {
  const { answers, problems } = parseAnswers(attorneyProfile as FactSet, given, today)
  const licenses = answers[attorney.licenses.id]
  const twice = licenses && 'value' in licenses ? repeatedLicense(licenses.value as License[]) : undefined
  return { answers, problems: { ...problems, ...(twice !== undefined && { licenses: twice }) } }
}

/** One number of one state stands in the list once. */
export function repeatedLicense(licenses: readonly Pick<License, 'state' | 'barNumber'>[]): string | undefined {
  const seen = new Set<string>()
  for (const [index, { state = '', barNumber = '' }] of licenses.entries()) {
    const key = `${state} ${barNumber.replace(/[\s-]/g, '').toUpperCase()}`
    if (seen.has(key)) return `license ${index + 1} is in the list already: ${state} ${barNumber}`
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
    ...(profile.licenses?.length ? [] : ['a bar license']),
    ...(profile.restriction ? [] : ['whether an order restricts practice']),
    ...(explanationMissing(profile) ? ['the explanation of the order'] : []),
    ...(complete ? [] : ['an address']),
    ...(profile.phone ? [] : ['a daytime phone number']),
  ]
}

type Viewer = Pick<Actor, 'scope' | 'lawFirmId'>

/** Whose attorneys a list shows. The provider may name a firm; everybody else has their own. */
export function listedFirm({ scope, lawFirmId }: Viewer, named: number | undefined): number | null | 'foreign' {
  if (scope === 'provider') return named ?? null
  return named !== undefined && named !== lawFirmId ? 'foreign' : lawFirmId
}

/** An attorney works with the own record, an assistant with that of the attorney; a firm and the provider with all. */
export const isConfined = ({ scope }: Pick<Actor, 'scope'>): boolean => scope === 'attorney'

/** The role of an attorney user where the call names none: whoever belongs to an attorney assists. */
export const roleOfUser = (roleId: number | undefined, attorneyId: number | undefined): number =>
  roleId ?? (attorneyId === undefined ? Role.attorney : Role.attorneyAssistant)
