import { addDays, dayIn, instantIn, weekday, type Zone } from '#formats/day.ts'
import type { Schedule } from './records.ts'

const SUNDAY = 7
const LONGEST_DAYS = 33

/** When a report is mailed next: the hour on the wall counts, whatever the clocks do. A month's report comes on its first day. */
export function nextMail(
  { every, weekday: on, hour }: Pick<Schedule, 'every' | 'weekday' | 'hour'>,
  zone: Zone,
  now: Date,
): Date {
  const today = dayIn(zone, now)
  for (let n = 0; n <= LONGEST_DAYS; n++) {
    const day = addDays(today, n)
    const fits = every === 'day' || (every === 'week' ? weekday(day) === on % SUNDAY : day.endsWith('-01'))
    const at = instantIn(zone, day, hour)
    if (fits && at > now) return at
  }
  return instantIn(zone, addDays(today, LONGEST_DAYS), hour)
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const FILES = { pdf: 'PDF', xlsx: 'Excel workbook', csv: 'CSV file' }

/** 'Every Monday at 8:00, as PDF with the table.' */
export function saidSchedule({ every, weekday, hour, format }: Schedule): string {
  const when =
    every === 'day' ? 'Every day' : every === 'week' ? `Every ${WEEKDAYS[weekday - 1]}` : 'On the first of every month'
  return `${when} at ${hour}:00, as ${FILES[format]} with the table.`
}
