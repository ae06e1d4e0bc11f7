/** The case that a letter belongs to; the firm's letters belong to none. */
export const casePath = (caseId: number | null): string =>
  caseId === null ? '/visaCareManageCase' : `/visaCareAttorneyCaseDetails/${caseId}?tab=documents`

/** Where a letter of the case is begun from a template. */
export const lettersPath = (caseId: number): string => `/visaCareAttorneyCaseDetails/${caseId}?tab=letters`
