import { howLongAgo, showMoment } from '#platform/client/moments.ts'
import { Card } from '#ui/page/Card.tsx'
import type { StoredSession } from '../auth-data.ts'
import { browserNameAndVersion } from './browser.ts'
import styles from './profile.module.css'
import { sessionTimes } from './session-times.ts'

export function SessionCard({ session }: { session: StoredSession }) {
  const { since, until } = sessionTimes(session)
  return (
    <Card title="This session">
      <dl className={styles.facts}>
        <dt>Signed in</dt>
        <dd>
          {showMoment(since)} ({howLongAgo(since)})
        </dd>
        <dt>Ends</dt>
        <dd>{showMoment(until)} at the latest, or after 20 minutes without activity</dd>
        <dt>Browser</dt>
        <dd>{browserNameAndVersion()}</dd>
      </dl>
    </Card>
  )
}
