import { useState } from 'react'
import { counted } from '#formats/words.ts'
import { Button } from '#ui/Button.tsx'
import { OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Loading } from '#ui/page/states.tsx'
import type { HomeItem } from '../records.ts'
import { shownAs } from './home-words.ts'
import styles from './homes.module.css'

/** So many fit above whom the reader waits for. */
const FIRST = 6

type TodoCardProps = {
  items: readonly HomeItem[]
  total: number
  filled: boolean
  /** What is said when there is nothing in any case; empty while it is not known. */
  nothing: string
  /** The company has no payment method, and the reader may add one: nothing new can be begun before. */
  addsPayment?: boolean
}

/** What the reader has to do, the most urgent first, each with its button; `filled`: the first is the one to press. */
export function TodoCard({ items, total, filled, nothing, addsPayment = false }: TodoCardProps) {
  const [all, setAll] = useState(false)
  const shown = all ? items : items.slice(0, FIRST)
  const inCases = total - (addsPayment ? 1 : 0)
  if (total === 0) return <Card title="Your to-do">{nothing ? <p>{nothing}</p> : <Loading lines={1} />}</Card>
  return (
    <Card
      title="Your to-do"
      count={total}
      flush
      actions={<span className={styles.remark}>Sorted by your due date</span>}
    >
      <OpenItems label="Your to-do">
        {addsPayment && (
          <OpenItemRow
            kind="fee"
            what="Add a payment method"
            about="New employees and cases wait for it."
            action={{
              verb: 'Add',
              label: 'Add Payment Method',
              to: '/visacareAddPaymentMethod',
              variant: filled ? 'primary' : 'default',
            }}
          />
        )}
        {shown.map((item, index) => {
          const { what, verb } = shownAs(item)
          const about = [item.personName || item.companyName, item.said].filter(Boolean).join(' · ')
          return (
            <OpenItemRow
              key={item.id}
              kind={item.kind}
              what={what}
              about={about}
              dueOn={item.dueOn}
              dueWhy={item.dueWhy}
              action={{
                verb,
                to: item.link,
                label: `${verb}: ${about}`,
                variant: filled && !addsPayment && index === 0 ? 'primary' : 'default',
              }}
            />
          )
        })}
      </OpenItems>
      <ShowMore n={items.length - shown.length} onShow={() => setAll(true)} />
      {all && inCases > items.length && (
        <p className={styles.more}>And {counted(inCases - items.length, 'more thing')} in your cases.</p>
      )}
    </Card>
  )
}

/** Unfolds the rest of a card's list, and says how much that is. */
export const ShowMore = ({ n, onShow }: { n: number; onShow: () => void }) =>
  n > 0 && (
    <p className={styles.unfold}>
      <Button variant="link" onClick={onShow}>
        Show {n} more
      </Button>
    </p>
  )
