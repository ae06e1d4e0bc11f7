import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Hue } from '#ui/theme/tokens.ts'
import type { EditionFlag } from '../rules.ts'

const words: Record<EditionFlag, { text: string; hue: Hue }> = {
  current: { text: 'Current edition', hue: 'green' },
  unconfirmed: { text: 'Edition unconfirmed', hue: 'orange' },
  expired: { text: 'Edition expired', hue: 'red' },
  superseded: { text: 'Edition superseded', hue: 'red' },
  upcoming: { text: 'Not taken yet', hue: 'blue' },
  notForFiling: { text: 'Not for filing', hue: 'red' },
  unknown: { text: 'Edition unknown', hue: 'red' },
}

type EditionBadgeProps = {
  flag: EditionFlag
  /** Why, in a sentence; shown to whoever points at it, read to whoever cannot see it. */
  sentence?: string
  /** Where a list shows only what needs a look. */
  onlyDoubts?: boolean
}

/** Whether the edition of a form can be filed, wherever the form is listed. */
export function EditionBadge({ flag, sentence, onlyDoubts = false }: EditionBadgeProps) {
  if (onlyDoubts && flag === 'current') return null
  const { text, hue } = words[flag]
  return (
    <span title={sentence}>
      <StatusBadge hue={hue}>{text}</StatusBadge>
    </span>
  )
}
