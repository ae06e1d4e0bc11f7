import { useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { counted } from '#formats/words.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { deadlinesApi } from '#preparation/client/api.ts'
import { holidayObservedOn } from '#rules/calendar/holidays.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { IconCalendar, IconPlus } from '#ui/icons.ts'
import { useInHistory } from '#ui/in-history.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import rows from '#ui/page/rows.module.css'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import { today } from '#ui/today.ts'
import type { AgendaItem } from '../records.ts'
import { Agenda } from './Agenda.tsx'
import { CalendarBar, type CalendarChoice, CalendarKinds } from './CalendarBar.tsx'
import styles from './calendar.module.css'
import { entriesFor, kindOf } from './calendar-entries.ts'
import { CalendarEntry, MonthTable } from './MonthTable.tsx'
import { dayWords, monthOf, spanOf, weekOf } from './months.ts'

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

type WeekTableProps = { day: string; items: readonly AgendaItem[]; holidays: boolean }

/** Seven columns with everything that stands in them. */
function WeekTable({ day, items, holidays }: WeekTableProps) {
  const now = today()
  const days = weekOf(day)
  return (
    <table className={styles.grid} aria-label="Dates of the week" data-week>
      <thead>
        <tr>
          {days.map((each) => (
            <th key={each} scope="col" aria-current={each === now ? 'date' : undefined}>
              {dayWords(each).replace(/^(\w{3})\w*, (\w{3})\w* /, '$1, $2 ')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {days.map((each) => {
            const holiday = holidays ? holidayObservedOn(each) : undefined
            return (
              <td key={each} aria-current={each === now ? 'date' : undefined}>
                <div className={styles.day}>
                  {holiday && <span className={styles.holiday}>{holiday}</span>}
                  {items
                    .filter(({ on }) => on === each)
                    .map((item) => (
                      <CalendarEntry key={item.id} item={item} today={now} wide />
                    ))}
                </div>
              </td>
            )
          })}
        </tr>
      </tbody>
    </table>
  )
}

type EventDialogProps = { opened: boolean; onClose: () => void }

/** An event of one's own, for a case or for the company one works in. */
function EventDialog({ opened, onClose }: EventDialogProps) {
  const add = useCommand(deadlinesApi.addEvent, { refresh: [deadlinesApi.agenda] })
  const toast = useToast()
  const form = useForm({
    initial: { title: '', on: '', caseNumber: '' },
    check: ({ title, on }) => ({
      ...(title.trim() === '' && { title: 'Field is required' }),
      ...(on === '' && { on: 'Field is required' }),
    }),
    submit: async ({ title, on, caseNumber }) => {
      await add.run({ title, on, ...(caseNumber && { caseNumber }) })
      toast('Event added.', { kind: 'success' })
      form.reset()
      onClose()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title="Add an event">
      <Form form={form}>
        <TextField label="What" required maxLength={200} {...form.field('title')} />
        <DateField label="Day" required {...form.field('on')} />
        <TextField
          label="Case number"
          hint="Like 26-00417. Leave it empty for an event of the company."
          {...form.field('caseNumber')}
        />
        <FormActions>
          <Button type="submit" variant="primary" loading={form.submitting}>
            Add
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}

type CalendarFeedDialogProps = { opened: boolean; onClose: () => void }

/** One's dates in another calendar program, by a secret link that can be ended. */
function CalendarFeedDialog({ opened, onClose }: CalendarFeedDialogProps) {
  const [url, setUrl] = useState('')
  const feed = useOperation(deadlinesApi.feed, {})
  const make = useCommand(deadlinesApi.makeFeed, { refresh: [deadlinesApi.feed] })
  const revoke = useCommand(deadlinesApi.revokeFeed, { refresh: [deadlinesApi.feed] })
  const { attempt, refusal } = useAttempt()
  const isOn = feed.items?.since != null
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Subscribe in your own calendar"
      actions={
        <>
          {isOn && (
            <Button
              variant="danger"
              loading={revoke.loading}
              onClick={() =>
                void attempt(async () => {
                  await revoke.run({})
                  setUrl('')
                })
              }
            >
              Turn off the link
            </Button>
          )}
          <Button
            variant="primary"
            loading={make.loading}
            onClick={() => void attempt(async () => setUrl((await make.run({})).url))}
          >
            {isOn ? 'Create a new link' : 'Create link'}
          </Button>
        </>
      }
    >
      <p>
        Anyone with this link can see your dates: case numbers and titles, no names. A new link turns the old one off.
      </p>
      {url && <TextField label="Link, shown this once" value={url} onChange={() => {}} readOnly />}
      {refusal}
    </Dialog>
  )
}
