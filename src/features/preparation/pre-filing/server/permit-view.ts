import { workPermit } from '#facts/work-permit.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import type { RelatedCases } from '#preparation/filing-file/server/related-cases-store.ts'
import { permit } from '#rules/prefiling/needs.ts'

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
