import { parseValue } from '#engine/parse-value.ts'
import { attorney } from '#facts/firm.ts'
import { emailNotValid, isEmail } from '#formats/email.ts'
import { showPhone } from '#formats/phone.ts'
import { addressValues } from '#parties/law-firms/client/AddressFields.tsx'
import type { FieldErrors } from '#ui/fields/use-form.ts'
import { today } from '#ui/today.ts'
import type { Attorney } from '../records.ts'
import { explanationMissing, parseAttorney, repeatedLicense } from '../rules.ts'

export type LicenseValues = { id: string; state: string; barNumber: string; authority: string }
export type AttorneyValues = ReturnType<typeof valuesOf>

/** An attorney as the form shows it. A new one begins with one license to fill in. */
export const valuesOf = (known?: Attorney) => ({
  lawFirmId: known ? String(known.lawFirmId) : '',
  firstName: known?.firstName ?? '',
  middleName: known?.middleName ?? '',
  lastName: known?.lastName ?? '',
  email: known?.email ?? '',
  phone: showPhone(known?.phone ?? ''),
  mobilePhone: showPhone(known?.mobilePhone ?? ''),
  fax: showPhone(known?.fax ?? ''),
  licenses: known ? known.licenses.map(licenseOf) : [licenseOf({ id: 'r1' })],
  restriction: known?.restriction ?? '',
  restrictionExplained: known?.restrictionExplained ?? '',
  onlineAccount: known?.onlineAccount ?? '',
  ...addressValues(known),
})

export const licenseOf = ({
  id,
  state = '',
  barNumber = '',
  authority = '',
}: Partial<LicenseValues> & { id: string }) => ({
  id,
  state,
  barNumber,
  authority,
})

/** A license of which nothing was typed is none. */
export const licensesIn = ({ licenses }: Pick<AttorneyValues, 'licenses'>): LicenseValues[] =>
  licenses.filter(({ state, barNumber, authority }) => `${state}${barNumber}${authority}`.trim() !== '')

export type LicenseProblems = Partial<Record<'state' | 'barNumber' | 'authority', string>>

/** What is wrong with one license, cell by cell. */
export function licenseProblems(license: LicenseValues): LicenseProblems {
  const { columns } = attorney.licenses
  const problems: LicenseProblems = {}
  if (licensesIn({ licenses: [license] }).length === 0) return problems
  for (const name of ['state', 'barNumber', 'authority'] as const) {
    if (license[name].trim() === '') {
      if (columns[name].required) problems[name] = 'Field is required'
      continue
    }
    const parsed = parseValue(columns[name], license[name], '')
    if (!parsed.ok) problems[name] = parsed.message
  }
  return problems
}

export function checkAttorney(values: AttorneyValues, asksFirm: boolean): FieldErrors<AttorneyValues> {
  const required = (name: keyof AttorneyValues) => String(values[name]).trim() === '' && { [name]: 'Field is required' }
  const { problems } = parseAttorney(answersIn(values), today())
  const unfinished = licensesIn(values).some((license) => Object.keys(licenseProblems(license)).length > 0)
  const repeated = repeatedLicense(licensesIn(values))
  const unexplained = explanationMissing({
    restriction: values.restriction === 'Subject' ? 'Subject' : null,
    restrictionExplained: values.restrictionExplained.trim(),
  })
  return {
    ...problems,
    ...(repeated && { licenses: repeated }),
    ...(unfinished && { licenses: 'Each license needs its state and its bar number.' }),
    ...(unexplained && { restrictionExplained: 'Please explain the order.' }),
    ...(!isEmail(values.email.trim()) && { email: emailNotValid }),
    ...required('email'),
    ...required('firstName'),
    ...required('lastName'),
    ...(asksFirm && required('lawFirmId')),
  }
}

/** What a changed attorney and a new one have in common. */
export function changedOf(values: AttorneyValues) {
  const { firstName, middleName, lastName, email } = values
  return { ...answersIn(values), firstName, middleName, lastName, email }
}

function answersIn(values: AttorneyValues) {
  const {
    lawFirmId: _firm,
    firstName: _first,
    middleName: _middle,
    lastName: _last,
    email: _email,
    ...answers
  } = values
  const explained = values.restriction === 'Subject' ? values.restrictionExplained : ''
  return { ...answers, restrictionExplained: explained, licenses: licensesIn(values) }
}
