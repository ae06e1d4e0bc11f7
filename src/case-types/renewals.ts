import { caseTypes } from './all.ts'
import type { CaseType } from './case-type.ts'

/** STEM OPT goes on from the year of OPT before it (8 CFR 214.2(f)(10)(ii)(C)). */
const goesOnFrom: Readonly<Record<string, readonly string[]>> = { '(C)(3)(C)': ['(C)(3)(B)'] }

/**
 * Of which sub-types an approved case of the same type is renewed by a new one: all of them by an extension, a work
 * permit by one of the same category; none by anything else.
 */
export function renewedSubTypes(
  { subTypes, subTypesArePermitCategories }: Pick<CaseType, 'subTypes' | 'subTypesArePermitCategories'>,
  subType: string | undefined,
): readonly string[] {
  const chosen = subTypes.find(({ id }) => id === subType)
  if (!chosen) return []
  if (chosen.is.some((each) => each === 'extends' || each === 'renewal')) return subTypes.map(({ id }) => id)
  return subTypesArePermitCategories ? [chosen.id, ...(goesOnFrom[chosen.id] ?? [])] : []
}

/** Whether an approval gives a new stay or a new card: only such a case carries on what ends. */
export const givesNewEnd = ({ deadlines }: CaseType): boolean =>
  deadlines?.approvalEndsStay === true || (deadlines?.approvedUntilReplaces ?? []).length > 0

/** The case types that can renew, as SQL: fixed numbers, never input. */
export const sqlRenewingTypes: string = caseTypes
  .filter(givesNewEnd)
  .map(({ id }) => id)
  .join(', ')
