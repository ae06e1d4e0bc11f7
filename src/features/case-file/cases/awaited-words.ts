import type { CaseRow } from './records.ts'

export const ballWords: Readonly<Record<string, string>> = {
  employee: 'Employee',
  employer: 'Employer',
  attorney: 'Attorney',
  firm: 'Law firm',
  agency: 'Agency',
  debtor: 'Debtor',
  nobody: 'Nobody',
}

/** Everybody a case waits for, whoever acts first in front. */
export const awaitedWords = ({ ball, waitsFor }: Pick<CaseRow, 'ball' | 'waitsFor'>): string =>
  (waitsFor.length === 0 ? [ball] : waitsFor).map((side) => ballWords[side] ?? side).join(', ')
