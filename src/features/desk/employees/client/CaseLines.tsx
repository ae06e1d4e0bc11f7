import { waitingWords } from '#case-file/cases/client/words.ts'
import { NEWS_DAYS } from '#case-file/cases/news.ts'
import type { CaseRow } from '#case-file/cases/records.ts'
import { trackOf } from '#case-types/status/track.ts'
import { saidName } from '#case-types/words/said.ts'
import { daysBetween } from '#formats/day.ts'
import { Due } from '#ui/items/Due.tsx'
import { Track } from '#ui/items/Track.tsx'
import { Link } from '#ui/navigation.tsx'
import { today } from '#ui/today.ts'
import styles from './person.module.css'

type CaseLinesProps = { cases: readonly CaseRow[]; under?: (row: CaseRow) => string }

/** Cases of one person: what it is and whose, where it stands, whom it waits for, by when. */
export function CaseLines({ cases, under }: CaseLinesProps) {
  return (
    <ul className={styles.lines}>
      {cases.map((row) => (
        <li key={row.id}>
          <Link to={row.path} className={styles.line}>
            <span className={styles.grow}>
              <strong>{saidName(row.typeId, row.subType)}</strong>
              <small>{[row.attorneyName, row.number].filter(Boolean).join(' · ')}</small>
            </span>
            {under ? (
              <span className={styles.dimmed}>{under(row)}</span>
            ) : (
              <>
                <Track mini {...trackOf(row)} />
                <span className={styles.waiting}>{othersWords(row)}</span>
                <span className={styles.day}>
                  {isNews(row.nextDueOn) ? <Due on={row.nextDueOn} /> : <small>No date soon</small>}
                </span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What lies further away is not news. */
export const isNews = (on: string | null): on is string => on !== null && daysBetween(today(), on) <= NEWS_DAYS

const AND = new Intl.ListFormat('en', { type: 'conjunction' })

/** "Waiting for Viktor, the employer, and the law firm": the person by name, as this is their page. */
function othersWords({ waitsFor, personName, mode }: Pick<CaseRow, 'waitsFor' | 'personName' | 'mode'>): string {
  const preparer = mode === 'DIY' ? 'the owner of the case' : 'the law firm'
  const sides: Readonly<Record<string, string>> = {
    employee: personName.split(' ')[0] || 'the employee',
    employer: 'the employer',
    attorney: preparer,
    firm: preparer,
    agency: 'USCIS or the Department of Labor',
  }
  const names = [...new Set(waitsFor.flatMap((side) => sides[side] ?? []))]
  return names.length === 0 ? waitingWords([]) : `Waiting for ${AND.format(names)}`
}
