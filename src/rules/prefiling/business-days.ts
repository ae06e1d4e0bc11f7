import { addDays } from './days.ts'

/** Federal business days (deadlines.md D-00, D-01): what the few rules here need that count or roll them. */
export function roll(iso: string): string {
  let day = iso
  while (!isBusinessDay(day)) day = addDays(day, 1)
  return day
}

/** The n-th business day strictly after a day. */
export function addBusinessDays(iso: string, count: number): string {
  let day = iso
  for (let counted = 0; counted < count; ) {
    day = addDays(day, 1)
    if (isBusinessDay(day)) counted++
  }
  return day
}

export function isBusinessDay(iso: string): boolean {
  return !isWeekend(iso) && !isObservedHoliday(iso)
}

const weekday = (iso: string) => new Date(`${iso}T00:00:00Z`).getUTCDay()
const isWeekend = (iso: string) => weekday(iso) === 0 || weekday(iso) === 6

// 5 U.S.C. 6103: a holiday on a Saturday is observed the day before, on a Sunday the day after.
function isObservedHoliday(iso: string): boolean {
  if (isHoliday(iso)) return true
  if (weekday(iso) === 5) return isFixed(addDays(iso, 1))
  return weekday(iso) === 1 && isFixed(addDays(iso, -1))
}

const fixed: ReadonlySet<string> = new Set(['01-01', '06-19', '07-04', '11-11', '12-25'])
const isFixed = (iso: string) => fixed.has(iso.slice(5))

function isHoliday(iso: string): boolean {
  if (isFixed(iso)) return true
  const [, month = 0, day = 0] = iso.split('-').map(Number)
  const nth = Math.ceil(day / 7)
  if (weekday(iso) === 1) {
    if (month === 5) return day > 24
    return (
      (month === 1 && nth === 3) ||
      (month === 2 && nth === 3) ||
      (month === 9 && nth === 1) ||
      (month === 10 && nth === 2)
    )
  }
  return weekday(iso) === 4 && month === 11 && nth === 4
}
