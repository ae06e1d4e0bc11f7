import { daysInYear } from './dates.ts'
import { accept, decline, type Parsed } from './parsed.ts'

/** I-200 H-1B, I-201 H-1B1 Chile, I-202 H-1B1 Singapore, I-203 E-3. */
export function parseLcaNumber(text: string): Parsed {
  return caseNumber(text, 'LCA number', /^I-20[0-3]-(\d{2})(\d{3})-\d{6}$/, 'I-200-26320-123456')
}

/** New (FLAG) and legacy numbers. */
export function parsePermNumber(text: string): Parsed {
  const legacy = /^[AC]-/i.test(text.trim())
  return legacy
    ? caseNumber(text, 'PERM number', /^[AC]-(\d{2})(\d{3})-\d{5}$/, 'A-22320-12345')
    : caseNumber(text, 'PERM number', /^G-10[01]-(\d{2})(\d{3})-\d{6}$/, 'G-100-26320-123456')
}

/** P-100 PERM, P-200 H-1B and so on. */
export function parsePwdNumber(text: string): Parsed {
  return caseNumber(text, 'PWD number', /^P-(?:100|20[0-3]|400|500)-(\d{2})(\d{3})-\d{6}$/, 'P-100-26320-123456')
}

/** dd-dddd, or dd-dddd.dd where O*NET codes are shown. */
export function parseSocCode(text: string): Parsed {
  const code = text.trim()
  return /^\d{2}-\d{4}(?:\.\d{2})?$/.test(code) ? accept(code) : decline('A SOC code is written 15-1252 or 15-1252.00.')
}

/** 2 to 6 digits that start with a sector of the 2022 edition. */
export function parseNaicsCode(text: string): Parsed {
  const code = text.trim()
  if (!/^\d{2,6}$/.test(code)) return decline('A NAICS code has 2 to 6 digits; the forms want 6.')
  if (!naicsSectors.has(code.slice(0, 2))) return decline(`No NAICS sector starts with ${code.slice(0, 2)}.`)
  return accept(code)
}

/** The forms want 6 digits; a shorter code is filled with zeros. */
export function naicsOnForm(code: string): string {
  return code.padEnd(6, '0')
}

export function parseCipCode(text: string): Parsed {
  const code = text.trim()
  return /^\d{2}\.\d{4}$/.test(code) ? accept(code) : decline('A CIP code is written 11.0701.')
}

const naicsSectors = new Set('11 21 22 23 31 32 33 42 44 45 48 49 51 52 53 54 55 56 61 62 71 72 81 92'.split(' '))

/** The middle five digits are YYDDD: the day of the year must exist in that year. */
function caseNumber(text: string, name: string, pattern: RegExp, example: string): Parsed {
  const number = text.trim().toUpperCase()
  if (number === '') return decline(`The ${name} is missing.`)
  const parts = pattern.exec(number)
  if (!parts) return decline(`The ${name} is written ${example}.`)
  const year = 2000 + Number(parts[1])
  const day = Number(parts[2])
  if (day < 1 || day > daysInYear(year))
    return decline(`The ${name} names day ${parts[2]} of ${year}, which has ${daysInYear(year)} days.`)
  return accept(number)
}
