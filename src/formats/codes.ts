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

const forbidden = /[$!&=-]/
