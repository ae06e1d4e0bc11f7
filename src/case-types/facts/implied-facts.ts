import { adjustment } from '#facts/adjustment.ts'
import { appearance } from '#facts/appearance.ts'
import { immigrant } from '#facts/immigrant-petition.ts'
import { premium } from '#facts/premium.ts'
import { stay } from '#facts/stay.ts'
import { travel } from '#facts/travel-document.ts'
import { workPermit, workPermitHistory } from '#facts/work-permit.ts'
import { formNumber } from '#formats/form-names.ts'
import { caseTypeById } from '../all.ts'
import type { Implied } from '../case-type.ts'
import type { FormId } from '../package/declared-package.ts'

/** What is known of a case because of what was opened. */
export function impliedFacts(typeId: number, subType: string): Implied {
  const implies = caseTypeById(typeId)?.implies
  return { ...implies?.always, ...implies?.subTypes?.[subType] }
}

/** The petition that a family's application goes with, as its own case stands. */
export type LinkedCase = {
  typeId: number
  receiptNumber: string | null
  /** The day the agency received it, else the day it was filed. */
  filedOn: string | null
  outcome: string | null
  priorityDate?: string | null
}

/**
 * What Form I-539, Part 3 asks about the worker's petition, where that petition is a case here: nobody types its
 * receipt number twice. A petition that was denied, withdrawn or revoked carries nobody, so it says nothing.
 */
export function linkedFacts(linked: LinkedCase, ownTypeId?: number): Implied {
  const { typeId, receiptNumber, filedOn, outcome, priorityDate } = linked
  const isMain = (wanted: FormId) =>
    caseTypeById(typeId)?.forms.some(({ form, part }) => form === wanted && part === 'main')
  // A travel document rests on the application while that is pending (Form I-131, Part 1 Item 5.A).
  // Who adjusts too has an own application; the principal's receipt number is not that of their travel document.
  if (isMain('i-485'))
    return receiptNumber !== null && outcome === null && ownTypeId !== typeId
      ? { [travel.travelBasisReceipt.id]: receiptNumber }
      : {}
  // Form I-485, Part 2 Item 2: the petition it rests on, pending or approved.
  if (isMain('i-140') && (outcome === null || outcome === 'Approved'))
    return {
      ...(receiptNumber !== null && { [adjustment.underlyingReceipt.id]: receiptNumber }),
      ...(priorityDate && { [adjustment.underlyingPriorityDate.id]: priorityDate }),
    }
  const petition = isMain('i-129')
  const granted = outcome === 'Approved'
  if (!petition || (outcome !== null && !granted)) return {}
  const filed = filedOn !== null || receiptNumber !== null
  return {
    [stay.stayBasis.id]: granted ? 'Granted' : filed ? 'Filed before and pending' : 'Filed together',
    [stay.basisForm.id]: 'I-129',
    ...(receiptNumber !== null && { [stay.basisReceipt.id]: receiptNumber }),
    ...(filedOn !== null && { [stay.basisFiledOn.id]: filedOn }),
  }
}

export type RenewedCase = { typeId: number; subType: string }

/** A card of the same category that this case carries on: Form I-765 is then a renewal (8 CFR 274a.13(d)(1)). */
export function renewalFacts(own: RenewedCase, renewed: RenewedCase): Implied {
  const category = (of: RenewedCase) => impliedFacts(of.typeId, of.subType)[workPermit.workPermitCategory.id]
  const same = category(own) !== undefined && category(own) === category(renewed)
  return same ? { [workPermit.workPermitReason.id]: 'Renewal' } : {}
}

/** What is true of who has filed Form I-765 before, whatever was answered before that. */
export const filedFacts: Implied = { [workPermitHistory.appliedForWorkPermit.id]: true }

/**
 * What the forms of a case say by being there: each family member who applies too has a Form I-539A, an immigrant
 * petition names the applications that go with it, and a request for premium processing the form it is for.
 */
export const countedFacts = (formIds: readonly string[]): Implied => ({
  ...(formIds.includes('i-539') && { [stay.coApplicants.id]: formIds.filter((id) => id === 'i-539a').length }),
  ...(formIds.includes('i-140') && {
    [immigrant.withAdjustment.id]: formIds.includes('i-485'),
    [immigrant.withTravelDocument.id]: formIds.includes('i-131'),
    [immigrant.withWorkPermit.id]: formIds.includes('i-765'),
  }),
  ...decidedFaster(formIds),
})

/** Where a petition is among the forms, it is what the others wait for; of two applications nobody here knows which. */
function decidedFaster(formIds: readonly string[]): Implied {
  if (!formIds.includes('i-907')) return {}
  const petition = ['i-129', 'i-140'].find((id) => formIds.includes(id))
  const [application, ...others] = ['i-539', 'i-765'].filter((id) => formIds.includes(id))
  const found = petition ?? (others.length === 0 ? application : undefined)
  return found ? { [premium.premiumForm.id]: formNumber(found) } : {}
}

/**
 * Form G-28 lists every form it travels with (case-types.md §12): those of the case, the request for premium processing
 * last. An attorney who writes something else there is not overruled.
 */
export function appearanceFacts(formIds: readonly string[]): Implied {
  const filed = [...new Set(formIds.filter((id) => id.startsWith('i-') && id !== 'i-9'))]
  if (!formIds.includes('g-28') || filed.length === 0) return {}
  const last = (id: string) => Number(id === 'i-907')
  const listed = filed.toSorted((one, other) => last(one) - last(other)).map(formNumber)
  return { [appearance.appearanceMatter.id]: listed.join(', ') }
}

/** Who petitions in the own name, without an employer: E11 and waivers (8 CFR 204.5(h)(1), (k)(1)). */
export const petitionsAlone = (typeId: number, subType: string): boolean =>
  caseTypeById(typeId)
    ?.subTypes.find(({ id }) => id === subType)
    ?.is.includes('selfPetition') ?? false
