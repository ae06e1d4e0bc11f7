import { packagesApi } from '#paperwork/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { feesApi, preFilingApi } from '#preparation/client/api.ts'
import styles from '#preparation/filing-file/client/filings.module.css'
import { isStillPrepared } from '#preparation/filing-file/policy.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { FilingStep } from './filing-steps.ts'
import { filedStepsOf, stepsOf } from './filing-steps.ts'

/** How far the filing of a case is, on the screen of the case; the work itself has a screen of its own. */
export function FilingSummary({ caseId, status }: { caseId: number; status: number }) {
  const isFiled = !isStillPrepared({ status })
  const state = useOperation(packagesApi.state, { id: caseId })
  // What stands in the way of a filing says nothing about one that was made.
  const check = useOperation(preFilingApi.check, { id: caseId }, { enabled: !isFiled })
  const fees = useOperation(feesApi.fees, { id: caseId }, { enabled: !isFiled })
  const screen = `/visaCareFiling/${caseId}`
  return (
    <Card
      title="Filing"
      actions={<LinkButton to={screen}>{isFiled ? 'Open the filing' : 'Prepare the filing'}</LinkButton>}
    >
      {state.error && <ErrorState message={state.error.message} onRetry={() => void state.reload()} />}
      {!state.items && !state.error && <Loading lines={4} />}
      {state.items && (
        <FilingSteps
          steps={
            isFiled ? filedStepsOf(state.items) : stepsOf({ state: state.items, check: check.items, fees: fees.items })
          }
          screen={screen}
        />
      )}
    </Card>
  )
}

/** `screen`: where the parts are. */
type FilingStepsProps = { steps: readonly FilingStep[]; screen: string }

/** The steps to the mailbox with how each stands; a step leads to its part of the filing screen. */
function FilingSteps({ steps, screen }: FilingStepsProps) {
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
