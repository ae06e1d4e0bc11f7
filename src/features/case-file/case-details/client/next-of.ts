import { isNewsOn } from '#case-file/cases/news.ts'
import { isOwn } from '#case-file/cases/own-items.ts'
import type { Day } from '#formats/day.ts'
import type { CaseDetails } from '../records.ts'

export type OfCase = Pick<CaseDetails, 'openItems' | 'authorizedUntil' | 'status'>
type Next = { label: string; on: Day }

/**
 * The first day that counts for the reader: what they do, what they have to know, or the end of work or stay, by
 * whichever case or record it ends. A later day never stands where an earlier one ends somebody's work.
 */
export function nextOf({ openItems, authorizedUntil, status }: OfCase, roleId: number, today: Day): Next | undefined {
  const mine = openItems.filter((item) => isOwn(item, status, roleId) && isNewsOn(today, item))
  const days = mine.flatMap(({ kind, dueOn }): Next[] =>
    dueOn === null ? [] : [{ on: dueOn, label: kind === 'date' ? 'Next deadline' : 'Your next date' }],
  )
  const known = authorizedUntil !== null && isNewsOn(today, { kind: 'date', dueOn: authorizedUntil })
  const ends = known ? [{ on: authorizedUntil, label: 'Work or stay ends' }] : []
  const [first] = [...days, ...ends].sort((one, other) => one.on.localeCompare(other.on))
  return first && first.on < today ? { ...first, label: 'Overdue' } : first
}
