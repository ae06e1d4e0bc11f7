import type { ReactNode } from 'react'
import { showDate } from '#formats/dates.ts'
import { type Day, daysBetween } from '#formats/day.ts'
import { counted } from '#formats/words.ts'
import { dayHere, today } from '#platform/client/today.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Due } from '#ui/items/Due.tsx'
import { Link } from '#ui/navigation.tsx'
import type { Tone } from '#ui/theme/tokens.ts'
import type { HomeItem } from '../records.ts'
import type { DashboardData } from './DashboardScreen.tsx'
import { byUrgency, shownAs } from './home-words.ts'
import styles from './homes.module.css'
import { ALL_SET } from './my-items.ts'

type WorkTableProps = {
  data: Pick<DashboardData, 'items' | 'itemCount' | 'totals' | 'stuck'>
  until: Day
  onRemind: (caseId: number) => void
}

/** The day in one table: overdue, this week, later, and what has not moved; tasks, steps and reviews mixed. */
export function WorkTable({ data: { items, itemCount, totals, stuck }, until, onRemind }: WorkTableProps) {
  const { overdue, week, later } = byUrgency(items, today(), until)
  const first = items[0]?.id
  const row = (item: HomeItem) => <WorkRow key={item.id} item={item} filled={item.id === first} />
  return (
    <section className={styles.work} aria-label="Your work">
      {itemCount === 0 && <p className={styles.more}>{ALL_SET}</p>}
      <Group title="Overdue" n={totals.overdue} tone="red">
        {overdue.map(row)}
      </Group>
      <Group title="This week" n={totals.week} tone="amber" remark={`through ${showDate(until)}`}>
        {week.map(row)}
      </Group>
      <Group
        title="Waiting for me"
        n={itemCount - totals.overdue - totals.week}
        tone="gray"
        remark="later than this week"
      >
        {later.map(row)}
      </Group>
      {itemCount > items.length && (
        <p className={styles.more}>And {counted(itemCount - items.length, 'more thing')} in your cases.</p>
      )}
      <Group title="Stuck for 14 days" n={totals.stuck} tone="gray" remark="nobody has moved">
        {stuck.map((item) => (
          <StuckRow key={item.id} item={item} onRemind={onRemind} />
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

function WorkRow({ item, filled }: { item: HomeItem; filled: boolean }) {
  const { what, verb } = shownAs(item)
  return (
    <Row
      item={item}
      when={item.dueOn ? <Due on={item.dueOn} why={item.dueWhy} /> : <span className={styles.remark}>No date</span>}
      what={what}
      why={item.attorneyName ? '' : 'Nobody has taken this case yet'}
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

function StuckRow({ item, onRemind }: { item: HomeItem; onRemind: (caseId: number) => void }) {
  const since = dayHere(item.since)
  return (
    <Row
      item={item}
      when={
        <span className={styles.since}>
          Since <time dateTime={since}>{showDate(since)}</time>{' '}
          <span>{counted(daysBetween(since, today()), 'day')}</span>
        </span>
      }
      what={`${item.side === 'employer' ? item.companyName : item.personName}: ${item.title}`}
      why={item.remindedAt ? `Reminded ${showDate(dayHere(item.remindedAt))}` : 'No reminder sent yet'}
      action={
        <Button
          size="small"
          wide
          aria-label={`Remind: ${item.personName}, ${item.title}`}
          onClick={() => onRemind(item.caseId)}
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
        {why && <div className={styles.small}>{why}</div>}
      </div>
      <div className={styles.text}>
        <Link to={casePath} className={styles.name}>
          {personName || companyName}
        </Link>
        {personName && <div className={styles.small}>{companyName}</div>}
      </div>
      <div className={styles.type}>
        {said}
        <div className={styles.small}>{number}</div>
      </div>
      <div>{action}</div>
    </li>
  )
}
