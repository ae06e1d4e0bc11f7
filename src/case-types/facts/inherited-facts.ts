import type { Answer } from '#engine/answer.ts'
import { isValue } from '#engine/answer.ts'
import { adjustment } from '#facts/adjustment.ts'
import { affidavit } from '#facts/support.ts'
import type { Implied } from '../case-type.ts'
import { affidavitNeeded } from '../people/affidavit-needed.ts'

/**
 * What a spouse's or child's application takes from the principal's: the petition both rest on, its category, and what
 * was said of a relative behind it (Form I-485, Part 2: "of a derivative applicant: for the principal applicant"). Not the
 * trip: "to visit my mother" is another mother for each of them, and nobody said that all of them travel.
 */
const inherited = [
  adjustment.underlyingReceipt,
  adjustment.underlyingPriorityDate,
  adjustment.adjustmentCategory,
  adjustment.asylumGrantedOn,
  adjustment.admittedAsRefugeeOn,
  adjustment.diversityRank,
  adjustment.otherEligibility,
  adjustment.relativeFiled,
  adjustment.relativeIs,
  adjustment.relativeStatus,
]

/** Who of the family is exempt by the own work, age or marriage is so alone; these two hold for all of them. */
const sharedExemptions: ReadonlySet<unknown> = new Set(['Required', 'Not required'])

/** Whether an affidavit of support goes with it follows from what was said of a relative behind the petition. */
export function affidavitFacts(told: (factId: string) => unknown): Implied {
  const { relativeFiled, relativeIs, relativeStatus, affidavitExemption } = adjustment
  const needed = affidavitNeeded({
    filed: told(relativeFiled.id),
    is: told(relativeIs.id),
    status: told(relativeStatus.id),
  })
  return needed === undefined ? {} : { [affidavitExemption.id]: needed ? 'Required' : 'Not required' }
}

/** One affidavit names whoever adjusts along with the immigrant (8 CFR 213a.2(a)(2)(iii)): nobody is asked. */
export const sponsoredAlong: Implied = { [affidavit.sponsoredPeople.id]: 'The immigrant and family' }

export function inheritedFacts(principal: (factId: string) => Answer | undefined): Implied {
  const found = inherited.flatMap(({ id }) => {
    const answer = principal(id)
    return isValue(answer) ? [[id, answer.value] as const] : []
  })
  const exemption = principal(adjustment.affidavitExemption.id)
  const shared = isValue(exemption) && sharedExemptions.has(exemption.value) ? exemption.value : undefined
  return {
    ...Object.fromEntries(found),
    ...(shared !== undefined && { [adjustment.affidavitExemption.id]: shared }),
  }
}
