import { addDays, type Day, weekday } from '#formats/day.ts'

/**
 * The federal holiday observed on a day (5 U.S.C. 6103; deadlines.md D-00): one on a Saturday is observed the Friday
 * before, one on a Sunday the Monday after, so New Year's Day may fall into the year before. Inauguration Day is a
 * holiday around Washington only and is left out; closures by order are data of the calendar, not of the law.
 */
export function holidayObservedOn(iso: Day): string | undefined {
  const today = weekday(iso)
  if (today === 0 || today === 6) return undefined
  const own = fixedHolidays[iso.slice(5)] ?? movingHoliday(iso)
  if (own) return own
  if (today === 5) return fixedHolidays[addDays(iso, 1).slice(5)]
  return today === 1 ? fixedHolidays[addDays(iso, -1).slice(5)] : undefined
}

/** All days of a year on which one is observed. */
export function holidaysObservedIn(year: number): { date: Day; name: string }[] {
  const found: { date: Day; name: string }[] = []
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
    const name = holidayObservedOn(day)
    if (name) found.push({ date: day, name })
  }
  return found
}

const fixedHolidays: Readonly<Record<string, string>> = {
  '01-01': "New Year's Day",
  '06-19': 'Juneteenth',
  '07-04': 'Independence Day',
  '11-11': 'Veterans Day',
  '12-25': 'Christmas Day',
}

type Moving = { name: string; month: number; weekday: number; nth: number | 'last' }

const movingHolidays: readonly Moving[] = [
  { name: 'the Birthday of Martin Luther King, Jr.', month: 1, weekday: 1, nth: 3 },
  { name: "Washington's Birthday", month: 2, weekday: 1, nth: 3 },
  { name: 'Memorial Day', month: 5, weekday: 1, nth: 'last' },
  { name: 'Labor Day', month: 9, weekday: 1, nth: 1 },
  { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
  { name: 'Thanksgiving Day', month: 11, weekday: 4, nth: 4 },
]

function movingHoliday(iso: Day): string | undefined {
  const [, month = 0, day = 0] = iso.split('-').map(Number)
  const isLast = addDays(iso, 7).slice(5, 7) !== iso.slice(5, 7)
  return movingHolidays.find(
    (each) =>
      each.month === month &&
      each.weekday === weekday(iso) &&
      (each.nth === 'last' ? isLast : each.nth === Math.ceil(day / 7)),
  )?.name
}
