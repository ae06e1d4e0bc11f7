import type { CaseDetails } from '#case-file/case-details/records.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { showMoment } from '#platform/client/moments.ts'
import { Avatar } from '#ui/items/Tile.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { useSay } from '#ui/say.ts'
import page from '../case-page.module.css'

/** Who did what and when, the latest first. */
export function TimelineCard({ file }: { file: CaseDetails }) {
  const say = useSay()
  return (
    <Card title={say('History')} flush>
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
  const say = useSay()
  const { isEmployee } = useViewer()
  const related = file.related.filter(({ relation }) => !leavesOut.includes(relation))
  if (related.length === 0) return null
  return (
    <Card title={say('Related cases')}>
      <ul className={styles.list}>
        {related.map(({ id, number, said, personName, relation, statusName, path }) => (
          <li key={id}>
            <Link className={styles.grow} to={path}>
              {say(said)}, {personName} <span className={styles.dimmed}>{number}</span>
            </Link>
            <span className={styles.dimmed}>
              {say(relations[relation])}
              {!isEmployee && `; ${statusName}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
