import styles from '#case-file/cases/client/cases.module.css'
import { DueNext } from '#case-file/cases/client/DueNext.tsx'
import { ballSentence, ballWords, dateAndDistance, urgencyHue } from '#case-file/cases/client/words.ts'
import type { CaseRow } from '#case-file/cases/records.ts'
import { statusNames } from '#case-types/status-table.ts'
import { capitalized } from '#formats/words.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { TaskOfCase } from '../records.ts'
import type { dashboardsApi } from './api.ts'

export type DashboardData = RefOutput<typeof dashboardsApi.dashboard>

/** Cases in which it is the reader's turn, the most urgent first. */
export function NeedsMeCard({ rows }: { rows: readonly CaseRow[] }) {
  return (
    <Card title="Needs you today">
      {rows.length === 0 && <p className={styles.dimmed}>Nothing waits for you. Well done.</p>}
      <CaseLines rows={rows} says={({ todo }) => (todo ? capitalized(todo) : 'It is your turn')} />
    </Card>
  )
}

export function DeadlinesCard({ rows }: { rows: readonly CaseRow[] }) {
  return (
    <Card title="Deadlines in the next 30 days">
      {rows.length === 0 && <p className={styles.dimmed}>No deadline of a case falls in the next 30 days.</p>}
      <CaseLines
        rows={rows}
        says={({ ball, todo }) => (todo ? `${ballWords[ball]}: ${todo}` : ballSentence(ball).slice(0, -1))}
      />
    </Card>
  )
}

type CaseLinesProps = { rows: readonly CaseRow[]; says: (row: CaseRow) => string }

function CaseLines({ rows, says }: CaseLinesProps) {
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.id}>
          <span className={styles.grow}>
            <span className={styles.headline}>
              <Link to={row.path}>
                {row.number} {row.personName || row.companyName}
              </Link>
              <span className={styles.dimmed}>
                {row.typeName}, {row.statusName}
              </span>
            </span>
            {says(row)}.
            <DueNext row={row} />
          </span>
        </li>
      ))}
    </ul>
  )
}

export function TasksToDoCard({ tasks }: { tasks: readonly TaskOfCase[] }) {
  return (
    <Card title="Your tasks">
      {tasks.length === 0 && <p className={styles.dimmed}>No open tasks.</p>}
      <ul className={styles.list}>
        {tasks.map(({ id, title, path, number, personName, dueOn }) => (
          <li key={id}>
            <span className={styles.grow}>
              <Link to={path}>{title}</Link>
              <br />
              <span className={styles.dimmed}>
                {number} {personName}
              </span>
            </span>
            {dueOn && <StatusBadge hue={urgencyHue(dueOn)}>{dateAndDistance(dueOn)}</StatusBadge>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

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
        <Card title="Who has the ball">
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
