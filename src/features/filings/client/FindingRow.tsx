import { showMoment } from '#platform/client/moments.ts'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/navigation.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Finding } from '../records.ts'
import styles from './filings.module.css'
import { severityWords } from './words.ts'

type FindingRowProps = { found: Finding; onWaive?: () => void; onUnwaive?: () => void }

/** One finding: how grave, what, by which rule, and the way to its cause. */
export function FindingRow({ found, onWaive, onUnwaive }: FindingRowProps) {
  const { words, hue } = severityWords[found.severity]
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <StatusBadge hue={found.waived ? 'gray' : hue}>{found.waived ? 'Waived' : words}</StatusBadge>
        <span className={styles.grow}>{found.sentence}</span>
        <Jump to={found.jump} label={found.causeLabel} />
        {found.severity === 'error' && !found.waived && onWaive && (
          <Button size="small" onClick={onWaive} aria-label={`Waive ${found.rule}`}>
            Waive
          </Button>
        )}
        {found.waived && onUnwaive && (
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
      <span className={styles.dimmed}>
        {found.rule} {found.message}. {found.citation}
      </span>
      {found.waived && (
        <span className={styles.dimmed}>
          Waived by {found.waived.byName}, {showMoment(found.waived.at)}: {found.waived.reason}
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
