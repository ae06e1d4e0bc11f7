import { showMoment } from '#platform/client/moments.ts'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/navigation.tsx'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Finding } from '../records.ts'
import { severityWords } from './words.ts'

type FindingRowProps = { found: Finding; onWaive?: () => void; onUnwaive?: () => void; onAcknowledge?: () => void }

/** One finding: how grave, what, by which rule, and the way to its cause. */
export function FindingRow({ found, onWaive, onUnwaive, onAcknowledge }: FindingRowProps) {
  const { words, hue } = severityWords[found.severity]
  const done = found.severity === 'error' ? 'Waived' : 'Acknowledged'
  return (
    <li className={rows.row}>
      <div className={rows.head}>
        <StatusBadge hue={found.waived ? 'gray' : hue}>{found.waived ? done : words}</StatusBadge>
        <span className={rows.grow}>{found.sentence}</span>
        <Jump to={found.jump} label={found.causeLabel} />
        {found.severity === 'error' && !found.waived && onWaive && (
          <Button size="small" onClick={onWaive} aria-label={`Waive ${found.rule}`}>
            Waive
          </Button>
        )}
        {found.severity === 'warn' && !found.waived && onAcknowledge && (
          <Button size="small" onClick={onAcknowledge} aria-label={`Acknowledge ${found.rule}`}>
            Acknowledge
          </Button>
        )}
        {found.severity === 'error' && found.waived && onUnwaive && (
          <Button
            size="small"
            variant="subtle"
            onClick={onUnwaive}
            aria-label={`Take the waiver of ${found.rule} back`}
          >
            Take back
          </Button>
        )}
      </div>
      <span className={rows.dimmed}>
        {found.rule} {found.message}. {found.citation}
      </span>
      {found.waived && (
        <span className={rows.dimmed}>
          {done} by {found.waived.byName}, {showMoment(found.waived.at)}
          {found.severity === 'error' && `: ${found.waived.reason}`}
        </span>
      )}
    </li>
  )
}

/** To a panel of this screen, or to the form or questionnaire where the answer stands. */
export function Jump({ to, label }: { to: string; label: string }) {
  const text = `Go to “${label}”`
  return to.startsWith('#') ? <a href={to}>{text}</a> : <Link to={to}>{text}</Link>
}
