import { accept, decline, type Parsed } from './parsed.ts'

/** dd-ddddddd, growing with each digit typed. */
export function formatTypedFein(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 9)
  return digits.length > 2 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits
}

/** Stored and shown as dd-ddddddd. */
export function parseFein(text: string): Parsed {
  const fein = text.trim()
  if (fein === '') return decline('The FEIN is missing.')
  if (!/^\d{2}-?\d{7}$/.test(fein)) return decline('A FEIN has 9 digits, written 12-3456789.')
  if (neverAssigned.has(fein.slice(0, 2))) return decline(`No FEIN starts with ${fein.slice(0, 2)}.`)
  return accept(formatTypedFein(fein))
}

// IRS, "How EINs are assigned and valid EIN prefixes": every other pair of digits is in use.
const neverAssigned = new Set('00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' '))

/** ddd-dd-dddd, growing with each digit typed; at most 9 digits. */
export function formatTypedSsn(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 9)
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter((part) => part !== '').join('-')
}

/** Stored as 9 digits. */
export function parseSsn(text: string): Parsed {
  const typed = text.trim()
  if (typed === '') return decline('The Social Security number is missing.')
  if (!/^\d{3}[- ]?\d{2}[- ]?\d{4}$/.test(typed))
    return decline('A Social Security number has 9 digits, written 123-45-6789.')
  const digits = typed.replace(/\D/g, '')
  const [area, group, serial] = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)]
  // 20 CFR 422.103; numbers that start with 9 are ITINs (IRC §6109).
  if (area.startsWith('9')) return decline('A number that starts with 9 is an ITIN, not a Social Security number.')
  if (area === '000' || area === '666') return decline(`No Social Security number starts with ${area}.`)
  if (group === '00') return decline('The middle two digits of a Social Security number are never 00.')
  if (serial === '0000') return decline('The last four digits of a Social Security number are never 0000.')
  return accept(digits)
}

/** What a screen shows without the right to reveal: the last four digits. */
export function maskSsn(ssn: string): string {
  const digits = ssn.replace(/\D/g, '')
  return digits.length === 9 ? `***-**-${digits.slice(-4)}` : '***-**-****'
}
