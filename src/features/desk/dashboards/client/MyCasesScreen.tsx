import styles from '#case-file/cases/client/cases.module.css'
import { hueOf, waitingWords } from '#case-file/cases/client/words.ts'
import type { OpenItem } from '#case-file/cases/open-items.ts'
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
import { ItemLines } from './Items.tsx'
import { openWords } from './my-items.ts'

/** /visacareMyCases: an employee's first page, calm and short: what to do now, and how each case stands. */
export default function MyCasesScreen() {
  const { firstName, name } = personOf(useSignedIn())
  const list = useOperation(caseListsApi.list, { limit: 50 })
  const found = useOperation(dashboardsApi.dashboard, {})
  const rows = list.items?.items ?? []
  const items = [...(found.items?.items ?? []), ...(found.items?.dates ?? [])]
  const ofCase = (id: number) => items.filter(({ caseId }) => caseId === id)
  // What waits for the reader stands above what does not.
  const ordered = [...rows].sort(
    (one, other) => Number(ofCase(other.id).length > 0) - Number(ofCase(one.id).length > 0),
  )
  const failed = list.error ?? found.error
  const reload = () => void Promise.all([list.reload(), found.reload()])
  return (
    <div className={styles.page}>
      <PageHeader
        title={`Hello, ${firstName || name}`}
        standing={found.items && openWords(found.items.itemCount, found.items.items, found.items.dates)}
        action={
          <LinkButton to="/visaCareCreateCase" icon={<IconPlus size={16} aria-hidden />}>
            New case
          </LinkButton>
        }
      />
      {failed && <ErrorState message={failed.message} onRetry={reload} />}
      {!list.items && !list.error && <Loading lines={6} />}
      {list.items && rows.length === 0 && (
        <Card>
          <EmptyState title="No cases yet" text="Your cases will be here as soon as your employer or you open one." />
        </Card>
      )}
      {list.items && found.items && (
        <div className={styles.cards}>
          {ordered.map((row) => (
            <MyCase key={row.id} row={row} items={ofCase(row.id)} />
          ))}
        </div>
      )}
    </div>
  )
}

function MyCase({ row, items }: { row: CaseRow; items: readonly OpenItem[] }) {
  return (
    <Card
      title={`${row.typeName}, ${row.personName}`}
      actions={<StatusBadge hue={hueOf(row.status, row.outcome)}>{row.statusName}</StatusBadge>}
    >
      {items.length === 0 ? <p>{waitingWords(row.waitsFor)}</p> : <ItemLines items={items} />}
      <div className={styles.buttons}>
        <LinkButton to={row.path}>Open case {row.number}</LinkButton>
      </div>
      <p className={styles.dimmed}>
        {row.asks && `${row.percent} % answered. `}
        {row.attorneyName && `Your attorney is ${row.attorneyName}.`}
      </p>
    </Card>
  )
}
