import type { CaseType } from '#case-types/case-type.ts'
import type { Circumstances } from '#case-types/circumstances.ts'
import { checklistOf } from '#case-types/package/checklist.ts'
import { IN_HAND } from '#preparation/documents/policy.ts'
import { applicantPackage } from '#rules/prefiling/later-needs.ts'
import { adjustment } from '#rules/prefiling/needs.ts'

export type Papers = {
  /** Items of the document list of which a document is in … */
  sent: readonly string[]
  /** … and those that need none, with the reason; of a sealed envelope that it is in hand. */
  waived: readonly { item: string; reason: string }[]
  photoDays: number
}

const PHOTOS = 'photos'
const MEDICAL = 'medical'

/** What is in the package of one applicant (CT-9.1), for V51 and V88. */
export function applicantPackageView(
  type: CaseType,
  known: Circumstances,
  { sent, waived, photoDays }: Papers,
): Record<string, unknown> {
  const items = checklistOf(type, known).filter(({ need, asked }) => need === 'required' && asked === 'yes')
  const isWaived = (id: string) => waived.some(({ item }) => item === id)
  const isInHand = waived.some(({ item, reason }) => item === MEDICAL && reason === IN_HAND)
  return {
    // The sealed envelope has a rule of its own.
    [applicantPackage.packageItems.id]: items
      .filter(({ id }) => id !== MEDICAL && !isWaived(id))
      .map(({ id, name }) => ({ id, item: id, name, there: sent.includes(id) })),
    ...((isWaived(PHOTOS) || !items.some(({ id }) => id === PHOTOS)) && { [applicantPackage.photosTakenOn.id]: null }),
    [applicantPackage.photoDays.id]: photoDays,
    ...(isInHand && { [adjustment.medicalIncluded.id]: true }),
  }
}
