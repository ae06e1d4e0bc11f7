import { casePath } from '#case-types/case-path.ts'

/** The documents of the case that a letter belongs to; the firm's letters belong to none. */
export const lettersCasePath = (caseId: number | null): string =>
  caseId === null ? '/visaCareManageCase' : casePath({ id: caseId }, '?tab=documents')

/** Where a letter of the case is begun from a template. */
export const lettersPath = (caseId: number): string => casePath({ id: caseId }, '?tab=letters')
