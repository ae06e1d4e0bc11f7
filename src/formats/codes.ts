import { accept, decline, type Parsed } from './parsed.ts'

/** Role, permission and company codes may not carry $ ! & = - (specification §5, decisions §11). */
export function hasForbiddenCharacter(text: string): boolean {
  return forbidden.test(text)
}

export function parseCode(text: string): Parsed {
  const code = text.trim()
  if (code === '') return decline('The code is missing.')
  const found = forbidden.exec(code)
  return found ? decline(`A code may not contain ${found[0]} (nor any of $ ! & = -).`) : accept(code)
}

/** The specification's 8-digit number is the meter serial number (decisions §11). */
export function parseMeterSerialNumber(text: string): Parsed {
  const serial = text.trim()
  if (/^0\d{7}$/.test(serial)) return decline('A meter serial number does not start with 0.')
  return /^[1-9]\d{7}$/.test(serial) ? accept(serial) : decline('A meter serial number has 8 digits.')
}

const forbidden = /[$!&=-]/
