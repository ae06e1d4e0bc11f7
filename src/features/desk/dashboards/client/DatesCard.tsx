import { useState } from 'react'
import { said } from '#case-work/deadlines/said.ts'
import { counted } from '#formats/words.ts'
import { Button } from '#ui/Button.tsx'
import { Due } from '#ui/items/Due.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import type { HomeItem, Totals } from '../records.ts'
import styles from './homes.module.css'

const FIRST = 6

type DatesCardProps = { items: readonly HomeItem[]; totals: Pick<Totals, 'datesPassed' | 'datesAhead'> }

/** Every date that the reader keeps in mind, what has passed first: whoever counts them names them. */
export function DatesCard({ items, totals: { datesPassed, datesAhead } }: DatesCardProps) {
  const [all, setAll] = useState(false)
  const total = datesPassed + datesAhead
  if (total === 0) return null
  const shown = all ? items : items.slice(0, FIRST)
  return (
    <Card
      title="Dates to keep in mind"
      count={total}
      flush
      actions={datesPassed > 0 && <span className={styles.remark}>{counted(datesPassed, 'has', 'have')} passed</span>}
    >
      <ul className={styles.next} aria-label="Dates to keep in mind">
        {shown.map(({ id, personName, companyName, title, link, dueOn, dueWhy }) => (
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
      {shown.length < items.length && (
        <p className={styles.unfold}>
          <Button variant="link" onClick={() => setAll(true)}>
            Show {items.length - shown.length} more
          </Button>
        </p>
      )}
      {all && total > items.length && (
        <p className={styles.more}>
          <Link to="/visaCareCalendar">All {total.toLocaleString('en')} in the calendar</Link>
        </p>
      )}
    </Card>
  )
}
