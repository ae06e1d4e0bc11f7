import { Due } from '#ui/items/Due.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import type { HomeItem } from '../records.ts'
import styles from './homes.module.css'

const SHOWN = 10

/** The dates of the law in the next sixty days: whose, which, and how far away. */
export function LegalDates({ items }: { items: readonly HomeItem[] }) {
  return (
    <Card title="Legal dates" flush actions={<span className={styles.remark}>next 60 days</span>}>
      {items.length === 0 && <p className={styles.more}>No legal dates in the next 60 days.</p>}
      <ul className={styles.next} aria-label="Legal dates">
        {items.slice(0, SHOWN).map(({ id, personName, companyName, title, link, dueOn, dueWhy }) => (
          <li key={id}>
            <span className={styles.text}>
              <Link to={link} className={styles.name}>
                {personName || companyName}
              </Link>
              <span className={styles.under}>{title}</span>
            </span>
            {dueOn && <Due on={dueOn} why={dueWhy} />}
          </li>
        ))}
      </ul>
      {items.length > SHOWN && (
        <p className={styles.more}>
          <Link to="/visaCareCalendar">All {items.length} in the calendar</Link>
        </p>
      )}
    </Card>
  )
}
