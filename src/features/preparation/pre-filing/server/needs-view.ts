import { of } from '#engine/reference.ts'
import { person } from '#facts/person.ts'
import { standing } from '#facts/standing.ts'
import { travel } from '#facts/travel-document.ts'
import { workPermit } from '#facts/work-permit.ts'
import { addDays } from '#formats/day.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import type { RelatedCases } from '#preparation/filing-file/server/related-cases-store.ts'
import { family, permit } from '#rules/prefiling/needs.ts'

/** The card that is renewed, as it stands on record; what somebody typed for the check stands. */
export function permitView({ look, plan, type }: FilingFile, { renewedUntil }: RelatedCases): Record<string, unknown> {
  const reason = look.value(workPermit.workPermitReason)
  const replaces = type.deadlines?.approvedUntilReplaces?.includes('cardEndsOn')
  const stem = look.value(workPermit.workPermitCategory) === '(c)(3)(C)'
  const found = {
    [permit.renewal.id]: reason === undefined ? undefined : reason === 'Renewal',
    [permit.cardEndsOn.id]: (replaces && renewedUntil) || undefined,
    [permit.optEndsOn.id]: (replaces && stem && renewedUntil) || undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([id]) => !(id in plan.details)))
}

/** The trip that Form I-131 is asked for: whoever leaves before the document is there gives the application up. */
export function travelView({ file, look }: FilingFile): Record<string, unknown> {
  const leavesOn = look.value(travel.departureOn)
  if (!file.forms.some(({ formId }) => formId === 'i-131') || typeof leavesOn !== 'string') return {}
  const days = look.value(travel.tripDays)
  const returnsOn = typeof days === 'number' ? addDays(leavesOn, days) : undefined
  return { [permit.plannedTrips.id]: [{ id: 'i-131', leavesOn, returnsOn }] }
}

/** Who petitions for whom on Form I-130: its own person is the petitioner, the case is about the relative. */
export function relativeView({ main, look, row }: FilingFile): Record<string, unknown> {
  if (main?.formId !== 'i-130') return {}
  const married = look.value(of('applicant', person.maritalStatus))
  return {
    [family.petitionerStanding.id]: look.value(standing.standing),
    [family.petitionerBornOn.id]: look.value(person.birthDate),
    [family.relativeBornOn.id]: look.value(of('applicant', person.birthDate)),
    [family.relativeMarried.id]: married === undefined ? undefined : married === 'Married' || married === 'Separated',
    [family.openedFor.id]: row.subType || undefined,
  }
}
