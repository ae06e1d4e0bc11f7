import { stay } from '#facts/stay.ts'
import { caseTypeById } from './all.ts'
import type { Implied } from './case-type.ts'

/** What is known of a case because of what was opened. */
export function impliedFacts(typeId: number, subType: string): Implied {
  const implies = caseTypeById(typeId)?.implies
  return { ...implies?.always, ...implies?.subTypes?.[subType] }
}

/** What the forms of a case say by being there: each family member who applies too has a Form I-539A. */
export const countedFacts = (formIds: readonly string[]): Implied =>
  formIds.includes('i-539') ? { [stay.coApplicants.id]: formIds.filter((id) => id === 'i-539a').length } : {}
