import type { ReactNode } from 'react'
import { NEWS_DAYS } from '#case-file/cases/news.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, type Day, daysBetween } from '#formats/day.ts'
import { counted } from '#formats/words.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Due } from '#ui/items/Due.tsx'
import { Link } from '#ui/navigation.tsx'
import type { Tone } from '#ui/theme/tokens.ts'
import { dayHere, today } from '#ui/today.ts'
import type { HomeItem } from '../records.ts'
import type { DashboardData } from './DashboardScreen.tsx'
import { byAttorney, byUrgency, READ_DAYS, shownAs } from './home-words.ts'
import styles from './homes.module.css'
import { byCaseAndSide } from './my-items.ts'

type WorkTableProps = {
  data: Pick<DashboardData, 'items' | 'held' | 'itemCount' | 'totals' | 'stuck'>
  until: Day
  /** What is said when there is nothing in any case; empty while it is not known. */
  nothing: string
  /** The reader runs the firm: each row says whose it is. */
  whose?: boolean
  onRemind: (caseId: number) => void
}

/** The day in one table: overdue, this week, later, and what has not moved; tasks, steps and reviews mixed. */
export function WorkTable({ data, until, nothing, whose = false, onRemind }: WorkTableProps) {
  const { items, held, itemCount, totals, stuck } = data
  const { overdue, week, later, far } = byUrgency(items, today(), until)
  // Who runs a firm has its button above: whom to give a case.
  const first = whose ? undefined : items[0]?.id
  const row = (item: HomeItem) => <WorkRow key={item.id} item={item} whose={whose} filled={item.id === first} />
  const notShown = itemCount - items.length
  return (
    <section className={styles.work} aria-label="Your work">
      {itemCount === 0 && nothing && <p className={styles.more}>{nothing}</p>}
      <Group title="Overdue" n={totals.overdue} tone="red">
        {overdue.map(row)}
      </Group>
      <Group title="This week" n={totals.week} tone="amber" remark={`through ${showDate(until)}`}>
        {week.map(row)}
      </Group>
      <Group
        title={whose ? 'After this week' : 'Waiting for me'}
        n={itemCount - totals.overdue - totals.week}
        tone="gray"
        remark="later than this week"
      >
        {later.map(row)}
      </Group>
      {far.length > 0 && (
        <details className={styles.beyond}>
          <summary>
            {counted(far.length, 'more is', 'more are')} due after {showDate(addDays(today(), READ_DAYS))}
          </summary>
          <ul className={styles.rows}>{far.map(row)}</ul>
        </details>
      )}
      {notShown > 0 && <p className={styles.more}>And {counted(notShown, 'more thing')} in your cases.</p>}
      {byAttorney(held).map(({ who, items: theirs }) => (
        <Group
          key={who}
          title={`Waiting for ${who}`}
          n={theirs.length}
          tone="gray"
          remark="only the attorney does these"
        >
          {theirs.map((item) => (
            <HeldRow key={item.id} item={item} />
          ))}
        </Group>
      ))}
      <Group title="Stuck for 14 days" n={totals.stuck} tone="gray" remark="things that nobody has moved">
        {byCaseAndSide(stuck).map(({ key, items: owed }) => (
          <StuckRow key={key} items={owed} onRemind={onRemind} />
        ))}
      </Group>
    </section>
  )
}

function Group({
  title,
  n,
  tone,
  remark,
  children,
}: {
  title: string
  n: number
  tone: Tone
  remark?: string
  children: ReactNode
}) {
  if (n === 0) return null
  return (
    <section aria-label={title}>
      <h2 className={styles.group} data-tone={tone}>
        <i aria-hidden />
        {title} <span>{n.toLocaleString('en')}</span>
        {remark && <small>{remark}</small>}
      </h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  )
}

function WorkRow({ item, filled, whose }: { item: HomeItem; filled: boolean; whose: boolean }) {
  const { what, verb } = shownAs(item)
  return (
    <Row
      item={item}
      when={<When item={item} />}
      what={what}
      why={item.attorneyName ? (whose ? item.attorneyName : '') : 'Nobody has taken this case yet'}
      action={
        <LinkButton
          to={item.link}
          size="small"
          variant={filled ? 'primary' : 'default'}
          label={`${verb}: ${[item.personName || item.companyName, item.said].join(', ')}`}
          wide
        >
          {verb}
        </LinkButton>
      }
    />
  )
}

/** A day so far away that it is not news is not said (words.md 6). */
function When({ item: { dueOn, dueWhy } }: { item: HomeItem }) {
  if (!dueOn) return <span className={styles.remark}>No date</span>
  if (dueOn > addDays(today(), NEWS_DAYS)) return <span className={styles.remark}>Later</span>
  return <Due on={dueOn} why={dueWhy} />
}

/** Read here, done by the attorney: the case is open to look at. */
function HeldRow({ item }: { item: HomeItem }) {
  return (
    <Row
      item={item}
      when={<When item={item} />}
      what={item.title}
      why=""
      action={
        <LinkButton
          to={item.casePath}
          size="small"
          label={`Open case: ${[item.personName || item.companyName, item.said].join(', ')}`}
          wide
        >
          Open case
        </LinkButton>
      }
    />
  )
}

/** What one side of a case has owed for so long, in one row: it is reminded of all of it at once. */
function StuckRow({ items, onRemind }: { items: readonly HomeItem[]; onRemind: (caseId: number) => void }) {
  const [first] = items
  if (!first) return null
  const since = dayHere(first.since)
  const who = first.side === 'employer' ? first.companyName : first.personName
  const reminded = items.flatMap(({ remindedAt }) => remindedAt ?? []).sort()[0]
  return (
    <Row
      item={first}
      when={
        <span className={styles.since}>
          Since <time dateTime={since}>{showDate(since)}</time>{' '}
          <span>{counted(daysBetween(since, today()), 'day')}</span>
        </span>
      }
      what={items.length === 1 ? `${who}: ${first.title}` : `${who}: ${counted(items.length, 'thing')}`}
      why={[
        items.length > 1 && items.map(({ about, title }) => about.thing || title).join(', '),
        reminded ? `Reminded ${showDate(dayHere(reminded))}` : 'No reminder sent yet',
      ]
        .filter(Boolean)
        .join('. ')}
      action={
        <Button
          size="small"
          wide
          aria-label={`Remind: ${who}, ${items.map(({ title }) => title).join(', ')}`}
          onClick={() => onRemind(first.caseId)}
        >
          Remind
        </Button>
      }
    />
  )
}

type RowProps = { item: HomeItem; when: ReactNode; what: string; why: string; action: ReactNode }

function Row({ item: { personName, companyName, said, casePath, number }, when, what, why, action }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.when}>{when}</div>
      <div className={styles.text}>
        <div className={styles.what}>{what}</div>
        {why && (
          <div className={styles.why} title={why}>
            {why}
          </div>
        )}
      </div>
      <div className={styles.text}>
        <Link to={casePath} className={styles.name}>
          {personName || companyName}
        </Link>
        {personName && (
          <div className={styles.company} title={companyName}>
            {companyName}
          </div>
        )}
      </div>
      <div className={styles.type}>
        <div title={said}>{said}</div>
        <div className={styles.small}>{number}</div>
      </div>
      <div>{action}</div>
    </li>
  )
}
