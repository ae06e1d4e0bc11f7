import { said } from '#preparation/deadlines/said.ts'
import { Due } from '#ui/items/Due.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { today } from '#ui/today.ts'
import type { HomeItem, Totals } from '../records.ts'
import styles from './homes.module.css'

type DateListProps = { label: string; items: readonly HomeItem[] }

/** Dates on a home: whose, which, and how far away. */
export const DateList = ({ label, items }: DateListProps) => (
  <ul className={styles.next} aria-label={label}>
    {items.map(({ id, personName, companyName, title, link, dueOn, dueWhy }) => (
      <li key={id}>
        <span className={styles.text}>
          <Link to={link} className={styles.name}>
            {personName || companyName}
          </Link>
          <span className={styles.under}>{said(title)}</span>
        </span>
        {dueOn && <Due on={dueOn} why={dueWhy} />}
      </li>
    ))}
  </ul>
)

/** Where the rest of them is. */
export const AllDates = ({ n }: { n: number }) => (
  <p className={styles.more}>
    <Link to="/visaCareCalendar">All {n.toLocaleString('en')} in the calendar</Link>
  </p>
)

const SHOWN = 10

type LegalDatesProps = { items: readonly HomeItem[]; totals: Pick<Totals, 'datesAhead'> }

/** The dates of the law in the next sixty days: whose, which, and how far away; what has passed is overdue, among the work. */
export function LegalDates({ items, totals }: LegalDatesProps) {
  const now = today()
  const { datesAhead } = totals
  const ahead = items.filter(({ dueOn }) => dueOn === null || dueOn >= now)
  return (
    <Card title="Legal dates" flush actions={<span className={styles.remark}>next 60 days</span>}>
      {datesAhead === 0 && <p className={styles.more}>No legal dates in the next 60 days.</p>}
      <DateList label="Legal dates" items={ahead.slice(0, SHOWN)} />
      {datesAhead > SHOWN && <AllDates n={datesAhead} />}
    </Card>
  )
}
