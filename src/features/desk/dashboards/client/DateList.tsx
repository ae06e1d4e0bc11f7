import { said } from '#preparation/deadlines/said.ts'
import { Due } from '#ui/items/Due.tsx'
import { Link } from '#ui/navigation.tsx'
import type { HomeItem } from '../records.ts'
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
