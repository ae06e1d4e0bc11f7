import { showMoment } from '#platform/client/moments.ts'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Hue } from '#ui/theme/tokens.ts'
import type { ImportRow } from '../contract.ts'
import { Differences } from './Differences.tsx'
import styles from './form-library.module.css'

const hues: Record<ImportRow['status'], Hue> = {
  Waiting: 'gray',
  Working: 'blue',
  Imported: 'green',
  Refused: 'orange',
  Failed: 'red',
}

export const isUnderWay = ({ status }: Pick<ImportRow, 'status'>) => status === 'Waiting' || status === 'Working'

/** What became of each file, the newest first. */
export function ImportList({ items }: { items: readonly ImportRow[] }) {
  if (items.length === 0) return null
  return (
    <Card title="Files">
      <ul className={styles.files}>
        {items.map((each) => (
          <li key={each.id} className={styles.file}>
            <div className={styles.fileHead}>
              <span className={styles.fileName}>{each.fileName}</span>
              <StatusBadge hue={hues[each.status]}>{each.status}</StatusBadge>
              <span className={styles.hint}>{showMoment(each.createdAt)}</span>
            </div>
            {isUnderWay(each) && (
              <>
                <progress className={styles.progress} aria-label={`Progress of ${each.fileName}`} />
                <p role="status">{each.step || 'Waiting for its turn'} …</p>
              </>
            )}
            {each.message && <p>{each.message}</p>}
            <Differences of={each.fileName} differences={each.differences} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
