import type { CaseRow } from '#case-file/cases/records.ts'
import { showDate } from '#formats/dates.ts'
import { daysBetween } from '#formats/day.ts'
import type { Person } from '#parties/people/records.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { EmptyState } from '#ui/page/states.tsx'
import { TimeLine, type TimeSpan } from '#ui/page/TimeLine.tsx'
import { today } from '#ui/today.ts'
import { type HistoryEntry, immigrationHistory } from '../immigration-history.ts'
import styles from './person.module.css'

type ImmigrationHistoryProps = { person: Person; cases: readonly CaseRow[] | undefined }

/** Every status, petition, I-94 and trip on one line of time. */
export function ImmigrationHistory({ person, cases = [] }: ImmigrationHistoryProps) {
  const entries = immigrationHistory(person.facts.known, cases)
  return (
    <Card title="Immigration history">
      {entries.length === 0 ? (
        <EmptyState title="Nothing on record yet" text="Statuses, petitions, I-94s, visas and trips are shown here." />
      ) : (
        <>
          <HistoryLine entries={entries} />
          <ol className={styles.history}>
            {entries.toReversed().map((entry) => (
              <li key={`${entry.kind} ${entry.what} ${entry.from}`}>
                <Chip hue={hues[entry.kind]}>{entry.kind}</Chip>
                <span className={styles.grow}>{entry.to ? <Link to={entry.to}>{entry.what}</Link> : entry.what}</span>
                <span>{periodOf(entry)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  )
}

const hues = {
  Status: 'teal',
  Petition: 'green',
  'Work permit': 'green',
  'I-94': 'gray',
  Visa: 'gray',
  Trip: 'blue',
} as const

function periodOf({ from, until }: HistoryEntry): string {
  if (from && until) return `${showDate(from)} to ${showDate(until)}`
  return from ? `from ${showDate(from)}` : until ? `until ${showDate(until)}` : 'no date'
}

/** Statuses only, each until the next one begins. */
export function HistoryLine({ entries }: { entries: readonly HistoryEntry[] }) {
  const now = today()
  const statuses = entries.filter((entry) => entry.kind === 'Status' && entry.from !== null)
  const spans = statuses.map(({ what, from, until }, index): TimeSpan => {
    const next = statuses[index + 1]?.from
    const to = next ?? until ?? now
    const holds = next === undefined && (until === null || until >= now)
    return {
      ...{ key: `${what} ${from}`, label: what, note: `from ${monthOf(from ?? '')}`, now: holds },
      ...{ from: 0, to: Math.max(daysBetween(from ?? now, to), 1) },
    }
  })
  if (spans.length === 0) return <p className={styles.dimmed}>No status is on record yet.</p>
  return <TimeLine label="Statuses held" spans={spans} />
}

const monthOf = (iso: string) => `${iso.slice(5, 7)}-${iso.slice(0, 4)}`
