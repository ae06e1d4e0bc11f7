import { useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { today } from '#platform/client/today.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
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
import { MonthTable } from './MonthTable.tsx'
import { lastDayOf, monthAfter, monthNames, monthWords } from './months.ts'
import { distance, hueOfAgenda } from './words.ts'

/** A month of dates and events, as a calendar and as an agenda. */
export default function CalendarScreen() {
  const thisMonth = new Date().toISOString().slice(0, 7)
  const [month, setMonth] = useState(thisMonth)
  const [onlyOpen, setOnlyOpen] = useState(false)
  const found = useOperation(deadlinesApi.agenda, { from: `${month}-01`, until: lastDayOf(month) })
  const all = found.items?.items ?? []
  const items = onlyOpen ? all.filter(({ actionable, done }) => actionable && !done) : all
  return (
    <>
      <PageHeader title="Calendar" standing={found.items && standingOf(all)} />
      <Stack>
        <Card
          title={monthWords(month)}
          actions={
            <div className={rows.actions}>
              <CheckField label="Only what has to be done" checked={onlyOpen} onChange={setOnlyOpen} />
              <MonthField month={month} onMonth={setMonth} />
              {month !== thisMonth && <Button onClick={() => setMonth(thisMonth)}>This month</Button>}
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

/** Far-away months are named, not walked to. */
function MonthField({ month, onMonth }: { month: string; onMonth: (month: string) => void }) {
  const [year = '', number = ''] = month.split('-')
  const now = Number(today().slice(0, 4))
  const years = [...new Set([Number(year), ...Array.from({ length: 12 }, (_, n) => now - 3 + n)])].sort()
  return (
    <>
      <SelectField
        label="Month"
        placeholder={null}
        options={monthNames.map((label, n) => ({ value: String(n + 1).padStart(2, '0'), label }))}
        value={number}
        onChange={(chosen) => onMonth(`${year}-${chosen}`)}
      />
      <SelectField
        label="Year"
        placeholder={null}
        options={years.map((each) => ({ value: String(each), label: String(each) }))}
        value={year}
        onChange={(chosen) => onMonth(`${chosen}-${number}`)}
      />
    </>
  )
}

/** How the month stands, in a sentence. */
function standingOf(items: readonly AgendaItem[]): string {
  const open = items.filter(({ actionable, done }) => actionable && !done)
  const overdue = open.filter(({ on }) => on < today()).length
  if (open.length === 0) return 'Nothing has to be done in this month.'
  const things = open.length === 1 ? '1 thing has' : `${open.length} things have`
  return `${things} to be done in this month${overdue > 0 ? `; ${overdue} overdue` : ''}.`
}

function Agenda({ items }: { items: readonly AgendaItem[] }) {
  const update = useCommand(deadlinesApi.updateEvent, { refresh: [deadlinesApi.agenda] })
  const now = today()
  if (items.length === 0) return <p className={rows.dimmed}>Nothing stands in this month.</p>
  return (
    <ul id="agenda" className={rows.list} aria-label="Agenda">
      {items.map((item) => {
        const { id, on, title, casePath, caseNumber, personName, done, details, mayChange } = item
        return (
          <li key={id} className={rows.head}>
            <StatusBadge hue={hueOfAgenda(item, now)}>{showDate(on)}</StatusBadge>
            <span className={rows.grow}>
              {title} <span className={rows.dimmed}>{done ? 'done' : distance(on, now)}</span>
              {details && <span className={styles.why}>{details}</span>}
            </span>
            {mayChange && (
              <AttemptButton
                size="small"
                variant="subtle"
                aria-label={`${done ? 'Open again' : 'Done'}: ${title} ${showDate(on)}`}
                work={() => update.run({ eventId: Number(id.slice(1)), done: !done })}
              >
                {done ? 'Open again' : 'Done'}
              </AttemptButton>
            )}
            {casePath && <Link to={casePath}>{[caseNumber, personName].filter(Boolean).join(' ')}</Link>}
          </li>
        )
      })}
    </ul>
  )
}
