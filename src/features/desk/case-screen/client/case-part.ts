import type { CaseDetails } from '#case-file/case-details/records.ts'

/** What each part of a case's page is given. */
export type CasePart = { file: CaseDetails; reload: () => void }
