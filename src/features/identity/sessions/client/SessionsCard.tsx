import { sessionsApi } from '#identity/client/api.ts'
import { howLongAgo, showMoment } from '#platform/client/moments.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { StoredSession } from '../auth-data.ts'
import styles from './profile.module.css'

type OwnSession = RefOutput<typeof sessionsApi.ownSessions>['items'][number]

/** The present session and those before it: an unknown one is the first sign of a stolen password. */
export function SessionsCard({ session }: { session: StoredSession }) {
  const { until } = sessionTimes(session)
  const sessions = useOperation(sessionsApi.ownSessions, {})
  return (
    <Card title="Your sign-ins">
      <p className={styles.dimmed}>
        One session at a time: signing in elsewhere ends the earlier one. This one ends at {showMoment(until)} at the
        latest, or after 20 minutes without activity. If you do not know one of these, change your password.
      </p>
      {sessions.items ? (
        <ul className={styles.factors}>
          {sessions.items.items.map((each) => (
            <SignIn key={each.startedAt} session={each} />
          ))}
        </ul>
      ) : sessions.error ? (
        <ErrorState message={sessions.error.message} onRetry={() => void sessions.reload()} />
      ) : (
        <Loading lines={3} />
      )}
    </Card>
  )
}

function SignIn({ session }: { session: OwnSession }) {
  const { current, browser, ip, startedAt, endedAt, endedBecause } = session
  return (
    <li className={styles.factor}>
      <div className={styles.factorText}>
        <div className={styles.factorName}>{browser || 'Unknown browser'}</div>
        <div className={styles.dimmed}>
          {showMoment(startedAt)} ({howLongAgo(startedAt)}){ip && `, from ${ip}`}
          {endedAt && `; until ${showMoment(endedAt)}: ${endedInWords(endedBecause)}`}
        </div>
      </div>
      {current && <StatusBadge hue="green">This session</StatusBadge>}
    </li>
  )
}

const LONGEST_SESSION_MS = 12 * 3_600_000

/** The stored login date is refreshed with each load (specification §4); what is left of the 12 hours tells the beginning. */
export function sessionTimes({ AUTHDATA, TOKENAUTH }: Pick<StoredSession, 'AUTHDATA' | 'TOKENAUTH'>): {
  since: string
  until: string
} {
  const until = Date.parse(AUTHDATA.loginhistory.login_date) + TOKENAUTH.expiresIn * 1000
  return { since: new Date(until - LONGEST_SESSION_MS).toISOString(), until: new Date(until).toISOString() }
}

const reasons: Record<string, string> = {
  logout: 'signed out',
  'another login': 'signed in elsewhere',
  idle: 'no activity',
  expired: '12 hours were over',
  'password changed': 'the password was changed',
  'role changed': 'the role was changed',
  disabled: 'the account was switched off',
  'link used': 'a password link was used',
}

export const endedInWords = (reason: string): string => reasons[reason] ?? 'ended'
