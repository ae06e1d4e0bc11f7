import { Card } from '#ui/page/Card.tsx'
import { useSay } from '#ui/say.ts'
import type { FamilyMember } from '../family-records.ts'
import { Cell, Who } from './FamilyCell.tsx'
import styles from './family.module.css'
import { type FamilyRow, formRows, paperRows } from './family-rows.ts'

/** The family on a phone: for each person what is missing, and folded what is ready. */
export function FamilyCards({ members }: { members: readonly FamilyMember[] }) {
  const say = useSay()
  const rows = [...formRows(members, say), ...paperRows(members, say)]
  return (
    <div className={styles.cards}>
      {members.map((member, place) => (
        <FamilyCard key={member.caseId} member={member} rows={rows} place={place} />
      ))}
    </div>
  )
}

type FamilyCardProps = { member: FamilyMember; rows: readonly FamilyRow[]; place: number }

function FamilyCard({ member, rows, place }: FamilyCardProps) {
  const say = useSay()
  const own = rows.flatMap(({ key, name, cells }) => {
    const cell = cells[place]
    return cell ? [{ key, name, cell }] : []
  })
  const gaps = own.filter(({ cell }) => cell.gap)
  const ready = own.filter(({ cell }) => !cell.gap)
  const list = (shown: typeof own) => (
    <ul className={styles.things}>
      {shown.map(({ key, name, cell }) => (
        <li key={key}>
          <span>{name}</span>
          <Cell {...cell} />
        </li>
      ))}
    </ul>
  )
  return (
    <Card>
      <h2>
        <Who {...member} />
      </h2>
      {gaps.length > 0 ? list(gaps) : <p className={styles.dimmed}>{say('Nothing missing')}</p>}
      {ready.length > 0 && (
        <details className={styles.readyOnes}>
          <summary>{say(ready.length === 1 ? '1 is ready' : '{n} are ready', { n: ready.length })}</summary>
          {list(ready)}
        </details>
      )}
    </Card>
  )
}
