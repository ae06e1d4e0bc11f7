import { useId, useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { addDays, type Day, daysBetween, earliest, latest } from '#formats/day.ts'
import { Button } from '../Button.tsx'
import styles from './DayChart.module.css'

export type DayChartRow = {
  key: string
  label: string
  /** Beside the label: "30 days". */
  note?: string
  from: Day
  until: Day
  tone: 'teal' | 'amber' | 'red' | 'gray'
  /** In words what the tone says, for the table. */
  state: string
  /** Hatched from the end on: nothing may happen until then. */
  quietUntil?: Day | null
  /** A limit is a thin line. */
  thin?: boolean
}

export type DayChartProps = {
  label: string
  today: Day
  rows: readonly DayChartRow[]
  /** Tinted over all rows, with its words. */
  window?: { from: Day; until: Day; title: string; note: string }
  /** What each tone means. */
  legend: readonly { tone: DayChartRow['tone'] | 'quiet'; words: string }[]
}

const ROW = 27
const HEAD = 26
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Days on one scale, drawn; the same as a table for whoever reads better than looks, and on a phone. */
export function DayChart({ label, today, rows, window: open, legend }: DayChartProps) {
  const [asTable, setAsTable] = useState(false)
  const hatch = useId()
  const ends = [today, ...(open ? [open.from, open.until] : [])]
  const first = addDays(earliest(...rows.map(({ from }) => from), ...ends), -7)
  const last = addDays(latest(...rows.flatMap(({ until, quietUntil }) => [until, quietUntil ?? until]), ...ends), 14)
  const whole = Math.max(daysBetween(first, last), 1)
  const share = (day: Day) => `${((daysBetween(first, day) / whole) * 100).toFixed(2)}%`
  const wide = (from: Day, until: Day) =>
    `${Math.max((Math.max(daysBetween(from, until) + 1, 1) / whole) * 100, 0.6).toFixed(2)}%`
  const height = HEAD + rows.length * ROW + 8
  return (
    <figure className={styles.chart} aria-label={label}>
      <figcaption className={styles.legend}>
        {legend.map(({ tone, words }) => (
          <span key={words}>
            <i data-tone={tone} aria-hidden />
            {words}
          </span>
        ))}
        <Button size="small" variant="link" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'As a drawing' : 'As a table'}
        </Button>
      </figcaption>
      {!asTable && (
        <div className={styles.drawing} aria-hidden>
          <div className={styles.labels} style={{ paddingTop: HEAD }}>
            {rows.map(({ key, label: words, note }) => (
              <div key={key} style={{ height: ROW }}>
                <strong>{words}</strong>
                <span>{note}</span>
              </div>
            ))}
          </div>
          <div className={styles.scale}>
            <svg width="100%" height={height} role="presentation" focusable="false">
              <defs>
                <pattern id={hatch} width="6" height="6" patternTransform="rotate(45)" patternUnits="userSpaceOnUse">
                  <line x1="0" y1="0" x2="0" y2="6" className={styles.hatch} />
                </pattern>
              </defs>
              {monthsIn(first, last).map((month) => (
                <g key={month}>
                  <line x1={share(month)} x2={share(month)} y1={HEAD - 6} y2={height} className={styles.month} />
                  <text x={share(month)} dx="5" y={14} className={styles.monthName}>
                    {monthName(month)}
                  </text>
                </g>
              ))}
              {open && (
                <rect
                  x={share(open.from)}
                  width={wide(open.from, open.until)}
                  y={HEAD - 6}
                  height={height - HEAD + 6}
                  className={styles.window}
                />
              )}
              {rows.map(({ key, from, until, tone, quietUntil, thin }, index) => {
                const y = HEAD + index * ROW + (thin ? 12 : 8)
                return (
                  <g key={key}>
                    {quietUntil && (
                      <rect
                        x={share(until)}
                        width={wide(until, quietUntil)}
                        y={y + 3}
                        height={6}
                        fill={`url(#${hatch})`}
                      />
                    )}
                    <rect
                      x={share(from)}
                      width={wide(from, until)}
                      y={y}
                      height={thin ? 4 : 12}
                      rx={2}
                      data-tone={tone}
                      className={styles.bar}
                    />
                  </g>
                )
              })}
              <line x1={share(today)} x2={share(today)} y1={HEAD - 6} y2={height} className={styles.today} />
            </svg>
            <div className={styles.below}>
              <span className={styles.todayName} style={{ left: share(today) }}>
                Today
              </span>
            </div>
          </div>
        </div>
      )}
      {/* On a phone it is wider than the screen: whoever has no finger scrolls it with the arrow keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1) */}
      <div className={asTable ? undefined : styles.onPhones} tabIndex={0}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">From</th>
              <th scope="col">Until</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.label}</th>
                <td>{showDate(row.from)}</td>
                <td>{showDate(row.until)}</td>
                <td>
                  {row.state}
                  {row.quietUntil && `, quiet until ${showDate(row.quietUntil)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {open && (
        <p className={styles.words}>
          <strong>{open.title}</strong> {open.note}
        </p>
      )}
    </figure>
  )
}

function monthsIn(first: Day, last: Day): Day[] {
  const found: Day[] = []
  let [year = 0, month = 0] = first.split('-').map(Number)
  for (;;) {
    ;[year, month] = month === 12 ? [year + 1, 1] : [year, month + 1]
    const day = `${year}-${String(month).padStart(2, '0')}-01`
    if (day >= last) break
    found.push(day)
  }
  // With many months the names would run into each other.
  const every = Math.ceil(found.length / 9)
  return found.filter((_, index) => index % every === 0)
}

const monthName = (day: Day) => {
  const [year, month] = day.split('-')
  const name = MONTHS[Number(month) - 1] ?? ''
  return month === '01' ? `${name} ${year}` : name
}
