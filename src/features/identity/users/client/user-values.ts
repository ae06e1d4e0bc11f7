import { emailNotValid, isEmail } from '#formats/email.ts'
import { parsePhone, showPhone } from '#formats/phone.ts'
import { Role } from '#formats/roles.ts'
import type { FieldErrors } from '#ui/fields/use-form.ts'
import { type AssignedRole, livesIn } from '../policy.ts'
import type { User } from '../records.ts'

export type UserValues = ReturnType<typeof valuesOf>

/** A user as the form shows it. */
export const valuesOf = (user?: User) => ({
  email: user?.email ?? '',
  userName: '',
  firstName: user?.firstName ?? '',
  middleName: user?.middleName ?? '',
  lastName: user?.lastName ?? '',
  countryCode: user?.countryCode || '+1',
  mobileNumber: localNumber(user?.countryCode || '+1', user?.mobileNumber ?? ''),
  roleId: user ? String(user.roleId) : '',
  companyId: '',
  lawFirmId: '',
  assistsUserId: user?.assistsUserId ? String(user.assistsUserId) : '',
  ownPassword: false,
  password: '',
  confirmPassword: '',
})

/** Which further answers the chosen role and the moment ask for. */
export type Asked = { company: boolean; lawFirm: boolean; assists: boolean }

export function askedFor(role: AssignedRole | undefined, isNew: boolean, acrossTenants: boolean): Asked {
  const home = role && livesIn(role)
  return {
    company: isNew && acrossTenants && home === 'company',
    lawFirm: isNew && acrossTenants && home === 'firm',
    assists: role?.id === Role.attorneyAssistant,
  }
}

export function checkUser(values: UserValues, asked: Asked): FieldErrors<UserValues> {
  const required = (name: keyof UserValues) => values[name] === '' && { [name]: 'Field is required' }
  const phone = values.mobileNumber.trim() && parsePhone(values.countryCode.trim(), values.mobileNumber)
  return {
    ...(!isEmail(values.email.trim()) && { email: emailNotValid }),
    ...required('email'),
    ...required('firstName'),
    ...required('lastName'),
    ...required('roleId'),
    ...(asked.company && required('companyId')),
    ...(asked.lawFirm && required('lawFirmId')),
    ...(phone && !phone.ok && { mobileNumber: phone.message }),
    ...(values.ownPassword && required('password')),
    ...(values.ownPassword &&
      values.password !== values.confirmPassword && { confirmPassword: 'Password not matched' }),
  }
}

/** What a changed user and a new one have in common. */
export function changedOf(values: UserValues, asked: Asked) {
  const { email, firstName, middleName, lastName, countryCode, mobileNumber } = values
  return {
    ...{ email, firstName, middleName, lastName, countryCode, mobileNumber },
    roleId: Number(values.roleId),
    assistsUserId: asked.assists ? numberOr(values.assistsUserId) : undefined,
  }
}

export function newOf(values: UserValues, asked: Asked) {
  return {
    ...changedOf(values, asked),
    userName: values.userName.trim() || undefined,
    companyId: asked.company ? numberOr(values.companyId) : undefined,
    lawFirmId: asked.lawFirm ? numberOr(values.lawFirmId) : undefined,
    ...(values.ownPassword && { password: values.password, confirmPassword: values.confirmPassword }),
  }
}

const numberOr = (text: string) => (text === '' ? undefined : Number(text))

const localNumber = (countryCode: string, stored: string) =>
  countryCode === '+1' ? showPhone(stored) : stored.startsWith(countryCode) ? stored.slice(countryCode.length) : stored
