import { caseTypeById } from '#case-types/all.ts'
import { Role } from '#formats/roles.ts'
import type { CaseRow } from './records.ts'

export const ballWords: Readonly<Record<string, string>> = {
  employee: 'Employee',
  employer: 'Employer',
  attorney: 'Attorney',
  firm: 'Law firm',
  agency: 'USCIS or DOL',
  debtor: 'Debtor',
  nobody: 'Nobody',
}

/** In a do-it-yourself case nobody stands for anybody: whatever is not somebody else's is its owner's (decisions §13). */
export const sideWords = (side: string, mode: CaseRow['mode']): string =>
  mode === 'DIY' && (side === 'attorney' || side === 'firm') ? OWNER : (ballWords[side] ?? side)
const OWNER = 'Owner of the case'

/** Everybody a case waits for, whoever acts first in front. */
export const awaitedWords = ({ ball, waitsFor, mode }: Pick<CaseRow, 'ball' | 'waitsFor' | 'mode'>): string =>
  (waitsFor.length === 0 ? [ball] : waitsFor).map((side) => sideWords(side, mode)).join(', ')

/** Which sides of a case a role stands on. */
const sidesOf: Readonly<Partial<Record<number, readonly string[]>>> = {
  [Role.attorney]: ['attorney', 'firm'],
  [Role.attorneyAssistant]: ['attorney', 'firm'],
  [Role.lawFirm]: ['firm'],
  [Role.employer]: ['employer'],
  [Role.employerAssistant]: ['employer'],
  [Role.employee]: ['employee'],
}

type Awaiting = Pick<
  CaseRow,
  'ball' | 'waitsFor' | 'mode' | 'personName' | 'companyName' | 'attorneyName' | 'typeId' | 'attorneyId'
>

/** The same by name, the reader first: "You, Priya, Northwind Analytics". */
export function awaitedNames(row: Awaiting, roleId: number): string[] {
  const sides: readonly string[] = row.waitsFor.length === 0 ? [row.ball] : row.waitsFor
  const own = sidesOf[roleId] ?? []
  const others = sides.filter((side) => !own.includes(side)).map((side) => nameOf(side, row))
  const names = others.length < sides.length ? [YOU, ...others] : others
  return [...new Set(names)].filter(Boolean)
}
export const YOU = 'You'

/** Whose turn it is, by name, with what they have to do: "Miriam LANE: accept the case". Empty: nobody’s. */
export function turnWords(row: Awaiting & Pick<CaseRow, 'todo'>, roleId: number): string {
  if (row.todo === '' || row.ball === 'agency' || row.ball === 'nobody') return ''
  const own = sidesOf[roleId] ?? []
  return `${own.includes(row.ball) ? YOU : nameOf(row.ball, row)}: ${row.todo.charAt(0).toLowerCase()}${row.todo.slice(1)}`
}

function nameOf(side: string, { mode, personName, companyName, attorneyName, typeId }: Awaiting): string {
  if (side === 'employee')
    return caseTypeById(typeId)?.filedBy ?? (personName.split(' ')[0] || (ballWords.employee ?? ''))
  if (side === 'employer') return companyName || (ballWords.employer ?? '')
  if (side === 'attorney') return attorneyName || sideWords(side, mode)
  if (side === 'agency') return caseTypeById(typeId)?.channel === 'USCIS' ? 'USCIS' : 'Department of Labor'
  return side === 'nobody' ? '' : sideWords(side, mode)
}
