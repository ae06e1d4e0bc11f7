import type { CaseDetails } from '#case-file/case-details/records.ts'
import styles from '#case-file/cases/client/cases.module.css'
import type { Remark } from '#case-file/cases/records.ts'
import { showMoment } from '#platform/client/moments.ts'
import { Avatar } from '#ui/items/Tile.tsx'
import page from './case-page.module.css'
import { titleOfSide } from './people.ts'

type MessageItemProps = { message: Remark; file: Pick<CaseDetails, 'people'> }

/** One message: from whom, when, and what. */
export function MessageItem({ message: { byName, by, at, text }, file }: MessageItemProps) {
  const side = file.people.find(({ userId }) => userId === by)?.side
  return (
    <li>
      <Avatar name={byName} size={24} />
      <div className={styles.grow}>
        <div className={page.messageHead}>
          <span>
            <strong>{byName}</strong>
            {side && <span className={styles.dimmed}> · {titleOfSide[side]}</span>}
          </span>
          <span className={styles.dimmed}>{showMoment(at)}</span>
        </div>
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  )
}
