import { addDays, type Day } from '#formats/day.ts'
import { caseTypes } from './all.ts'
import type { CaseType } from './case-type.ts'

/**
 * What carries a student's card on; null: nothing does. A year of OPT goes on as STEM OPT, once for a degree (8 CFR
 * 214.2(f)(10)(ii)(C)); none is renewed by another of its own kind.
 */
const carriedOnBy: Readonly<Record<string, string | null>> = {
  '(C)(3)(A)': null,
  '(C)(3)(B)': '(C)(3)(C)',
  '(C)(3)(C)': null,
}

/**
 * Of which sub-types an approved case of the same type is renewed by a new one: all of them by an extension, a work
 * permit by one of the same category, a student's as above; none by anything else.
 */
export function renewedSubTypes(
  { subTypes, subTypesArePermitCategories }: Pick<CaseType, 'subTypes' | 'subTypesArePermitCategories'>,
  subType: string | undefined,
): readonly string[] {
  const chosen = subTypes.find(({ id }) => id === subType)
  if (!chosen) return []
  if (chosen.is.some((each) => each === 'extends' || each === 'renewal')) return subTypes.map(({ id }) => id)
  return subTypesArePermitCategories ? subTypes.map(({ id }) => id).filter((id) => carriedBy(id) === chosen.id) : []
}
const carriedBy = (id: string): string | null => (id in carriedOnBy ? (carriedOnBy[id] ?? null) : id)

/** The sub-type that renews an approved case, '' where the type has none; null: nothing renews it. */
export function renewingSubType(
  { subTypes, subTypesArePermitCategories }: Pick<CaseType, 'subTypes' | 'subTypesArePermitCategories'>,
  subType: string,
): string | null {
  const { renewedBy } = subTypes.find(({ id }) => id === subType) ?? {}
  if (renewedBy) return renewedBy
  const again = subTypes.find(({ id }) => id === 'extension' || id === 'renewal')?.id
  return again ?? (subTypesArePermitCategories ? carriedBy(subType.toUpperCase()) : subType)
}

/** Whether an approval gives a new stay or a new card: only such a case carries on what ends. */
export const givesNewEnd = ({ deadlines }: CaseType): boolean =>
  deadlines?.approvalEndsStay === true || (deadlines?.approvedUntilReplaces ?? []).length > 0

/** The case types that can renew, as SQL: fixed numbers, never input. */
export const sqlRenewingTypes: string = caseTypes
  .filter(givesNewEnd)
  .map(({ id }) => id)
  .join(', ')

/** So long before an approval ends its renewal is spoken of, and so long after. */
const BEFORE_DAYS = 180
const AFTER_DAYS = 60

type Approval = { typeId: number; subType: string; outcome: string | null; validUntil: Day | null }

/** Whether what was approved ends soon, or has just ended, and can be renewed by a case of its type. */
export function endsSoon({ typeId, subType, outcome, validUntil }: Approval, today: Day): boolean {
  const type = caseTypes.find(({ id }) => id === typeId)
  if (!type || outcome !== 'Approved' || validUntil === null || !givesNewEnd(type)) return false
  if (renewingSubType(type, subType) === null) return false
  return validUntil <= addDays(today, BEFORE_DAYS) && validUntil >= addDays(today, -AFTER_DAYS)
}
