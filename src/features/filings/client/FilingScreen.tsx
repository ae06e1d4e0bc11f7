import { DeadlinesPanel } from '#features/deadlines/client/DeadlinesPanel.tsx'
import type { ScreenProps } from '#platform/client/screen.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmptyState } from '#ui/page/states.tsx'
import { FeesPanel } from './FeesPanel.tsx'
import { FilingPanel } from './FilingPanel.tsx'
import { PreFilingPanel } from './PreFilingPanel.tsx'

/** Everything between review and mailbox of one case, on a page of its own. */
export default function FilingScreen({ params }: ScreenProps) {
  const caseId = Number(params.caseId) || 0
  if (caseId === 0)
    return (
      <EmptyState
        title="No case is chosen"
        text="Choose a case in the list to prepare its filing."
        action={
          <LinkButton to="/visaCareManageCase" variant="primary">
            Open the list
          </LinkButton>
        }
      />
    )
  return (
    <>
      <PageHeader
        title="Filing"
        action={<LinkButton to={`/visaCareAttorneyCaseDetails/${caseId}`}>Back to the case</LinkButton>}
      />
      <Stack key={caseId}>
        <PreFilingPanel caseId={caseId} />
        <FeesPanel caseId={caseId} />
        <FilingPanel caseId={caseId} />
        <DeadlinesPanel caseId={caseId} />
      </Stack>
    </>
  )
}
