import { addDays, type Day, daysBetween } from '#formats/day.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'
import { type LadderName, type Party, type ReminderLadder, reminderLadders } from './reminder-ladders.ts'

export type Reminder = { on: Day; daysBefore: number; to: readonly Party[] }

/** Every reminder of a date, first to last. */
export function remindersOf(ladder: LadderName, date: Day, ladders = reminderLadders): Reminder[] {
  const { daysBefore, to, escalatesAt, escalatesTo, inWorkingDays } = ladders[ladder]
  return [...daysBefore]
    .sort((one, other) => other - one)
    .map((days) => ({
      on: inWorkingDays ? addBusinessDays(date, -days) : addDays(date, -days),
      daysBefore: days,
      to: days <= escalatesAt ? [...to, ...escalatesTo] : to,
    }))
}

/**
 * The one reminder to send today, if any: the nearest that has come due and that nobody was sent. Rungs missed while a
 * date was not known yet are passed over, not sent in a heap. After the date itself there is none, unless its ladder goes
 * on day by day.
 */
export function reminderDue(
  ladder: LadderName,
  date: Day,
  today: Day,
  sent: readonly number[],
  ladders: Readonly<Record<LadderName, ReminderLadder>> = reminderLadders,
): Reminder | undefined {
  if (today > date) return dailyAfter(ladders[ladder], date, today, sent)
  const nearest = remindersOf(ladder, date, ladders).findLast(({ on }) => on <= today)
  return nearest && !sent.some((days) => days <= nearest.daysBefore) ? nearest : undefined
}

function dailyAfter(
  { dailyAfter: goesOn, to, escalatesTo }: ReminderLadder,
  date: Day,
  today: Day,
  sent: readonly number[],
): Reminder | undefined {
  const daysBefore = daysBetween(today, date)
  if (!goesOn || -daysBefore > MOST_DAYS_AFTER || sent.includes(daysBefore)) return undefined
  return { on: today, daysBefore, to: [...to, ...escalatesTo] }
}
/** What lies longer back is history, on no home screen either. */
export const MOST_DAYS_AFTER = 60

/** Which ladder reminds of a date; dates that only inform or allow have none. */
export function ladderOf(id: string, part: string): LadderName | undefined {
  return ladderByPart[`${id} ${part}`] ?? ladderByRule[id]
}

const ladderByRule: Readonly<Record<string, LadderName>> = {
  'CT-16': 'agreed day',
  'CT-17': 'agreed day',
  'D-40': 'request',
  'D-41': 'request',
  'D-42': 'request',
  'D-61': 'work permit',
  'D-73': 'reverification',
  'D-95': 'mismatch',
  'D-96': 'intent to fine',
}

const ladderByPart: Readonly<Record<string, LadderName>> = {
  'D-10 latest receipt': 'stay',
  'D-11 grace': 'request',
  'D-13 work while pending': 'stay',
  'D-13 authorized until': 'stay',
  'D-13 stay until': 'stay',
  'D-13 without the extension': 'stay',
  'D-13 work ended': 'stay',
  'D-14 six years end': 'six years',
  'D-19 OPT ends': 'work permit',
  'D-19 OPT ends before filing': 'work permit',
  'D-19 work': 'work permit',
  'D-31 latest filing': 'certification',
  'D-32 audit response': 'request',
  'D-32 certification expires': 'certification',
  'D-32 reconsideration': 'request',
  'D-62 last day of work': 'work permit',
  'D-63 parole ends': 'parole',
  'D-83 passport expires': 'passport',
  'D-90 pay begins': 'start of wages',
  'D-91 last day': 'placement',
  'D-92 duty open': 'open wage duty',
}
