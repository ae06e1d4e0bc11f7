import type { CaseDetails } from '#case-file/case-details/records.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { showMoment } from '#platform/client/moments.ts'
import { Avatar } from '#ui/items/Tile.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import page from './case-page.module.css'

/** Who did what and when, the latest first. */
export function TimelineCard({ file }: { file: CaseDetails }) {
  return (
    <Card title="History" flush>
      <ul className={page.messages}>
        {file.timeline.map(({ id, text, at, byName, internal }) => (
          <li key={id}>
            <Avatar name={byName} size={24} />
            <div className={styles.grow}>
              <div className={page.messageHead}>
                <strong>{byName}</strong>
                <span className={styles.dimmed}>{showMoment(at)}</span>
              </div>
              <span className={styles.text}>{text}</span>
              {internal && <span className={styles.under}>Only your firm sees this.</span>}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const relations = {
  principal: 'Main case',
  dependent: 'Family member’s case',
  renewal: 'Renews this case',
  renewalOf: 'Renewed by this case',
  samePerson: 'Same person',
} as const

type Relation = keyof typeof relations

/** `leavesOut`: what stands elsewhere on the page. */
export function RelatedCard({ file, leavesOut = [] }: { file: CaseDetails; leavesOut?: readonly Relation[] }) {
  const related = file.related.filter(({ relation }) => !leavesOut.includes(relation))
  if (related.length === 0) return null
  return (
    <Card title="Related cases">
      <ul className={styles.list}>
        {related.map(({ id, number, typeName, personName, relation, statusName, path }) => (
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
