import { formNumber } from '#formats/form-names.ts'
import { showMoment } from '#platform/client/moments.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Hue } from '#ui/theme/tokens.ts'
import type { FetchRow } from '../contract.ts'
import styles from './form-library.module.css'

const hues: Record<FetchRow['status'], Hue> = {
  Waiting: 'gray',
  Fetching: 'blue',
  Taken: 'green',
  Refused: 'orange',
  'Not reached': 'gray',
}

export const isBeingFetched = ({ status }: Pick<FetchRow, 'status'>) => status === 'Waiting' || status === 'Fetching'

type FetchListProps = {
  source: 'agency' | 'folder' | 'none'
  sentence: string
  items: readonly FetchRow[]
  /** Undefined: the viewer may only read. */
  onLookAgain?: () => void
  looking: boolean
  problem?: string
}

/** Where the blanks come from; of those that are fetched, form by form, how the last look at the agency ended. */
export function FetchList({ source, sentence, items, onLookAgain, looking, problem }: FetchListProps) {
  return (
    <Card title="Where blanks come from">
      <p>{sentence}</p>
      {source === 'agency' && (
        <ul className={styles.fetches}>
          {items.map((each) => (
            <li key={each.formId} className={styles.fetch}>
              <span className={styles.fileName}>{formNumber(each.formId)}</span>
              <StatusBadge hue={hues[each.status]}>{each.status}</StatusBadge>
              {each.status === 'Fetching' && (
                <progress className={styles.progress} aria-label={`Progress of ${formNumber(each.formId)}`} />
              )}
              {!isBeingFetched(each) && (
                <p className={styles.fetchSentence}>
                  {each.sentence} {each.at && <span className={styles.hint}>{showMoment(each.at)}</span>}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {source === 'agency' && onLookAgain && (
        <div>
          <Button loading={looking} onClick={onLookAgain}>
            Look again now
          </Button>
        </div>
      )}
      {problem && <p role="alert">{problem}</p>}
    </Card>
  )
}
