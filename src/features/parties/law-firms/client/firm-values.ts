import { emailNotValid, isEmail } from '#formats/email.ts'
import { showPhone } from '#formats/phone.ts'
import { zoneOfState } from '#formats/zones.ts'
import { today } from '#platform/client/today.ts'
import type { FieldErrors } from '#ui/fields/use-form.ts'
import type { LawFirm } from '../records.ts'
import { defaultSubscription, firmProfile, parseAnswers } from '../rules.ts'
import { addressValues } from './address-values.ts'

export type FirmValues = ReturnType<typeof valuesOf>

/** A law firm as the form shows it. */
export const valuesOf = (firm?: LawFirm) => ({
  name: firm?.name ?? '',
  email: firm?.email ?? '',
  subscription: firm?.subscription ?? defaultSubscription,
  shortName: firm?.shortName ?? '',
  fein: firm?.fein ?? '',
  phone: showPhone(firm?.phone ?? ''),
  fax: showPhone(firm?.fax ?? ''),
  ...addressValues(firm),
  country: firm?.country ?? 'US',
  /** Empty: as the state has it. */
  timeZone: !firm || firm.timeZone === zoneOfState(firm.state) ? '' : firm.timeZone,
  adminFirstName: '',
  adminLastName: '',
  adminEmail: '',
  ownPassword: false,
  password: '',
  confirmPassword: '',
})

export function checkFirm(values: FirmValues, isNew: boolean): FieldErrors<FirmValues> {
  const required = (name: keyof FirmValues) => String(values[name]).trim() === '' && { [name]: 'Field is required' }
  const email = (name: 'email' | 'adminEmail') =>
    values[name].trim() !== '' && !isEmail(values[name].trim()) && { [name]: emailNotValid }
  const { problems } = parseAnswers(firmProfile, profileIn(values), today())
  return {
    ...problems,
    ...email('email'),
    ...required('name'),
    ...required('email'),
    ...(isNew && { ...email('adminEmail'), ...required('adminFirstName'), ...required('adminLastName') }),
    ...(isNew && values.ownPassword && required('password')),
    ...(isNew &&
      values.ownPassword &&
      values.password !== values.confirmPassword && { confirmPassword: 'Password not matched' }),
  }
}

/** What a changed firm and a new one have in common. */
export const changedOf = (values: FirmValues) => ({
  name: values.name,
  email: values.email,
  timeZone: values.timeZone || zoneOfState(values.state),
  ...profileIn(values),
})

export function newOf(values: FirmValues) {
  const { adminFirstName, adminLastName, adminEmail, subscription, ownPassword, password, confirmPassword } = values
  return {
    ...changedOf(values),
    ...{ subscription, adminFirstName, adminLastName, adminEmail: adminEmail.trim() },
    ...(ownPassword && { password, confirmPassword }),
  }
}

const profileIn = (values: FirmValues) => {
  const { shortName, fein, phone, fax, street, unitKind, unitNumber, city, state, zipCode, country } = values
  return { shortName, fein, phone, fax, street, unitKind, unitNumber, city, state, zipCode, country }
}
