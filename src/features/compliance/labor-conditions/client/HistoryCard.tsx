import { Card } from '#ui/page/Card.tsx'
import { type Happened, happenedWords } from '../history.ts'
import styles from './lca.module.css'

/** What happened, newest first. */
export function HistoryCard({ events }: { events: readonly Happened[] }) {
  return (
    <Card title="History">
      {events.length === 0 && <p>Nothing has happened yet.</p>}
      <ol className={styles.notices}>
        {events.map((event) => (
          <li key={`${event.on} ${event.who} ${event.what}`}>
            <div className={styles.grow}>
              <strong>{event.what}</strong>
              <small>{happenedWords(event)}</small>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
