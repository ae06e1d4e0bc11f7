import { travel } from '#facts/travel-document.ts'
import { addDays } from '#formats/day.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { permit } from '#rules/prefiling/needs.ts'

/** The trip that Form I-131 is asked for: whoever leaves before the document is there gives the application up. */
export function travelView({ file, look }: FilingFile): Record<string, unknown> {
  const leavesOn = look.value(travel.departureOn)
  if (!file.forms.some(({ formId }) => formId === 'i-131') || typeof leavesOn !== 'string') return {}
  const days = look.value(travel.tripDays)
  const returnsOn = typeof days === 'number' ? addDays(leavesOn, days) : undefined
  return { [permit.plannedTrips.id]: [{ id: 'i-131', leavesOn, returnsOn }] }
}
