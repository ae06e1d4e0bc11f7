import type { YesNoType } from '#engine/fact.ts'
import { unansweredState } from '#formats/addresses.ts'
import { showPhone } from '#formats/phone.ts'
import { zoneOfState } from '#formats/zones.ts'
import type { PasswordPolicy } from '#identity/passwords/passwords.ts'
import { joinMessages } from '#identity/passwords/passwords.ts'
import type { FieldErrors } from '#ui/fields/use-form.ts'
import type { YesNo } from '#ui/fields/YesNoField.tsx'
import { employerFormProblems } from '../employer-form.ts'
import { factOf, type ProfileFact, parseProfile, profileFactNames, type profileFacts } from '../profile.ts'
import type { CompanyProfile } from '../records.ts'

/** An affiliate as it is typed. */
export type AffiliateValues = { id: string } & Record<
  'name' | 'fein' | 'relation' | 'employees' | 'fullTimeEquivalents' | 'h1bEmployees' | 'l1Employees',
  string
>

type Typed<K extends ProfileFact> = K extends 'affiliates'
  ? AffiliateValues[]
  : (typeof profileFacts)[K] extends YesNoType
    ? YesNo
    : string

/** The employer form as it is typed. */
export type EmployerValues = { [K in ProfileFact]: Typed<K> } & {
  name: string
  email: string
  password: string
  confirmPassword: string
  subscription: string
  diyAccess: 'Y' | 'N'
  lawFirmId: string
  attorneyId: string
  /** Empty: as the state has it. */
  timeZone: string
}

/** The defaults of the specification (§3 and §9). */
export const blankEmployer: EmployerValues = {
  ...(Object.fromEntries(profileFactNames.map((name) => [name, ''])) as unknown as { [K in ProfileFact]: Typed<K> }),
  affiliates: [],
  unitKind: 'APT',
  state: unansweredState,
  country: 'US',
  phoneCountryCode: '+1',
  grossIncome: '0',
  netIncome: '0',
  employees: '0',
  h1bEmployees: '0',
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  subscription: '',
  diyAccess: 'N',
  lawFirmId: '',
  attorneyId: '',
  timeZone: '',
}

/** A stored profile as the form shows it; what is not answered shows the default. */
export function valuesOf(profile: CompanyProfile): EmployerValues {
  const { name, subscription, diyAccess } = profile
  const values: EmployerValues = { ...blankEmployer, name, email: profile.email ?? '', subscription, diyAccess }
  const shown = Object.fromEntries(
    profileFactNames.flatMap((fact) => (profile[fact] === null ? [] : [[fact, typedOf(fact, profile)]])),
  )
  return { ...values, ...shown, timeZone: profile.timeZone === zoneOfState(profile.state) ? '' : profile.timeZone }
}

function typedOf(name: ProfileFact, profile: CompanyProfile): unknown {
  const value = profile[name]
  if (name === 'affiliates') return (profile.affiliates ?? []).map(typedAffiliate)
  if (name === 'phone' || name === 'fax') return localPhone(profile.phoneCountryCode ?? '+1', String(value))
  const { type } = factOf(name)
  if (type === 'yesNo') return value ? 'Yes' : 'No'
  return type === 'money' ? String(Number(value) / 100) : String(value)
}

const localPhone = (code: string, stored: string) =>
  code === '+1' ? showPhone(stored) : stored.startsWith(code) ? stored.slice(code.length) : stored

const typedAffiliate = (record: { id: string } & Record<string, unknown>): AffiliateValues => ({
  ...newAffiliate(record.id),
  ...Object.fromEntries(Object.entries(record).map(([column, value]) => [column, String(value)])),
})

export const newAffiliate = (id: string): AffiliateValues => ({
  id,
  name: '',
  fein: '',
  relation: '',
  employees: '',
  fullTimeEquivalents: '',
  h1bEmployees: '',
  l1Employees: '',
})

/** What is sent of a new employer. An untouched default is no answer: nobody said that there are 0 employees. */
export function newProfileOf(values: EmployerValues): Record<string, unknown> {
  const { country, phoneCountryCode, unitKind, unitNumber } = values
  return { ...sentOf(values, blankEmployer), country, phoneCountryCode, ...(unitNumber.trim() !== '' && { unitKind }) }
}

/** What differs from the start, as it is sent. */
export function sentOf(values: EmployerValues, start: EmployerValues): Record<string, unknown> {
  const changed = (name: keyof EmployerValues) => values[name] !== start[name]
  const facts = profileFactNames.filter(changed).map((name) => [name, sentFact(name, values)])
  const columns = (['name', 'email', 'subscription', 'diyAccess'] as const).filter(changed)
  const zone = zoneIn(values) !== zoneIn(start) && { timeZone: zoneIn(values) }
  return { ...Object.fromEntries([...columns.map((name) => [name, values[name]]), ...facts]), ...zone }
}

/** The zone that is meant, chosen or proposed. */
export const zoneIn = ({ timeZone, state }: Pick<EmployerValues, 'timeZone' | 'state'>) =>
  timeZone || zoneOfState(state)

// Money is stored in cents; what is no number goes as it is and is refused by its fact.
function sentFact(name: ProfileFact, values: EmployerValues): unknown {
  const typed = values[name]
  if (factOf(name).type !== 'money' || typeof typed !== 'string' || typed.trim() === '') return typed
  const cents = Math.round(Number(typed.replace(/[,$\s]/g, '')) * 100)
  return Number.isFinite(cents) ? cents : typed
}

type Checking = { start?: EmployerValues; emailIsTaken: boolean; policy: PasswordPolicy; today: string }

/** The text of the dialog and the texts at the fields; no text: may be saved. */
export function checkEmployer(
  values: EmployerValues,
  { start, emailIsTaken, policy, today }: Checking,
): { text: string; fields: FieldErrors<EmployerValues> } {
  const { password, confirmPassword, ...rest } = values
  const form = start ? rest : { ...rest, password, confirmPassword }
  const rules = employerFormProblems(form, { emailIsTaken, policy })
  const sent = { phoneCountryCode: values.phoneCountryCode, ...sentOf(values, start ?? blankEmployer) }
  const { problems } = parseProfile(sent, { today })
  const texts = Object.entries(problems).map(
    ([name, problem]) => `${factOf(name as ProfileFact).label}: ${sentence(problem)}`,
  )
  return { text: joinMessages([rules.text, ...texts]), fields: { ...problems, ...rules.fields } }
}

// A fact's sentence ends with a full stop, which reads badly before ' and '.
const sentence = (problem = '') => problem.replace(/\.$/, '')

/** The head counts as typed so far, for the flags that follow from them; what is no number counts as none. */
export function countsOf(values: EmployerValues) {
  const counts = (of: Record<'employees' | 'fullTimeEquivalents' | 'h1bEmployees' | 'l1Employees', string>) => ({
    employees: numberOf(of.employees) ?? 0,
    fullTimeEquivalents: numberOf(of.fullTimeEquivalents),
    h1bEmployees: numberOf(of.h1bEmployees) ?? 0,
    l1Employees: numberOf(of.l1Employees) ?? 0,
  })
  return { own: counts(values), affiliates: values.affiliates.map(counts) }
}

function numberOf(typed: string): number | null {
  const number = Number(typed.replace(/[,\s]/g, ''))
  return typed.trim() === '' || !Number.isFinite(number) ? null : number
}
