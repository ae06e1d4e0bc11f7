import { badInput } from '#platform/operation/refusal.ts'
import { storedPhone } from '../rules.ts'

/** The phone number of an input as it is stored; undefined when the input says nothing about it. */
export function phoneIn(
  input: { countryCode?: string; mobileNumber?: string },
  countryCode = '+1',
): string | undefined {
  if (input.mobileNumber === undefined) return undefined
  const parsed = storedPhone(input.countryCode ?? countryCode, input.mobileNumber)
  if (!parsed.ok) throw badInput({ mobileNumber: parsed.message })
  return parsed.value
}
