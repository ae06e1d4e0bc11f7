import { addDays, type Day, daysBetween } from '#formats/day.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'

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

/** Who may be reminded; the case says which people they are. */
export type Party = 'employee' | 'employer' | 'attorney' | 'law firm administrator'

export type LadderName =
  | 'stay'
  | 'work permit'
  | 'six years'
  | 'request'
  | 'certification'
  | 'passport'
  | 'reverification'
  | 'parole'
  | 'intent to fine'
  | 'mismatch'
  | 'placement'
  | 'start of wages'
  | 'open wage duty'
  | 'agreed day'

export type ReminderLadder = {
  daysBefore: readonly number[]
  /** The days before are days on which federal offices work. */
  inWorkingDays?: true
  /** After the date, every day until it is done. */
  dailyAfter?: true
  to: readonly Party[]
  /** From this many days on … */
  escalatesAt: number
  /** … these are told too. */
  escalatesTo: readonly Party[]
}

/** deadlines.md §9: the days are internal policy and may be changed; so may who is told. */
export const reminderLadders: Readonly<Record<LadderName, ReminderLadder>> = {
  stay: ladder([240, 210, 180, 150, 120, 90, 60, 30, 14], ['attorney', 'employer', 'employee']),
  // 180: the window to renew opens.
  'work permit': ladder([210, 180, 150, 120, 90, 60, 30, 14], ['attorney', 'employer', 'employee']),
  // 400: the ETA-9089 must be filed by 365 days before.
  'six years': ladder([730, 545, 400, 365, 180], ['attorney', 'employer', 'employee'], 365),
  request: ladder([45, 30, 21, 14, 7, 3, 1], ['attorney', 'employer'], 7),
  certification: ladder([120, 60, 30, 14, 7], ['attorney', 'employer']),
  passport: ladder([365, 270, 180, 90], ['employee', 'attorney'], 90),
  // 90 days is the customary notice to the employee.
  reverification: ladder([90, 60, 30, 14, 7, 1], ['employer', 'employee'], 14, ['attorney']),
  // D-96: without a request for a hearing the fine is final.
  'intent to fine': ladder([25, 21, 14, 7, 3, 1], ['attorney', 'employer']),
  // D-95: ten federal working days for the employer, then eight for the employee.
  mismatch: { ...ladder([7, 3, 1], ['employer', 'employee'], 3, ['attorney']), inWorkingDays: true },
  // D-91: at workday 25 of 30, or 55 of 60, then daily.
  placement: { ...ladder([5, 4, 3, 2, 1, 0], ['employer', 'attorney'], 2), inWorkingDays: true },
  'start of wages': ladder([30, 14, 7, 1], ['employer', 'attorney'], 7),
  // D-92: wages are owed day by day while notice, letter or offer is missing.
  'open wage duty': { ...ladder([], ['employer', 'attorney']), dailyAfter: true },
  // case-types.md §16, §17: three days before, and on the day.
  'agreed day': ladder([3, 0], ['attorney', 'employer'], 0),
  parole: ladder([180, 120], ['attorney', 'employee'], 120, ['employer']),
}

function ladder(
  daysBefore: readonly number[],
  to: readonly Party[],
  escalatesAt = 14,
  escalatesTo: readonly Party[] = ['law firm administrator'],
): ReminderLadder {
  return { daysBefore, to, escalatesAt, escalatesTo }
}
