import { feesApi, packagesApi, preFilingApi } from '#case-work/client/api.ts'
import { isStillPrepared } from '#case-work/filing-file/policy.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { FilingSteps } from './FilingSteps.tsx'
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
