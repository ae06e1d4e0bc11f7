import { actByOf } from '#case-file/cases/act-by.ts'
import { isNewsOn, WORK_ENDED } from '#case-file/cases/news.ts'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { isOwn } from '#case-file/cases/own-items.ts'
import type { Day } from '#formats/day.ts'
import { Due } from '#ui/items/Due.tsx'
import { inEnglish, type Say } from '#ui/say.ts'
import { today } from '#ui/today.ts'
import type { CaseDetails } from '../records.ts'

/** The first day that counts in a case, for its header. */
export function nextDateOf(file: OfCase, roleId: number, say: Say = inEnglish) {
  const next = nextOf(file, roleId, today())
  if (!next) return undefined
  const acting = next.actBy ? ` ${say('(act by {day})', { day: next.actBy })}` : ''
  return { label: `${say(next.label)}${acting}`, due: <Due on={next.on} /> }
}

type OfCase = Pick<CaseDetails, 'openItems' | 'authorizedUntil' | 'status'>
type Next = {
  label: string
  on: Day
  /** Where nothing is received on that day. */
  actBy?: string
}

/**
 * What is due next in the case as the reader sees it, the same day that lists and board show: what they or others do,
 * what they have to know, or the end of work or stay, by whichever case or record it ends.
 */
export function nextOf({ openItems, authorizedUntil, status }: OfCase, roleId: number, today: Day): Next | undefined {
  const days = openItems
    .filter((item) => isNewsOn(today, item) && item.key !== WORK_ENDED)
    .flatMap((item): Next[] =>
      item.dueOn === null ? [] : [{ on: item.dueOn, label: labelOf(item, status, roleId), actBy: actByOf(item.title) }],
    )
  const known = authorizedUntil !== null && isNewsOn(today, { kind: 'date', dueOn: authorizedUntil })
  const ends = known ? [{ on: authorizedUntil, label: 'Work or stay ends' }] : []
  const [first] = [...days, ...ends].sort((one, other) => one.on.localeCompare(other.on))
  return first && first.on < today ? { ...first, label: 'Overdue' } : first
}

/** Whose day it is: a date is everybody's. */
const labelOf = (item: OpenItem, status: number, roleId: number): string =>
  item.kind === 'date' ? 'Next deadline' : isOwn(item, status, roleId) ? 'Your next date' : OF_OTHERS[item.side]

/** The reader's own button stands beside it: whose day it is has to be said. */
const OF_OTHERS: Record<OpenItem['side'], string> = {
  employee: 'Employee’s next date',
  employer: 'Employer’s next date',
  firm: 'Law firm’s next date',
  attorney: 'Attorney’s next date',
}
