import { today } from '#platform/client/today.ts'
import { OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import type { DashboardData } from './DashboardScreen.tsx'
import { shownAs } from './home-words.ts'
import styles from './homes.module.css'

type OverdueCardProps = { data: DashboardData; listPath: (filter: Record<string, string>) => string }

/** What the law firm is late with, and who answers for it. */
export function OverdueCard({ data: { items, totals }, listPath }: OverdueCardProps) {
  const late = items.filter(({ dueOn }) => dueOn !== null && dueOn < today())
  return (
    <Card
      title="Overdue"
      count={totals.overdue}
      flush
      actions={totals.overdue > 0 && <Link to={listPath({ owed: 'overdue' })}>All overdue cases</Link>}
    >
      {totals.overdue === 0 && <p className={styles.more}>Nothing is overdue.</p>}
      <OpenItems label="Overdue" dense>
        {late.map((item) => {
          const { what, verb } = shownAs(item)
          const about = [item.attorneyName || 'No attorney yet', item.personName || item.companyName, item.said].join(
            ' · ',
          )
          return (
            <OpenItemRow
              key={item.id}
              kind={item.kind}
              what={what}
              about={about}
              dueOn={item.dueOn}
              dueWhy={item.dueWhy}
              action={{ verb, to: item.link, label: `${verb}: ${about}` }}
            />
          )
        })}
      </OpenItems>
    </Card>
  )
}
