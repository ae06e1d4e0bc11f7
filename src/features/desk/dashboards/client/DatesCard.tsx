import { useState } from 'react'
import { counted } from '#formats/words.ts'
import { Card } from '#ui/page/Card.tsx'
import type { HomeItem, Totals } from '../records.ts'
import { AllDates, DateList } from './DateList.tsx'
import styles from './homes.module.css'
import { ShowMore } from './ShowMore.tsx'

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
      <DateList label="Dates to keep in mind" items={shown} />
      <ShowMore n={items.length - shown.length} onShow={() => setAll(true)} />
      {all && total > items.length && <AllDates n={total} />}
    </Card>
  )
}
