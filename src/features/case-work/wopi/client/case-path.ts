/** The case that a letter belongs to; the firm's letters belong to none. */
export const casePath = (caseId: number | null): string =>
  caseId === null ? '/visaCareManageCase' : `/visaCareAttorneyCaseDetails/${caseId}?tab=documents`
