import type { ReactNode } from 'react'
import { Stack } from '#ui/page/Card.tsx'
import { Loading } from '#ui/page/states.tsx'
import { FirstHour, standingOf } from './FirstHour.tsx'
import styles from './installation.module.css'
import { SetupSteps } from './SetupSteps.tsx'
import { useChecklist } from './use-checklist.ts'

/** The checklist while a step is open; afterwards one line that unfolds, for 14 days, above what is usually here. */
export default function ProviderHome({ otherwise }: { otherwise: ReactNode }) {
  const { checklist, error } = useChecklist()
  // What cannot be told is not in the way of the day's work.
  if (error && !checklist) return otherwise
  if (!checklist) return <Loading />
  if (checklist.phase === 'open') return <FirstHour checklist={checklist} />
  if (checklist.phase !== 'complete') return otherwise
  return (
    <Stack>
      <details className={styles.complete}>
        <summary>Setup complete. {standingOf(checklist)}</summary>
        <SetupSteps checklist={checklist} />
      </details>
      {otherwise}
    </Stack>
  )
}
