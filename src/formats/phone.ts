import { accept, decline, type Parsed } from './parsed.ts'

/** (ddd) ddd-dddd, growing with each digit typed; digits after the tenth are ignored. */
export function formatTypedPhone(text: string): string {
  const digits = digitsOf(text).slice(0, 10)
  if (digits.length === 0) return ''
  if (digits.length < 4) return `(${digits}`
  if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** The variant for pasted numbers drops a leading 1 or 0: no area code starts with either (decisions §11). */
export function formatPastedPhone(text: string): string {
  return formatTypedPhone(digitsOf(text).replace(/^[01]/, ''))
}

/** The specification's shape: 10 digits, optional parentheses around the area code, dash or space between. */
export function isUsPhone(text: string): boolean {
  return usPhone.test(text.trim())
}

/** A US number as typed, or already stored, becomes E.164. */
export function parseUsPhone(text: string): Parsed {
  const given = text.trim().replace(/^\+1[-\s]?/, '')
  // Pasted with the 1 or 0 that is dialed first.
  const typed = /^[01]\D*(?:\d\D*){10}$/.test(given) ? formatPastedPhone(given) : given
  if (typed === '') return decline('The phone number is missing.')
  if (!isUsPhone(typed)) return decline('A US phone number has 10 digits, such as (212) 555-0100.')
  const digits = digitsOf(typed)
  if (!/^[2-9]/.test(digits)) return decline('The area code of a US phone number starts with 2 to 9.')
  if (!/^[2-9]/.test(digits.slice(3))) return decline('The exchange (digits 4 to 6) of a US number starts with 2 to 9.')
  return accept(`+1${digits}`)
}

/** E.164 for any country code: at most 15 digits with the code (ITU-T E.164 §6.2.1). */
export function parsePhone(countryCode: string, text: string): Parsed {
  if (countryCode === '+1') return parseUsPhone(text)
  if (!/^\+[1-9]\d{0,2}$/.test(countryCode)) return decline('A country code is + and 1 to 3 digits, such as +91.')
  if (/[^\d\s().-]/.test(text)) return decline('A phone number has digits, spaces, dashes, dots and parentheses only.')
  const number = countryCode + digitsOf(text).replace(/^0/, '')
  if (number.length - countryCode.length < 4) return decline('This phone number is too short.')
  if (number.length > 16) return decline('A phone number has at most 15 digits with its country code.')
  return accept(number)
}

/** A stored number for the screen: US numbers as (ddd) ddd-dddd, others as they are. */
export function showPhone(e164: string): string {
  return /^\+1\d{10}$/.test(e164) ? formatTypedPhone(e164.slice(2)) : e164
}

const usPhone = /^(?:\(\d{3}\)|\d{3})[-\s]?\d{3}[-\s]?\d{4}$/

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
