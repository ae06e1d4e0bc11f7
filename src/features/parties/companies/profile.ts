import type { Answer, Known } from '#engine/answer.ts'
import { isValue } from '#engine/answer.ts'
import type { FactType, ValueOf } from '#engine/fact.ts'
import { parseValue } from '#engine/parse-value.ts'
import { company } from '#facts/company.ts'
import { unansweredState } from '#formats/addresses.ts'
import { parsePhone } from '#formats/phone.ts'
import type { HeadCounts } from './rules.ts'

const { legalName: _name, email: _email, ...others } = company

/** The facts of an employer's profile. Name and e-mail are columns too, and handled with them. */
export const profileFacts = others

export type ProfileFact = keyof typeof profileFacts
export type ProfileValues = { [K in ProfileFact]: ValueOf<(typeof profileFacts)[K]> | null }

export const profileFactNames = Object.keys(profileFacts) as ProfileFact[]
export const factOf = (name: ProfileFact): FactType & { id: string } => profileFacts[name]

export type ParsedProfile = {
  /** By fact id; null takes an answer away. */
  answers: Record<string, Answer | null>
  /** By the name of the field. */
  problems: Partial<Record<ProfileFact, string>>
}

type Reading = { today: string; phoneCountryCode?: string | null }

/** Reads what a form or a call says about a company; what is left out is not touched. */
export function parseProfile(given: Record<string, unknown>, { today, phoneCountryCode }: Reading): ParsedProfile {
  const answers: ParsedProfile['answers'] = {}
  const problems: ParsedProfile['problems'] = {}
  const code = typeof given.phoneCountryCode === 'string' && given.phoneCountryCode.trim()
  for (const name of profileFactNames) {
    const raw = given[name]
    if (raw === undefined) continue
    const fact = factOf(name)
    if (isUnanswered(name, raw)) {
      answers[fact.id] = null
      continue
    }
    const parsed = isPhone(name) ? phoneIn(code || phoneCountryCode || '+1', raw) : parseValue(fact, raw, today)
    if (parsed.ok) answers[fact.id] = { value: parsed.value }
    else problems[name] = parsed.message
  }
  return { answers, problems }
}

/** What is known, by the profile's names; null where there is no answer. */
export function profileOf(known: Known): ProfileValues {
  const entries = profileFactNames.map((name) => {
    const answer = known[factOf(name).id]
    return [name, isValue(answer) ? answer.value : null]
  })
  return Object.fromEntries(entries) as ProfileValues
}

/** The head counts of the company itself and of its affiliates; nothing answered counts as none. */
export function headCountsIn(profile: Partial<ProfileValues>): { own: HeadCounts; affiliates: HeadCounts[] } {
  return { own: headCounts(profile), affiliates: (profile.affiliates ?? []).map(headCounts) }
}

type Counted = { [K in keyof HeadCounts]?: number | null }

const headCounts = (of: Counted): HeadCounts => ({
  employees: of.employees ?? 0,
  fullTimeEquivalents: of.fullTimeEquivalents ?? null,
  h1bEmployees: of.h1bEmployees ?? 0,
  l1Employees: of.l1Employees ?? 0,
})

// 'NA' is the specification's default state and means unanswered (decisions §11).
function isUnanswered(name: ProfileFact, raw: unknown): boolean {
  if (raw === null || (Array.isArray(raw) && raw.length === 0)) return true
  if (typeof raw !== 'string') return false
  return raw.trim() === '' || (name === 'state' && raw.trim().toUpperCase() === unansweredState)
}

const isPhone = (name: ProfileFact) => name === 'phone' || name === 'fax'

// A number that was stored before comes back with its country code.
function phoneIn(countryCode: string, raw: unknown) {
  const typed = String(raw).trim()
  return parsePhone(countryCode, typed.startsWith(countryCode) ? typed.slice(countryCode.length) : typed)
}
