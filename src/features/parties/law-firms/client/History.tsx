import { type ReactNode, useState } from 'react'
import { howLongAgo, showMoment } from '#platform/client/moments.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { HistoryEntry } from '../account-contract.ts'
import styles from './law-firms.module.css'

/** Who changed what and when; read only when somebody wants to know. */
export function HistoryCard({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <Card
      title="History"
      actions={
        <Button size="small" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          {opened ? 'Hide history' : 'Show history'}
        </Button>
      }
    >
      {opened ? (
        children
      ) : (
        <p className={styles.dimmed}>Every answer keeps who gave it, when, and what stood there before.</p>
      )}
    </Card>
  )
}

type HistoryListProps = {
  items: { items: HistoryEntry[] } | undefined
  error: { message: string } | null
  reload: () => unknown
}

export function HistoryList({ items, error, reload }: HistoryListProps) {
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!items) return <Loading lines={4} />
  if (items.items.length === 0) return <p className={styles.dimmed}>Nothing was changed yet.</p>
  return (
    <ul className={styles.history}>
      {items.items.map(({ label, before, after, at, byName }) => (
        <li key={`${at} ${label}`}>
          <strong>{label}</strong>: {after || 'taken away'}
          <div className={styles.dimmed}>
            {before && `before: ${before} · `}
            <span title={showMoment(at)}>{howLongAgo(at)}</span> by {byName ?? 'VisaCare'}
          </div>
        </li>
      ))}
    </ul>
  )
}
