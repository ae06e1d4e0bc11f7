import { showDate } from '#formats/dates.ts'
import { today } from '#platform/client/today.ts'
import { Card } from '#ui/page/Card.tsx'
import type { Board } from '../records.ts'
import { seasonLine } from '../season-line.ts'
import styles from './cap-season.module.css'

const percent = (value: number) => `${value.toFixed(2)}%`

/** The season as a line with today on it; where there is no room, the same as a list. */
export function SeasonCard({ board }: { board: Board }) {
  const { spans, begins, today: now } = seasonLine(board, today())
  const { season } = board
  return (
    <Card title="Season">
      <div className={styles.line} aria-hidden>
        {now && (
          <span className={styles.now} style={{ left: percent(now.left) }}>
            {now.says}
          </span>
        )}
        <div className={styles.rail}>
          {spans.map(({ title, left, width, standing }) => (
            <i key={title} data-standing={standing} style={{ left: percent(left), width: percent(width) }} />
          ))}
          <b style={{ left: percent(begins.left) }} />
          {now && <em style={{ left: percent(now.left) }} />}
        </div>
        {spans.map(({ title, says, left, standing }) => (
          <span key={title} className={styles.span} data-standing={standing} style={{ left: percent(left) }}>
            <strong>{title}</strong>
            <small>{says}</small>
          </span>
        ))}
        <span className={styles.begins} style={{ right: percent(100 - begins.left) }}>
          <small>{begins.says}</small>
        </span>
      </div>
      <ul className={styles.spans}>
        {spans.map(({ title, says, standing }) => (
          <li key={title} data-standing={standing}>
            <strong>{title}</strong> {says}
            {standing === 'here' && now && `. ${now.says}`}
          </li>
        ))}
        <li>{begins.says}</li>
      </ul>
      {!season.announced && (
        <p className={styles.plan}>
          USCIS has not announced the days of {showDate(season.opensOn).slice(-4)} yet: they are a plan.
        </p>
      )}
    </Card>
  )
}
