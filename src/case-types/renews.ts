import { caseTypes } from './all.ts'
import type { CaseType } from './case-type.ts'

/** Whether an approval gives a new stay or a new card: only such a case carries on what ends. */
export const givesNewEnd = ({ deadlines }: CaseType): boolean =>
  deadlines?.approvalEndsStay === true || (deadlines?.approvedUntilReplaces ?? []).length > 0

/** The case types that can renew, as SQL: fixed numbers, never input. */
export const sqlRenewingTypes: string = caseTypes
  .filter(givesNewEnd)
  .map(({ id }) => id)
  .join(', ')

/** An amendment alone extends nothing. */
export const renews = (type: CaseType, subType: string | undefined): boolean =>
  givesNewEnd(type) && subType !== 'amendment'
