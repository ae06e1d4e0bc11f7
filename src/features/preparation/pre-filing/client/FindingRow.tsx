import { useState } from 'react'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { showMoment } from '#platform/client/moments.ts'
import { FixLink } from '#preparation/filing-file/client/FixLink.tsx'
import { Button } from '#ui/Button.tsx'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Finding } from '../records.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { severityWords } from './words.ts'

export type FindingActions = {
  onWaive?: (found: Finding) => void
  onAcknowledge?: (found: Finding) => Promise<unknown>
  /** What was decided about this finding is taken back. */
  onTakeBack?: (found: Finding) => Promise<unknown>
}
type FindingRowProps = { caseId: number; found: Finding; mayAnswer: boolean; actions: FindingActions }

/** One finding: how grave, what, by which rule, the way to put it right, and what was decided about it. */
export function FindingRow({ caseId, found, mayAnswer, actions }: FindingRowProps) {
  const [answering, setAnswering] = useState(false)
  const { words, hue } = severityWords[found.severity]
  const isError = found.severity === 'error'
  const done = isError ? 'Waived' : 'Acknowledged'
  const answersHere = mayAnswer && found.ask !== null
  return (
    <li className={rows.row}>
      <div className={rows.head}>
        <StatusBadge hue={found.waived ? 'gray' : hue}>{found.waived ? done : words}</StatusBadge>
        <span className={rows.grow}>{found.sentence}</span>
        {found.ask === null && found.jump !== '' && <FixLink to={found.jump} label={found.jumpLabel} />}
        {answersHere && !answering && (
          <Button
            size="small"
            variant="subtle"
            aria-label={`Answer it here: ${found.causeLabel}`}
            onClick={() => setAnswering(true)}
          >
            Answer it here
          </Button>
        )}
        <Decision found={found} actions={actions} />
      </div>
      {answering && (
        <AnswerForm
          caseId={caseId}
          fact={found.cause}
          label={found.causeLabel}
          ask={found.ask}
          onAnswered={() => setAnswering(false)}
        />
      )}
      <span className={rows.dimmed}>
        {found.rule} {found.message}. {found.citation}
      </span>
      {found.waiverNote && <span className={rows.dimmed}>{found.waiverNote}</span>}
      {found.waived && (
        <span className={rows.dimmed}>
          {done} by {found.waived.byName}, {showMoment(found.waived.at)}
          {isError && found.waived.reason !== '' && `: ${found.waived.reason}`}
        </span>
      )}
    </li>
  )
}

/** An error is waived by an attorney, a warning acknowledged by whoever prepares the filing; both can be taken back. */
function Decision({
  found,
  actions: { onWaive, onAcknowledge, onTakeBack },
}: Pick<FindingRowProps, 'found' | 'actions'>) {
  const named = `${found.rule}: ${found.sentence}`
  const look = (words: string) => ({
    ...({ size: 'small', variant: found.waived ? 'subtle' : 'default', 'aria-label': `${words} ${named}` } as const),
    children: words,
  })
  const decide = (words: string, act: FindingActions['onTakeBack']) =>
    act && <AttemptButton {...look(words)} work={() => act(found)} />
  if (found.waived) return decide('Take back', found.severity === 'error' && !onWaive ? undefined : onTakeBack)
  if (found.severity === 'warn') return decide('Acknowledge', onAcknowledge)
  return found.severity === 'error' && found.waivable && onWaive ? (
    <Button {...look('Waive')} onClick={() => onWaive(found)} />
  ) : null
}
