import styles from '#case-file/cases/client/cases.module.css'
import { DueNext } from '#case-file/cases/client/DueNext.tsx'
import { ballSentence, hueOf } from '#case-file/cases/client/words.ts'
import type { CaseRow } from '#case-file/cases/records.ts'
import { caseListsApi } from '#desk/case-lists/client/api.ts'
import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { LinkButton } from '#ui/Button.tsx'
import { IconPlus } from '#ui/icons.ts'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { dashboardsApi } from './api.ts'
import { DeadlinesCard, TasksToDoCard } from './Dashboard.tsx'
import { isMyTurn, myTurnFirst, nextStep, waitsForMe } from './my-turn.ts'

/** /visacareMyCases: an employee's first page, calm and short: what to do now, and how each case stands. */
export default function MyCasesScreen() {
  const { firstName, name } = personOf(useSignedIn())
  const list = useOperation(caseListsApi.list, { limit: 50 })
  const found = useOperation(dashboardsApi.dashboard, {})
  const rows = list.items?.items ?? []
  const tasks = found.items?.tasks ?? []
  return (
    <div className={styles.page}>
      <PageHeader
        title={`Hello, ${firstName || name}`}
        standing={list.items && (found.items || found.error) && waitsForMe(rows.filter(isMyTurn).length, tasks.length)}
        action={
          <LinkButton to="/visaCareCreateCase" icon={<IconPlus size={16} aria-hidden />}>
            New case
          </LinkButton>
        }
      />
      {list.error && <ErrorState message={list.error.message} onRetry={() => void list.reload()} />}
      {!list.items && !list.error && <Loading lines={6} />}
      {list.items && rows.length === 0 && (
        <Card>
          <EmptyState title="No cases yet" text="Your cases will be here as soon as your employer or you open one." />
        </Card>
      )}
      <div className={styles.cards}>
        {myTurnFirst(rows).map((row) => (
          <MyCase key={row.id} row={row} />
        ))}
      </div>
      {found.items && (
        <div className={styles.cards}>
          {tasks.length > 0 && <TasksToDoCard tasks={tasks} />}
          {found.items.deadlines.length > 0 && <DeadlinesCard rows={found.items.deadlines} />}
        </div>
      )}
    </div>
  )
}

function MyCase({ row }: { row: CaseRow }) {
  const turn = isMyTurn(row)
  const step = turn ? nextStep(row) : undefined
  return (
    <Card
      title={`${row.number} ${row.typeName}, ${row.personName}`}
      actions={<StatusBadge hue={hueOf(row.status, row.outcome)}>{row.statusName}</StatusBadge>}
    >
      <p>
        {turn
          ? `It is your turn: ${row.todo || 'answer the questions, add the documents and submit the case'}.`
          : ballSentence(row.ball)}
      </p>
      <DueNext row={row} />
      <div className={styles.buttons}>
        {step && (
          <LinkButton to={step.to} variant="primary">
            {step.words}
          </LinkButton>
        )}
        <LinkButton to={row.path}>Open case {row.number}</LinkButton>
      </div>
      <p className={styles.dimmed}>
        {row.asks && `${row.percent} % answered. `}
        {row.attorneyName && `Your attorney is ${row.attorneyName}.`}
      </p>
    </Card>
  )
}
