import type { CaseDetails } from '#case-file/case-details/records.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { showMoment } from '#platform/client/moments.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'

/** Everything that happened, with author and time. */
export function TimelineCard({ file }: { file: CaseDetails }) {
  return (
    <Card title="Timeline">
      <ul className={styles.list}>
        {file.timeline.map(({ id, text, at, byName }) => (
          <li key={id}>
            <span className={styles.grow}>{text}</span>
            <span className={styles.dimmed}>
              {byName}, {showMoment(at)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const relations = {
  principal: 'The principal’s case',
  dependent: 'The family’s case',
  renewal: 'Renews this case',
  renewalOf: 'Renewed by this case',
  samePerson: 'Same person',
} as const

export function RelatedCard({ file }: { file: CaseDetails }) {
  if (file.related.length === 0) return null
  return (
    <Card title="Related cases">
      <ul className={styles.list}>
        {file.related.map(({ id, number, typeName, personName, relation, statusName, path }) => (
          <li key={id}>
            <Link className={styles.grow} to={path}>
              {number} {typeName}, {personName}
            </Link>
            <span className={styles.dimmed}>
              {relations[relation]}; {statusName}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
