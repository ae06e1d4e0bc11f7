import styles from '#case-work/filing-file/client/filings.module.css'
import { Link } from '#ui/navigation.tsx'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { FilingStep } from './filing-steps.ts'

/** `screen`: where the parts are. */
type FilingStepsProps = { steps: readonly FilingStep[]; screen: string }

/** The steps to the mailbox with how each stands; a step leads to its part of the filing screen. */
export function FilingSteps({ steps, screen }: FilingStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ part, title, says, badge, hue }) => (
        <li key={part} className={rows.head}>
          <span className={rows.grow}>
            <Link to={`${screen}#${part}`}>{title}</Link>
            <span className={styles.says}>{says}</span>
          </span>
          <StatusBadge hue={hue}>{badge}</StatusBadge>
        </li>
      ))}
    </ol>
  )
}
