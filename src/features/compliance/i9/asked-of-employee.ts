import type { Day } from '#formats/day.ts'
import { daysBetween } from '#formats/day.ts'
import { ENDING_DAYS, type Frame, openOf } from './rules.ts'
import type { OwnForm } from './standing-contract.ts'

type Asked = Pick<OwnForm, 'asks' | 'dueOn'>
const NOTHING: Asked = { asks: null, dueOn: null }
const asksOf = {
  section1: 'section 1',
  section2: 'documents',
  receipt: 'replacement',
  reverification: 'reverification',
} as const

/** Of what a form waits for, what the employee does: the rest is the employer's. Nobody is asked for documents too early. */
export function askedOfEmployee(form: Frame, today: Day): Asked {
  if (form.endedOn !== null && form.endedOn < today) return NOTHING
  for (const { waits, dueOn } of openOf(form, today)) {
    if (!(waits in asksOf)) continue
    if (waits === 'reverification' && daysBetween(today, dueOn) > ENDING_DAYS) continue
    return { asks: asksOf[waits as keyof typeof asksOf], dueOn }
  }
  return NOTHING
}
