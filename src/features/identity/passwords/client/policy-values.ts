import type { FieldErrors } from '#ui/fields/use-form.ts'
import type { Policy } from '../contract.ts'
import { defaultPasswordPolicy } from '../passwords.ts'

export type PolicyValues = {
  name: string
  minLength: string
  requireLower: boolean
  requireUpper: boolean
  requireDigit: boolean
  requireSpecial: boolean
  specialCharacters: string
  history: string
  /** Empty: a password does not grow old. */
  maxAgeDays: string
  status: string
}

/** What the server takes; the form says so before it is asked. */
const limits = { minLength: [8, 64], history: [5, 24], maxAgeDays: [1, 3650] } as const

/** What the form begins with; a new policy begins as the default and applies to nobody yet. */
export function valuesOf(policy: Policy | undefined): PolicyValues {
  const { minLength, history, maxAgeDays, name, status, id: _id, version: _version, ...rules } = policy ?? fresh
  return {
    ...rules,
    name,
    status,
    minLength: String(minLength),
    history: String(history),
    maxAgeDays: maxAgeDays === null ? '' : String(maxAgeDays),
  }
}

export function policyOf({ minLength, history, maxAgeDays, status, specialCharacters, ...values }: PolicyValues) {
  return {
    ...values,
    // Cleared where none is asked for: the row still keeps a list for the day when one is.
    specialCharacters: specialCharacters.trim() || defaultPasswordPolicy.specialCharacters,
    minLength: Number(minLength),
    history: Number(history),
    maxAgeDays: maxAgeDays.trim() === '' ? null : Number(maxAgeDays),
    status: status as Policy['status'],
  }
}

export function policyErrors(values: PolicyValues): FieldErrors<PolicyValues> {
  const { name, minLength, history, maxAgeDays, requireSpecial, specialCharacters } = values
  return {
    ...(!name.trim() && { name: 'Field is required' }),
    ...wholeNumber('minLength', minLength),
    ...wholeNumber('history', history),
    ...(maxAgeDays.trim() !== '' && wholeNumber('maxAgeDays', maxAgeDays)),
    ...(requireSpecial && !specialCharacters.trim() && { specialCharacters: 'Field is required' }),
  }
}

/** The rules of a policy in one line. */
export function rulesInWords(policy: Policy): string {
  const kinds = [
    policy.requireLower && 'lower case',
    policy.requireUpper && 'upper case',
    policy.requireDigit && 'a number',
    policy.requireSpecial && `one of ${policy.specialCharacters}`,
  ].filter((kind): kind is string => kind !== false)
  const parts = [`${policy.minLength} characters`, ...kinds].join(', ')
  return `${parts}; not one of the last ${policy.history}`
}

const fresh: Policy = { id: 0, version: 0, name: '', status: 'Inactive', ...defaultPasswordPolicy }

function wholeNumber(name: keyof typeof limits, text: string): FieldErrors<PolicyValues> {
  const [least, most] = limits[name]
  const value = Number(text)
  const fits = /^\d+$/.test(text.trim()) && value >= least && value <= most
  return fits ? {} : { [name]: `A whole number from ${least} to ${most}.` }
}
