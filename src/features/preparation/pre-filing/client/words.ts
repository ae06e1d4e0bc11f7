import { counted } from '#formats/words.ts'
import type { Hue } from '#ui/theme/tokens.ts'
import type { CheckReport, Finding } from '../records.ts'

export const severityWords: Record<Finding['severity'], { words: string; hue: Hue }> = {
  error: { words: 'Error', hue: 'red' },
  warn: { words: 'Warning', hue: 'orange' },
  info: { words: 'Note', hue: 'blue' },
}

/** One sentence for the whole check. */
export function standingOf({ blocking, unacknowledged, notChecked, stage }: CheckReport): string {
  const until = stage === 'review' ? 'Before review' : 'Before filing'
  const errors =
    blocking === 0
      ? notChecked > 0
        ? 'not everything is checked'
        : 'nothing to fix'
      : `${counted(blocking, 'error')} to fix`
  const unseen = unacknowledged === 0 ? '' : ` ${counted(unacknowledged, 'warning')} to acknowledge.`
  return `${until}: ${errors}.${unseen}`
}

/** What only signatures, fees or an address are missing for is not repaired in the check. */
const FOLLOWS: ReadonlySet<string> = new Set([
  ...['case.signatures', 'case.appearances', 'case.payments', 'case.feeLines', 'case.addressVerifiedOn'],
])

/** Errors to repair before anybody signs: a page that changes has to be signed again. */
export const toFixFirst = ({ findings }: Pick<CheckReport, 'findings'>): Finding[] =>
  findings.filter(({ severity, waived, cause }) => severity === 'error' && !waived && !FOLLOWS.has(cause))

/** What comes first in a case that is ready to be signed and filed. */
export function firstWords(check: Pick<CheckReport, 'findings' | 'notChecked'>): string {
  if (toFixFirst(check).length > 0) return 'Fix first, then sign: a page that changes has to be signed again.'
  if (check.notChecked > 0) return 'Check the rest before anybody signs.'
  return 'Nothing here stands before the signatures.'
}
