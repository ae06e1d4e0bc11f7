import { counted } from '#formats/words.ts'
import type { Hue } from '#ui/theme/tokens.ts'
import type { CheckReport, Finding } from '../records.ts'

export const severityWords: Record<Finding['severity'], { words: string; hue: Hue }> = {
  error: { words: 'Error', hue: 'red' },
  warn: { words: 'Warning', hue: 'orange' },
  info: { words: 'Note', hue: 'blue' },
}

/** One sentence for the whole check. */
export function standingOf({ findings, blocking, unacknowledged, unchecked, checked, stage }: CheckReport): string {
  const until = stage === 'review' ? 'Before review' : 'Before filing'
  const errors =
    blocking === 0
      ? 'nothing stands in the way'
      : `${counted(blocking, 'error')} ${blocking === 1 ? 'stands' : 'stand'} in the way`
  const unseen = unacknowledged === 0 ? '' : ` ${counted(unacknowledged, 'warning')} to acknowledge.`
  const open = unchecked.length === 0 ? '' : ` ${counted(unchecked.length, 'rule')} could not be checked yet.`
  return `${until}: ${errors}. ${counted(checked, 'rule')} checked, ${counted(findings.length, 'finding')}.${unseen}${open}`
}
