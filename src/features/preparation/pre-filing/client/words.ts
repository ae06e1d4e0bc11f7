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
