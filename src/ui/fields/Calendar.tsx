import { type KeyboardEvent, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { addDays, addMonths, weekday } from '#formats/day.ts'
import { today } from '#ui/today.ts'
import { Button, IconButton } from '../Button.tsx'
import { classes } from '../classes.ts'
import { IconChevronLeft, IconChevronRight } from '../icons.ts'
import styles from './Calendar.module.css'
import { shownDate, weeksOf, type YearRange, yearsOf } from './dates.ts'
import { FieldWordsContext } from './field-words.ts'

type CalendarProps = { value: string; years: YearRange; onPick: (iso: string) => void }

/** One month as a grid of days: arrows move by day and week, Page Up and Page Down by month. */
export default function Calendar({ value, years, onPick }: CalendarProps) {
  const now = today()
  const words = useContext(FieldWordsContext)
  const { days, months } = useMemo(() => namesIn(words.locale), [words.locale])
  const [day, setDay] = useState(value || now)
  const moved = useRef(false)
  const grid = useRef<HTMLTableElement>(null)
  const thisYear = Number(now.slice(0, 4))

  useEffect(() => {
    if (!moved.current) return
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day])

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, day)
    if (!next) return
    event.preventDefault()
    moved.current = true
    setDay(next)
  }
  const show = (next: string) => {
    moved.current = false
    setDay(next)
  }

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          size="small"
          label={words.previousMonth}
          icon={<IconChevronLeft size={18} />}
          onClick={() => show(addMonths(day, -1))}
        />
        <select
          aria-label={words.month}
          value={day.slice(5, 7)}
          onChange={(event) => show(addMonths(day, Number(event.target.value) - Number(day.slice(5, 7))))}
        >
          {months.map((month, index) => (
            <option key={month} value={String(index + 1).padStart(2, '0')}>
              {month}
            </option>
          ))}
        </select>
        <select
          aria-label={words.year}
          value={day.slice(0, 4)}
          onChange={(event) => show(addMonths(day, 12 * (Number(event.target.value) - Number(day.slice(0, 4)))))}
        >
          {yearList(years, thisYear, Number(day.slice(0, 4))).map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
        <IconButton
          size="small"
          label={words.nextMonth}
          icon={<IconChevronRight size={18} />}
          onClick={() => show(addMonths(day, 1))}
        />
      </div>
      <table
        ref={grid}
        className={styles.days}
        aria-label={`${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`}
      >
        <thead>
          <tr>
            {days.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {weeksOf(day).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>
                  <button
                    type="button"
                    data-day={date}
                    tabIndex={date === day ? 0 : -1}
                    aria-label={shownDate(date)}
                    aria-pressed={date === value}
                    aria-current={date === now ? 'date' : undefined}
                    className={classes(styles.day, date.slice(0, 7) !== day.slice(0, 7) && styles.outside)}
                    onClick={() => onPick(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <Button variant="subtle" size="small" onClick={() => onPick(now)}>
          {words.today}
        </Button>
        <Button variant="subtle" size="small" onClick={() => onPick('')}>
          {words.clear}
        </Button>
      </div>
    </div>
  )
}

/** 2023 began on a Sunday. */
const namesIn = (locale: string) => {
  const named = (month: number, day: number, what: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...what, timeZone: 'UTC' }).format(Date.UTC(2023, month, day))
  return {
    days: Array.from({ length: 7 }, (_, day) => named(0, 1 + day, { weekday: 'long' })),
    months: Array.from({ length: 12 }, (_, month) => named(month, 1, { month: 'long' })),
  }
}

function dayAfterKey(key: string, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekday(day))
    case 'End':
      return addDays(day, 6 - weekday(day))
    case 'PageUp':
      return addMonths(day, -1)
    case 'PageDown':
      return addMonths(day, 1)
    default:
      return undefined
  }
}

/** The range's years, and the one shown when a typed date lies outside them. */
function yearList(range: YearRange, thisYear: number, shown: number): number[] {
  const { first, last } = yearsOf(range, thisYear)
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return years.includes(shown) ? years : [...years, shown].sort((a, b) => a - b)
}
