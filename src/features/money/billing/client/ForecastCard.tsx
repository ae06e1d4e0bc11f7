import { useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { daysBetween } from '#formats/day.ts'
import { counted } from '#formats/words.ts'
import type { billingApi } from '#money/client/api.ts'
import { dollars } from '#money/ledger/money.ts'
import styles from '#money/plans/client/money.module.css'
import type { RefOutput } from '#platform/client/operations.ts'
import { Button } from '#ui/Button.tsx'
import { Avatar } from '#ui/items/Tile.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { today } from '#ui/today.ts'
import { type Month, monthsOf, totalOf } from '../months.ts'

type Forecast = RefOutput<typeof billingApi.forecast>
type Reading = { items: Forecast | undefined; error: { message: string } | null; reload: () => unknown }
const states = ['approved', 'waiting', 'expected'] as const
const words = { approved: 'Approved', waiting: 'Waiting for you', expected: 'Expected' }

/** What the day of a row rests on: only the first is somebody's word. */
const restsOn = {
  plan: 'planned for that day',
  'usual time': 'can be filed by then',
  deadline: 'has to be filed by then',
}

/** What will be paid to the government for open cases, by month and by case. */
export function ForecastCard({ forecast }: { forecast: Reading }) {
  const [asTable, setAsTable] = useState(false)
  if (forecast.error) return <ErrorState message={forecast.error.message} onRetry={() => void forecast.reload()} />
  if (!forecast.items) return <Loading />
  const { items, more } = forecast.items
  const months = monthsOf(items, today())
  // Six empty months say nothing: no filing has a day yet, and the list says so.
  const hasDays = items.some(({ day }) => day !== null)
  return (
    <Card
      title="Upcoming government fees"
      flush
      actions={
        <span className={styles.legend}>
          {states.map((state) => (
            <span key={state}>
              <i className={styles.part} data-state={state} />
              {words[state]} {dollars(totalOf(items, state))}
            </span>
          ))}
          {hasDays && (
            <Button variant="link" onClick={() => setAsTable(!asTable)}>
              {asTable ? 'As a chart' : 'As a table'}
            </Button>
          )}
        </span>
      }
    >
      {hasDays && (asTable ? <MonthTable months={months} /> : <Bars months={months} />)}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.caseId} className={styles.row}>
            <span className={styles.row}>
              <span className={`${styles.figure} ${styles.day}`}>
                <span className={styles.strong}>{item.day ? showDate(item.day) : 'Not known yet'}</span>
                <br />
                <span className={styles.quiet}>{item.day ? inDays(item.day) : 'when it is filed'}</span>
              </span>
              <Avatar name={item.personName} />
              <span>
                <Link to={item.path}>{item.personName || item.what}</Link>
                <br />
                <span className={styles.quiet}>
                  {item.what}
                  {item.dayFrom && `, ${restsOn[item.dayFrom]}`}
                </span>
              </span>
            </span>
            <span className={styles.row}>
              <span className={styles.quiet}>
                {item.state === 'approved' && item.approvedOn
                  ? `Approved ${showDate(item.approvedOn)}`
                  : words[item.state]}
                {item.open > 0 && `, ${counted(item.open, 'question')} open`}
              </span>
              <span className={`${styles.strong} ${styles.figure}`}>{dollars(item.cents)}</span>
            </span>
          </li>
        ))}
        <li className={styles.quiet}>
          {items.length === 0
            ? 'No open case has fees that the company pays.'
            : 'Paid to the government when the case is filed. VisaCare adds nothing.'}
          {more && ' Only the newest 60 open cases are counted.'}
        </li>
      </ul>
    </Card>
  )
}

function inDays(day: string): string {
  const days = daysBetween(today(), day)
  return days === 0 ? 'today' : `in ${counted(days, 'day')}`
}

function Bars({ months }: { months: readonly Month[] }) {
  const most = Math.max(1, ...months.map(({ total }) => total))
  const said = months.map((each) => `${each.words} ${dollars(each.total)}`).join(', ')
  return (
    <div className={styles.bars} role="img" aria-label={`Government fees by month: ${said}`}>
      {months.map((each) => (
        <div key={each.month} className={styles.bar}>
          {each.total > 0 && <span className={styles.strong}>{dollars(each.total)}</span>}
          <div className={styles.stack}>
            {(['expected', 'waiting', 'approved'] as const).map(
              (state) =>
                each[state] > 0 && (
                  <div
                    key={state}
                    className={styles.part}
                    data-state={state}
                    style={{ height: `${Math.max(4, Math.round((each[state] / most) * 120))}px` }}
                  />
                ),
            )}
          </div>
          <span className={styles.quiet}>{each.words}</span>
        </div>
      ))}
    </div>
  )
}

function MonthTable({ months }: { months: readonly Month[] }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {states.map((state) => (
              <th key={state} scope="col" className={styles.number}>
                {words[state]}
              </th>
            ))}
            <th scope="col" className={styles.number}>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((each) => (
            <tr key={each.month}>
              <th scope="row">{each.words}</th>
              {states.map((state) => (
                <td key={state} className={styles.number}>
                  {dollars(each[state])}
                </td>
              ))}
              <td className={styles.number}>{dollars(each.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
