import { i9Api } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { counted } from '#formats/words.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { LinkButton } from '#ui/Button.tsx'
import { OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'

/** /visaCareAddNewI9Cases: who works here without a Form I-9, to be started one after the other. */
export default function NewFormsScreen() {
  const { items, error, reload } = useOperation(i9Api.dashboard, {})
  if (error && !items) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!items) return <Loading />
  const missing = items.rows.filter(({ id }) => id === null)
  return (
    <>
      <PageHeader
        title="New Form I-9"
        standing={
          missing.length > 0
            ? `${counted(missing.length, 'employee')} without a form. A late form is dated today, never earlier.`
            : undefined
        }
        action={<LinkButton to="/visaCareI9Dashboard">I-9 Dashboard</LinkButton>}
      />
      {missing.length === 0 ? (
        <EmptyState title="Everybody has a Form I-9." link={{ to: '/visaCareCreatei9', words: 'New hire' }} />
      ) : (
        <Card title="Without a form" count={missing.length} flush>
          <OpenItems label="Without a form">
            {missing.map((row) => (
              <OpenItemRow
                key={row.employmentId}
                kind="task"
                what={row.name}
                about={[row.jobTitle, `first day ${showDate(row.firstDay)}`, row.about].filter(Boolean).join('. ')}
                dueOn={row.dueOn}
                action={
                  items.may.manage
                    ? { verb: 'Start', label: `Start, ${row.name}`, to: `/visaCareCreatei9/${row.employmentId}` }
                    : undefined
                }
              />
            ))}
          </OpenItems>
        </Card>
      )}
    </>
  )
}
