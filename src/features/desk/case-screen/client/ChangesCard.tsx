import type { CaseDetails } from '#case-file/case-details/records.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { caseScreenApi } from '#desk/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { showMoment } from '#platform/client/moments.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useOperation } from '#platform/client/use-operation.ts'
import { Card } from '#ui/page/Card.tsx'

/** What was answered otherwise since the agency last heard about this person. */
export function ChangesCard({ file }: { file: CaseDetails }) {
  const found = useOperation(
    caseScreenApi.changesSinceFiling,
    { personId: file.personId ?? 0 },
    { enabled: file.personId !== null },
  )
  if (!found.items?.filedOn) return <NotLoaded title="Changed since the last filing" of={found} />
  const { filedOn, number, packageNumber, items } = found.items
  return (
    <Card title="Changed since the last filing">
      <p className={styles.dimmed}>
        Case {number} was filed on {showDate(filedOn)}
        {packageNumber === null ? '' : ` (package ${packageNumber})`}.
        {items.length === 0 && ' Nothing about this person changed since.'}
      </p>
      <ul className={styles.list}>
        {items.map(({ fact, label, at }) => (
          <li key={fact}>
            <span className={styles.grow}>{label}</span>
            <span className={styles.dimmed}>{showMoment(at)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
