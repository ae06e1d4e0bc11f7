import { formNumber } from '#formats/form-names.ts'
import { counted } from '#formats/words.ts'
import { showMoment } from '#platform/client/moments.ts'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Hue } from '#ui/theme/tokens.ts'
import type { FetchRow, MissingBlank } from '../contract.ts'
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
  missing: readonly MissingBlank[]
  problem?: string
}

/** Where the blanks come from; of those that are fetched, form by form, how the last look at the agency ended. */
export function FetchList({ source, sentence, items, missing, problem }: FetchListProps) {
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
                  {each.sentence} {each.at && <span className={styles.hint}>{showMoment(each.at)}</span>}{' '}
                  {missing
                    .filter(({ formId }) => formId === each.formId)
                    .map((one) => (
                      <OfficialPage key={one.formId} {...one} />
                    ))}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && <p>{WHAT_TO_DO[source]}</p>}
      {missing.length > 0 && source !== 'agency' && <Missing missing={missing} />}
      {problem && <p role="alert">{problem}</p>}
    </Card>
  )
}

const WHAT_TO_DO: Readonly<Record<FetchListProps['source'], string>> = {
  folder:
    'Download each PDF from its official page, put it into the folder under the name below (or upload it here), then read the folder again.',
  agency: 'What cannot be fetched, download from its official page and upload it here.',
  none: 'Download each PDF from its official page and upload it here.',
}

/** What is missing, and why. */
function Missing({ missing }: Pick<FetchListProps, 'missing'>) {
  return (
    <>
      <h3 className={styles.missingTitle}>{counted(missing.length, 'blank is', 'blanks are')} missing</h3>
      <ul className={styles.fetches} aria-label="Missing blanks">
        {missing.map((each) => (
          <li key={each.formId} className={styles.missing}>
            <span className={styles.fileName}>{formNumber(each.formId)}</span>
            <span>{each.why}</span>
            <OfficialPage {...each} />
          </li>
        ))}
      </ul>
    </>
  )
}

const OfficialPage = ({ formId, page }: Pick<MissingBlank, 'formId' | 'page'>) => (
  <a href={page} target="_blank" rel="noreferrer" aria-label={`Official page of ${formNumber(formId)}`}>
    Official page
  </a>
)
