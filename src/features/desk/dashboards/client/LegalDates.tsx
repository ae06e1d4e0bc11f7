import { Card } from '#ui/page/Card.tsx'
import { today } from '#ui/today.ts'
import type { HomeItem, Totals } from '../records.ts'
import { AllDates, DateList } from './DateList.tsx'
import styles from './homes.module.css'

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
