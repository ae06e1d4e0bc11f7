import type { ReactNode } from 'react'
import { Stack } from '#ui/page/Card.tsx'
import { Loading } from '#ui/page/states.tsx'
import { AttentionCard } from './AttentionCard.tsx'
import { FirstHour, standingOf } from './FirstHour.tsx'
import styles from './installation.module.css'
import { SetupSteps } from './SetupSteps.tsx'
import { useChecklist } from './use-checklist.ts'

/** The checklist while a step is open; afterwards what fails or waits, and for 14 days one line that unfolds, above what is usually here. */
export default function ProviderHome({ otherwise }: { otherwise: ReactNode }) {
  const { checklist, error } = useChecklist()
  const usual = (
    <Stack>
      <AttentionCard />
      {otherwise}
    </Stack>
  )
  // What cannot be told is not in the way of the day's work.
  if (error && !checklist) return usual
  if (!checklist) return <Loading />
  if (checklist.phase === 'open') return <FirstHour checklist={checklist} />
  if (checklist.phase !== 'complete') return usual
  return (
    <Stack>
      <details className={styles.complete}>
        <summary>Setup complete. {standingOf(checklist)}</summary>
        <SetupSteps checklist={checklist} />
      </details>
      {usual}
    </Stack>
  )
}
