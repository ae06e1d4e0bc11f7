import { type ReactNode, Suspense } from 'react'
import { installationApi } from '#desk/client/api.ts'
import { BelowHome } from '#desk/dashboards/client/BelowHome.tsx'
import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { greeting } from '#ui/greeting.ts'
import { Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { Loading } from '#ui/page/states.tsx'
import { attentionRows } from '../attention-rows.ts'
import type { Checklist } from '../contract.ts'
import { AttentionCard } from './AttentionCard.tsx'
import { FirstHour, standingOf } from './FirstHour.tsx'
import { InstallationFacts } from './InstallationFacts.tsx'
import styles from './installation.module.css'
import { NumbersCard } from './NumbersCard.tsx'
import { SetupSteps } from './SetupSteps.tsx'
import { useChecklist } from './use-checklist.ts'

/** The checklist while a step is open; afterwards what fails or waits, how the set-up stands, below it a new client, and the figures. */
export default function ProviderHome({ otherwise }: { otherwise: ReactNode }) {
  const { checklist, error } = useChecklist()
  // What cannot be told is not in the way of the day's work.
  if (!checklist && !error) return <Loading />
  if (checklist?.phase === 'open') return <FirstHour checklist={checklist} />
  return (
    <div className={styles.page}>
      <Welcome checklist={checklist} />
      <div className={styles.columns}>
        <Stack>
          <AttentionCard checklist={checklist} />
          {checklist && checklist.phase !== 'over' && <SetUp checklist={checklist} />}
        </Stack>
        <Stack>
          <NumbersCard />
          {checklist && <InstallationFacts checklist={checklist} />}
        </Stack>
      </div>
      {otherwise}
      <Suspense fallback={null}>
        <BelowHome companyId={undefined} />
      </Suspense>
    </div>
  )
}

function Welcome({ checklist }: { checklist: Checklist | undefined }) {
  const { firstName, name, userName } = personOf(useSignedIn())
  const { items } = useOperation(installationApi.attention, {})
  const needing = items ? attentionRows(items, checklist).length : undefined
  return (
    <PageHeader
      title={greeting(firstName || name || userName)}
      standing={
        needing === undefined
          ? undefined
          : needing === 0
            ? 'Nothing on this installation needs you.'
            : needing === 1
              ? '1 thing on this installation needs you.'
              : `${needing} things on this installation need you.`
      }
    />
  )
}

/** What is set up, folded once everything is. */
function SetUp({ checklist }: { checklist: Checklist }) {
  const { done, total, phase } = checklist
  return (
    <details className={styles.complete} open={done < total}>
      <summary>
        {phase === 'complete' ? 'Setup complete.' : 'Set-up.'} {standingOf(checklist)}
      </summary>
      <SetupSteps checklist={checklist} />
    </details>
  )
}
