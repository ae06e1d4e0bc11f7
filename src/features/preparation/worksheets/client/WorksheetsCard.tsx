import styles from '#case-file/cases/client/cases.module.css'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useOperation } from '#platform/client/use-operation.ts'
import { worksheetsApi } from '#preparation/client/api.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { worksheetPath } from '../paths.ts'

/** Forms that go into an online system: their answers, in its order. Nothing to show is nothing on the page. */
export function WorksheetsCard({ caseId }: { caseId: number }) {
  const found = useOperation(worksheetsApi.list, { caseId })
  if (!found.items) return <NotLoaded title="Worksheets" of={found} />
  const rows = found.items.items
  if (rows.length === 0) return null
  return (
    <Card title="Worksheets">
      <ul className={styles.list}>
        {rows.map(({ formId, name, title, missing }) => (
          <li key={formId}>
            <span className={styles.grow}>
              <Link to={worksheetPath(caseId, formId)}>{name} worksheet</Link>
              <span className={styles.under}>{title}</span>
            </span>
            <span className={styles.dimmed}>{missing === 0 ? 'Ready to copy' : `${missing} missing`}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
