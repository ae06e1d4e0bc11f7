import { visaBulletinApi } from '#desk/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { daysBetween } from '#formats/day.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { Tracked } from '../contract.ts'
import type { MonthOfClaim } from '../history.ts'
import styles from './bulletin.module.css'

/** Who waits for which date, and since when it is current. */
export function PriorityDates() {
  const { items: of, error, reload } = useOperation(visaBulletinApi.tracked, {})
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!of) return <Loading lines={4} />
  return (
    <Card title="Priority dates" count={of.items.length}>
      <p className={styles.small}>
        {of.newest
          ? `By the bulletin of ${monthInWords(of.newest)}, the newest that was entered. A later one can have gone back.${of.items.length > 0 ? DRAWN : ''}`
          : 'No bulletin was entered yet.'}
      </p>
      {of.items.length + of.unknown.length + of.undated.length === 0 && (
        <p className={styles.small}>You have no open green card case.</p>
      )}
      <ul className={styles.list}>
        {of.items.map((each) => (
          <Claim key={each.caseId} of={each} />
        ))}
      </ul>
      <NotFollowed why="the priority date is not entered on the case" cases={of.undated} />
      <NotFollowed why="the preference class or the country of birth is not known" cases={of.unknown} />
    </Card>
  )
}

const DRAWN = ' The line is the final action date month by month; the dashes are the priority date.'

type NotFollowedProps = { why: string; cases: readonly Pick<Tracked, 'caseId' | 'number' | 'path' | 'personName'>[] }

function NotFollowed({ why, cases }: NotFollowedProps) {
  if (cases.length === 0) return null
  return (
    <p className={styles.small}>
      Not followed, because {why}:{' '}
      {cases.map(({ caseId, number, path, personName }, place) => (
        <span key={caseId}>
          {place > 0 && ', '}
          <Link to={path}>{personName || number}</Link>
        </span>
      ))}
    </p>
  )
}

function Claim({ of }: { of: Tracked }) {
  const { line, priority } = drawingOf(of.priorityDate, of.months)
  const newest = of.months.at(-1)
  const said = newest
    ? `Final action date of ${monthInWords(newest.month)}: ${newest.final ?? 'not entered'}. Priority date ${of.priorityDate}.`
    : 'No month was entered.'
  return (
    <li className={styles.claim}>
      <span>
        <Link to={of.path}>{of.personName || of.number}</Link>{' '}
        <span className={styles.small}>
          {of.companyName} · {of.category}, {of.country === 'Other' ? 'all others' : of.country} · priority date{' '}
          {showDate(of.priorityDate)}
        </span>
        <p>
          <Chip hue={of.finalSince ? 'green' : 'gray'}>
            {of.finalSince ? `Current since ${monthInWords(of.finalSince)}` : notCurrent(of.months.at(-1))}
          </Chip>{' '}
          {of.filingSince && !of.finalSince && (
            <Chip hue="orange">By the dates for filing since {monthInWords(of.filingSince)}</Chip>
          )}
        </p>
      </span>
      <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={said}>
        <line x1="0" x2={WIDTH} y1={priority} y2={priority} stroke="currentColor" strokeDasharray="4 4" opacity="0.5" />
        <polyline points={line} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </li>
  )
}

/** A month that was entered without this category says nothing about it. */
const notCurrent = (newest: Tracked['months'][number] | undefined) =>
  newest && newest.final === null ? `Not entered for ${monthInWords(newest.month)}` : 'Not current'

const WIDTH = 300
const HEIGHT = 72
const EDGE = 6

/** How the cut-off date went month by month, as a line of points, and where the priority date lies among them. */
function drawingOf(priorityDate: string, months: readonly MonthOfClaim[]): { line: string; priority: number } {
  const dated = months.map(({ final }) => (final === null || final === 'U' || final === 'C' ? undefined : final))
  const known = [...dated.filter((each) => each !== undefined), priorityDate].sort()
  const [first = priorityDate, last = priorityDate] = [known[0], known.at(-1)]
  const span = Math.max(1, daysBetween(first, last))
  const height = (day: string) => HEIGHT - EDGE - (daysBetween(first, day) / span) * (HEIGHT - 2 * EDGE)
  const step = (WIDTH - 2 * EDGE) / Math.max(1, months.length - 1)
  const points = months.flatMap(({ final }, place) => {
    if (final === null || final === 'U') return []
    // Current for everybody is the top of the drawing.
    const y = final === 'C' ? EDGE : height(final)
    return [`${Math.round(EDGE + place * step)},${Math.round(y)}`]
  })
  return { line: points.join(' '), priority: Math.round(height(priorityDate)) }
}

/** 09-2026: a month as dates are written here. */
export const monthInWords = (month: string): string => `${month.slice(5)}-${month.slice(0, 4)}`
