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
