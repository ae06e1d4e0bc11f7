import { NEWS_DAYS } from '#case-file/cases/news.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, type Day } from '#formats/day.ts'
import { counted } from '#formats/words.ts'
import { Due } from '#ui/items/Due.tsx'
import { Light } from '#ui/items/Light.tsx'
import { initials } from '#ui/items/Tile.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import type { Tone } from '#ui/theme/tokens.ts'
import { today } from '#ui/today.ts'
import type { HomeItem } from '../records.ts'
import { byMonth, lightOf, renewalWords } from './home-words.ts'
import styles from './homes.module.css'

const MOST_IN_MONTH = 4
const MOST_NEXT = 4

type AuthorizationCardProps = {
  items: readonly HomeItem[]
  /** Whom the strip names already. */
  named: ReadonlySet<number>
  soon: Day
  to: string
}

/** Twelve months as squares: one for each person, in the month of what ends first for them. */
export function AuthorizationCard({ items, named, soon, to }: AuthorizationCardProps) {
  const now = today()
  const lights = items.map((item) => lightOf(item, soon))
  const n = (tone: Tone) => lights.filter((light) => light === tone).length
  const next = items
    .filter(({ id, dueOn }) => !named.has(id) && dueOn !== null && dueOn <= addDays(now, NEWS_DAYS))
    .slice(0, MOST_NEXT)
  return (
    <Card title="Work authorization" flush actions={<Link to={to}>Full roster</Link>}>
      <div className={styles.inside}>
        <p className={styles.remark}>
          {items.length === 0
            ? 'No one’s work or stay ends in the next 12 months.'
            : `${counted(items.length, 'person reaches', 'people reach')} an end date in the next 12 months.`}
        </p>
        {items.length > 0 && (
          <>
            <ol className={styles.months} aria-label="Who reaches an end date, by month">
              {byMonth(items, now).map((month) => (
                <li key={month.key}>
                  <ul className={styles.pile}>
                    {month.items.slice(0, most(month.items.length)).map((item) => (
                      <li key={item.id}>
                        <Square item={item} tone={lightOf(item, soon)} />
                      </li>
                    ))}
                    {month.items.length > MOST_IN_MONTH && (
                      <li className={styles.square}>+{month.items.length - most(month.items.length)}</li>
                    )}
                  </ul>
                  <span className={styles.month}>{month.name}</span>
                </li>
              ))}
            </ol>
            <p className={styles.legend}>
              <Light tone="red">{n('red')} not started</Light>
              <Light tone="amber">{n('amber')} under way</Light>
              <Light tone="gray">{n('gray')} later</Light>
            </p>
          </>
        )}
      </div>
      {next.length > 0 && (
        <ul className={styles.next} aria-label="Who comes next">
          {next.map((item) => (
            <li key={item.id}>
              <Light tone={lightOf(item, soon)}>
                <Link to={item.casePath} className={styles.name}>
                  {item.personName}
                </Link>
                <span className={styles.under}>
                  {item.said} · {renewalWords[item.renewal]}
                </span>
              </Light>
              {item.dueOn && <Due on={item.dueOn} why={item.dueWhy} tone="gray" />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const most = (n: number) => (n > MOST_IN_MONTH ? MOST_IN_MONTH - 1 : MOST_IN_MONTH)

function Square({ item, tone }: { item: HomeItem; tone: Tone }) {
  const says = `${item.personName}, ${showDate(item.dueOn)}: ${renewalWords[item.renewal]}`
  return (
    <Link to={item.casePath} className={styles.square} data-tone={tone} aria-label={says} title={says}>
      {initials(item.personName)}
    </Link>
  )
}
