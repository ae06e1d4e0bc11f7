import type { Hue } from '#ui/theme/tokens.ts'
import type { CasePackage, CheckReport, Finding } from '../records.ts'

export const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

export const severityWords: Record<Finding['severity'], { words: string; hue: Hue }> = {
  error: { words: 'Error', hue: 'red' },
  warn: { words: 'Look again', hue: 'orange' },
  info: { words: 'Note', hue: 'blue' },
}

export const packageHue: Record<CasePackage['status'], Hue> = {
  Waiting: 'gray',
  Working: 'blue',
  Ready: 'green',
  Failed: 'red',
  Filed: 'green',
}

/** One sentence for the whole check. */
export function standingOf({ findings, blocking, unchecked, checked, stage }: CheckReport): string {
  const until = stage === 'review' ? 'Before review' : 'Before filing'
  const errors =
    blocking === 0
      ? 'nothing stands in the way'
      : `${counted(blocking, 'error')} ${blocking === 1 ? 'stands' : 'stand'} in the way`
  const open = unchecked.length === 0 ? '' : ` ${counted(unchecked.length, 'rule')} could not be checked yet.`
  return `${until}: ${errors}. ${counted(checked, 'rule')} checked, ${counted(findings.length, 'finding')}.${open}`
}

const counted = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`
