import { useState } from 'react'
import { useOperation } from '#platform/client/use-operation.ts'
import { showDate } from '#platform/formats/dates.ts'
import { Button } from '#ui/Button.tsx'
import { IconChevronLeft, IconChevronRight } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { Card, Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { AgendaItem } from '../records.ts'
import { deadlinesApi } from './api.ts'
import { CalendarFeed } from './CalendarFeed.tsx'
import styles from './deadlines.module.css'
import { EventForm } from './EventForm.tsx'
import { lastDayOf, monthAfter, monthWords, weeksOf } from './months.ts'
import { distance, hueOf } from './words.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** A month of dates and events, as a calendar and as an agenda. */
export default function CalendarScreen() {
  const [month, setMonth] = useState(new Date().toISOString().slice(0, 7))
  const found = useOperation(deadlinesApi.agenda, { from: `${month}-01`, until: lastDayOf(month) })
  const items = found.items?.items ?? []
  return (
    <>
      <PageHeader title="Calendar" />
      <Stack>
        <Card
          title={monthWords(month)}
          actions={
            <div className={rows.actions}>
              <Button icon={<IconChevronLeft size={16} aria-hidden />} onClick={() => setMonth(monthAfter(month, -1))}>
                Earlier
              </Button>
              <Button icon={<IconChevronRight size={16} aria-hidden />} onClick={() => setMonth(monthAfter(month, 1))}>
                Later
              </Button>
            </div>
          }
        >
          {found.error && <ErrorState message={found.error.message} onRetry={() => void found.reload()} />}
          {!found.items && !found.error && <Loading lines={8} />}
          {found.items && (
            <>
              <MonthTable month={month} items={items} />
              <Agenda items={items} />
            </>
          )}
        </Card>
        <EventForm />
        <CalendarFeed />
      </Stack>
    </>
  )
}

function MonthTable({ month, items }: { month: string; items: readonly AgendaItem[] }) {
  const today = new Date().toISOString().slice(0, 10)
  return (
    <table className={styles.month}>
      <caption className={rows.dimmed}>Dates of {monthWords(month)}</caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, place) => (
              <td key={day ?? `empty ${weekdays[place]}`} className={day === today ? styles.today : undefined}>
                {day && (
                  <div className={styles.day}>
                    <span className={rows.dimmed}>{Number(day.slice(8))}</span>
                    {items
                      .filter(({ on }) => on === day)
                      .map((item) => (
                        <span key={item.id}>{[item.title, item.caseNumber].filter(Boolean).join(', ')}</span>
                      ))}
                  </div>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Agenda({ items }: { items: readonly AgendaItem[] }) {
  const today = new Date().toISOString().slice(0, 10)
  if (items.length === 0) return <p className={rows.dimmed}>Nothing stands in this month.</p>
  return (
    <ul className={rows.list} aria-label="Agenda">
      {items.map(({ id, on, title, casePath, caseNumber, personName, done, actionable }) => (
        <li key={id} className={rows.head}>
          <StatusBadge hue={hueOf({ dueOn: on, kind: actionable ? 'due' : 'info', doneAt: done ? on : null }, today)}>
            {showDate(on)}
          </StatusBadge>
          <span className={rows.grow}>
            {title} <span className={rows.dimmed}>{done ? 'done' : distance(on, today)}</span>
          </span>
          {casePath && <Link to={casePath}>{[caseNumber, personName].filter(Boolean).join(' ')}</Link>}
        </li>
      ))}
    </ul>
  )
}
