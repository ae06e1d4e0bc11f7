import { useState } from 'react'
import { company } from '#facts/company.ts'
import { showDate } from '#formats/dates.ts'
import { companiesApi } from '#parties/client/api.ts'
import { howLongAgo, showMoment } from '#platform/client/moments.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import styles from './companies.module.css'

/** Who answered what, and what stood there before. Read when it is asked for. */
export function ChangesCard({ companyId }: { companyId: number }) {
  const [opened, setOpened] = useState(false)
  return (
    <Card
      title="Changes"
      actions={
        <Button size="small" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          {opened ? 'Hide changes' : 'Show changes'}
        </Button>
      }
    >
      {opened ? (
        <Changes companyId={companyId} />
      ) : (
        <p className={styles.dimmed}>Every answer keeps who gave it, when, and what stood there before.</p>
      )}
    </Card>
  )
}

function Changes({ companyId }: { companyId: number }) {
  const { items, error, reload } = useOperation(companiesApi.history, { id: companyId })
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!items) return <Loading lines={4} />
  if (items.items.length === 0) return <p className={styles.dimmed}>Nothing was answered yet.</p>
  return (
    <ul className={styles.history}>
      {items.items.map(({ label, before, after, at, byName, fact }) => (
        <li key={`${at} ${fact}`}>
          <strong>{label}</strong>: {shown(fact, after)}
          <span className={styles.dimmed}>
            {' '}
            {before ? `(before: ${shown(fact, before)}) ` : ''}
            <span title={showMoment(at)}>{howLongAgo(at)}</span> by {byName ?? 'VisaCare'}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A stored answer in a few words. */
function shown(factId: string, answer: unknown): string {
  const value = (answer as { value?: unknown } | null)?.value
  if (value === undefined || value === null) return 'no answer'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`
  const type = Object.values(company).find(({ id }) => id === factId)?.type
  if (type === 'money') return `$${(Number(value) / 100).toLocaleString('en')}`
  return type === 'date' ? showDate(String(value)) : String(value)
}
