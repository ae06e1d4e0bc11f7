import { ballWords } from '#case-file/cases/awaited-words.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { statusNames } from '#case-types/status-table.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import type { dashboardsApi } from './api.ts'

export type DashboardData = RefOutput<typeof dashboardsApi.dashboard>

/** What ends soon has to be renewed in time. */
export function EndingCard({ n, to }: { n: number; to: string }) {
  return (
    <Card title="To be renewed">
      {n === 0 ? (
        <p className={styles.dimmed}>No approval ends within 180 days.</p>
      ) : (
        <ul className={styles.counts}>
          <Count
            to={to}
            n={n}
            more={n >= MOST_COUNTED}
            words={n === 1 ? 'approval ends within 180 days' : 'approvals end within 180 days'}
          />
        </ul>
      )}
    </Card>
  )
}

type CountsCardProps = { counts: DashboardData['counts']; listPath: (filter: Record<string, string>) => string }

/** How many cases stand where; each number leads to them. */
export function CountsCards({ counts, listPath }: CountsCardProps) {
  const balls = Object.entries(ballWords).filter(([ball]) => (counts.byBall[ball] ?? 0) > 0)
  return (
    <>
      <Card
        title="Cases by status"
        actions={<Link to={listPath({})}>All {counts.total.toLocaleString('en')} cases</Link>}
      >
        <ul className={styles.counts}>
          {Object.entries(statusNames).map(([status, name]) => (
            <Count key={status} to={listPath({ status })} n={counts.byStatus[status] ?? 0} words={name} />
          ))}
        </ul>
      </Card>
      {balls.length > 0 && (
        <Card title="Waiting for">
          <ul className={styles.counts}>
            {balls.map(([ball, words]) => (
              <Count key={ball} to={listPath({ ball })} n={counts.byBall[ball] ?? 0} words={words} />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

/** The server stops counting what ends soon here. */
const MOST_COUNTED = 50

type CountProps = { to: string; n: number; words: string; more?: boolean }

function Count({ to, n, words, more = false }: CountProps) {
  return (
    <li>
      <Link to={to} className={styles.count}>
        <strong>
          {n.toLocaleString('en')}
          {more && '+'}
        </strong>
        <span className={styles.dimmed}>{words}</span>
      </Link>
    </li>
  )
}
