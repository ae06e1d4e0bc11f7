import { showDate } from '#formats/dates.ts'
import type { Day } from '#formats/day.ts'
import type { EVerify, Settings } from './records.ts'
import { isEnrolled } from './rules.ts'

type Given = Pick<EVerify, 'openedOn' | 'result' | 'resultOn' | 'referredOn' | 'closedOn'>

/** What cannot be as it was entered, by field: a case of who is not in E-Verify, a result before the case. */
export function everifyProblems(given: Given, settings: Settings, today: Day): Record<string, string> {
  const { openedOn, result, resultOn, referredOn, closedOn } = given
  const days = { openedOn, resultOn, referredOn, closedOn } as const
  const found: Record<string, string> = {}
  for (const [field, day] of Object.entries(days)) {
    if (!day) continue
    if (day > today) found[field] = `${names[field as keyof typeof names]}: this day is still to come.`
    else if (day < openedOn)
      found[field] = `${names[field as keyof typeof names]}: the case was opened ${showDate(openedOn)}, not later.`
  }
  if (referredOn && resultOn && referredOn < resultOn)
    found.referredOn = `Referred on: the result came ${showDate(resultOn)}, not later.`
  if (result !== 'open' && !resultOn) found.resultOn = 'Result on: enter the day, its deadlines count from it.'
  if (result === 'referred' && !referredOn)
    found.referredOn = 'Referred on: enter the day, eight working days count from it.'
  if (!isEnrolled(settings, openedOn))
    found.openedOn = `Opened on: the company was not in E-Verify on ${showDate(openedOn)}. Enter its enrollment in the settings first.`
  return found
}

const names = {
  openedOn: 'Opened on',
  resultOn: 'Result on',
  referredOn: 'Referred on',
  closedOn: 'Closed on',
} as const
