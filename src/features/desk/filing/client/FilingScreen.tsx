import { caseDetailsApi } from '#case-file/case-details/client/api.ts'
import { useNamedPart } from '#case-file/cases/client/use-named-part.ts'
import { Status } from '#case-types/statuses.ts'
import { DeadlinesPanel } from '#case-work/deadlines/client/DeadlinesPanel.tsx'
import { feesApi } from '#case-work/fees/client/api.ts'
import styles from '#case-work/filing-file/client/filings.module.css'
import { isStillPrepared } from '#case-work/filing-file/policy.ts'
import { packagesApi } from '#case-work/packages/client/api.ts'
import type { FilingState } from '#case-work/packages/records.ts'
import { preFilingApi } from '#case-work/pre-filing/client/api.ts'
import { PreFilingPanel } from '#case-work/pre-filing/client/PreFilingPanel.tsx'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card, Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmptyState } from '#ui/page/states.tsx'
import { FeesPanel } from './FeesPanel.tsx'
import { FilingPanel } from './FilingPanel.tsx'
import { FilingSteps } from './FilingSteps.tsx'
import { stepsOf } from './filing-steps.ts'
import { LcaCard } from './LcaCard.tsx'

/** Everything between review and mailbox of one case, on a page of its own. */
export default function FilingScreen({ params }: ScreenProps) {
  const caseId = Number(params.caseId) || 0
  if (caseId === 0)
    return (
      <EmptyState
        title="No case is chosen"
        text="Choose a case in the list to prepare its filing."
        link={{ to: '/visaCareManageCase', words: 'Open the list' }}
      />
    )
  return <Filing key={caseId} caseId={caseId} />
}

function Filing({ caseId }: { caseId: number }) {
  useNamedPart()
  const file = useOperation(caseDetailsApi.get, { id: caseId })
  const state = useOperation(packagesApi.state, { id: caseId })
  const { number, personName, companyName, standing, path, status = Status.initiated } = file.items ?? {}
  // What stands in the way of a filing says nothing about one that was made.
  const isFiled = !isStillPrepared({ status })
  const back = <LinkButton to={path ?? `/visaCareAttorneyCaseDetails/${caseId}`}>Back to the case</LinkButton>
  if (state.error?.status === 403)
    return <EmptyState title="This filing is not yours to prepare" text={state.error.message} action={back} />
  return (
    <>
      <PageHeader
        title={number ? `Filing ${number} ${personName || companyName}` : 'Filing'}
        standing={standing}
        action={back}
      />
      {!isFiled && state.items && <Steps caseId={caseId} state={state.items} />}
      <div className={styles.columns}>
        <Stack>
          {!isFiled && <PreFilingPanel caseId={caseId} />}
          <FilingPanel caseId={caseId} onFiled={() => void file.reload()} />
        </Stack>
        <Stack>
          <LcaCard caseId={caseId} />
          <FeesPanel caseId={caseId} />
          <DeadlinesPanel caseId={caseId} />
        </Stack>
      </div>
    </>
  )
}

/** What is done and what is left, in the order in which it is done. */
function Steps({ caseId, state }: { caseId: number; state: FilingState }) {
  const check = useOperation(preFilingApi.check, { id: caseId })
  const fees = useOperation(feesApi.fees, { id: caseId })
  return (
    <Card title="On the way to the mailbox">
      <FilingSteps steps={stepsOf({ state, check: check.items, fees: fees.items })} besideEachOther />
    </Card>
  )
}
