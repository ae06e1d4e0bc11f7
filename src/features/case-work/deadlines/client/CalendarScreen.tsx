import { useState } from 'react'
import { deadlinesApi } from '#case-work/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { counted } from '#formats/words.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { today } from '#platform/client/today.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { IconCalendar, IconPlus } from '#ui/icons.ts'
import { useInHistory } from '#ui/in-history.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import rows from '#ui/page/rows.module.css'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { AgendaItem } from '../records.ts'
import { Agenda } from './Agenda.tsx'
import { CalendarBar, type CalendarChoice, CalendarKinds } from './CalendarBar.tsx'
import { CalendarFeedDialog } from './CalendarFeed.tsx'
import styles from './calendar.module.css'
import { kindOf } from './calendar-kinds.ts'
import { EventDialog } from './EventForm.tsx'
import { entriesFor } from './entry-words.ts'
import { MonthTable } from './MonthTable.tsx'
import { monthOf } from './months.ts'
import { spanOf } from './span.ts'
import { WeekTable } from './WeekTable.tsx'

/** Deadlines, to-dos, events and holidays of a month or a week. */
export default function CalendarScreen() {
  const [choice, setChoice] = useInHistory<CalendarChoice>('calendar', { view: 'month', day: today(), hidden: [] })
  const [dialog, setDialog] = useState<'event' | 'feed'>()
  const { view, day, hidden } = choice
  const { roleId } = useViewer()
  const span = spanOf(view, day)
  const found = useOperation(deadlinesApi.agenda, { from: span.from, until: span.until })
  const all = entriesFor(found.items?.items ?? [], roleId)
  const items = all.filter((item) => !hidden.includes(kindOf(item)))
  const shown = { items, holidays: !hidden.includes('holiday') }
  return (
    <>
      <PageHeader
        title="Calendar"
        standing={found.items && standingOf(all, span.when)}
        action={
          <>
            <Button icon={<IconCalendar size={16} aria-hidden />} onClick={() => setDialog('feed')}>
              Subscribe
            </Button>
            <Button variant="primary" icon={<IconPlus size={16} aria-hidden />} onClick={() => setDialog('event')}>
              Add event
            </Button>
          </>
        }
      />
      <section className={styles.box} aria-label={span.words}>
        <CalendarBar choice={choice} onChoice={setChoice} />
        <CalendarKinds choice={choice} onChoice={setChoice} />
        {found.error && <ErrorState message={found.error.message} onRetry={() => void found.reload()} />}
        {!found.items && !found.error && <Loading lines={8} />}
        {found.items && found.items.until < span.until && (
          <p role="status" className={rows.dimmed}>
            There is too much to show at once. After {showDate(found.items.until)}, open the week to see everything.
          </p>
        )}
        {found.items && (
          <>
            {view === 'month' && <MonthTable month={monthOf(day)} {...shown} />}
            {view === 'week' && <WeekTable day={day} {...shown} />}
            <div className={styles.agenda} data-list={view === 'list' || undefined}>
              <Agenda items={items} />
            </div>
          </>
        )}
      </section>
      <EventDialog opened={dialog === 'event'} onClose={() => setDialog(undefined)} />
      <CalendarFeedDialog opened={dialog === 'feed'} onClose={() => setDialog(undefined)} />
    </>
  )
}

/** How the time shown stands, in a sentence. */
function standingOf(items: readonly AgendaItem[], when: string): string {
  const open = items.filter(({ actionable, done }) => actionable && !done)
  const overdue = open.filter(({ on }) => on < today()).length
  if (open.length === 0) return `Nothing is due ${when}.`
  return `${counted(open.length, 'thing')} due ${when}${overdue > 0 ? `, ${overdue} overdue` : ''}.`
}
