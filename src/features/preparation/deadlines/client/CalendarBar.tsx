import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { IconChevronLeft, IconChevronRight } from '#ui/icons.ts'
import { today } from '#ui/today.ts'
import styles from './calendar.module.css'
import { type CalendarKind, calendarKinds, kindNames } from './calendar-entries.ts'
import { type CalendarView, monthNames, monthOf, spanOf } from './months.ts'

export type CalendarChoice = { view: CalendarView; day: string; hidden: readonly CalendarKind[] }
type CalendarBarProps = { choice: CalendarChoice; onChoice: (choice: CalendarChoice) => void }

const views: readonly { view: CalendarView; words: string }[] = [
  { view: 'month', words: 'Month' },
  { view: 'week', words: 'Week' },
  { view: 'list', words: 'List' },
]

/** Where in time, how it is drawn, and which kinds. */
export function CalendarBar({ choice, onChoice }: CalendarBarProps) {
  const { view, day } = choice
  const span = spanOf(view, day)
  const isNow = today() >= span.from && today() <= span.until
  const go = (to: string) => onChoice({ ...choice, day: to })
  return (
    <div className={styles.bar} data-print="none">
      <div className={styles.group}>
        <Button
          aria-label="Earlier"
          icon={<IconChevronLeft size={16} aria-hidden />}
          onClick={() => go(span.step(-1))}
        />
        <Button aria-label="Later" icon={<IconChevronRight size={16} aria-hidden />} onClick={() => go(span.step(1))} />
        <MonthField day={day} onDay={go} />
        {!isNow && <Button onClick={() => go(today())}>{span.now}</Button>}
      </div>
      <fieldset className={styles.views}>
        <legend className="visually-hidden">View</legend>
        {views.map(({ view: each, words }) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            onClick={() => onChoice({ ...choice, view: each })}
          >
            {words}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

/** The kinds are the legend and the filter at once. */
export function CalendarKinds({ choice, onChoice }: CalendarBarProps) {
  const { hidden } = choice
  const toggle = (kind: CalendarKind) =>
    onChoice({ ...choice, hidden: hidden.includes(kind) ? hidden.filter((each) => each !== kind) : [...hidden, kind] })
  return (
    <fieldset className={styles.kinds} data-print="none">
      <legend className="visually-hidden">Show</legend>
      {kindNames.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={!hidden.includes(kind)}
          data-hue={calendarKinds[kind].hue}
          onClick={() => toggle(kind)}
        >
          {calendarKinds[kind].words}
        </button>
      ))}
    </fieldset>
  )
}

/** Far-away months are named, not walked to. */
function MonthField({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const [year = '', number = ''] = monthOf(day).split('-')
  const now = Number(today().slice(0, 4))
  const years = [...new Set([Number(year), ...Array.from({ length: 12 }, (_, n) => now - 3 + n)])].sort()
  return (
    <>
      <SelectField
        label="Month"
        placeholder={null}
        options={monthNames.map((label, n) => ({ value: String(n + 1).padStart(2, '0'), label }))}
        value={number}
        onChange={(chosen) => onDay(`${year}-${chosen}-01`)}
      />
      <SelectField
        label="Year"
        placeholder={null}
        options={years.map((each) => ({ value: String(each), label: String(each) }))}
        value={year}
        onChange={(chosen) => onDay(`${chosen}-${number}-01`)}
      />
    </>
  )
}
