import type { CaseDetails } from '#case-file/case-details/records.ts'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { isOwn } from '#case-file/cases/own-items.ts'
import { sidesOf } from '#case-file/cases/policy.ts'
import { Status } from '#case-types/status/statuses.ts'
import { byUrgency } from './item-words.ts'

export type Parts = {
  /** What the reader does, the most urgent first. */
  items: OpenItem[]
  /** Dates that the reader has to know. */
  dates: OpenItem[]
  /** What others owe. */
  others: OpenItem[]
}

/** What is open in a case, seen by one reader. */
export function myPart({ openItems, status }: Pick<CaseDetails, 'openItems' | 'status'>, roleId: number): Parts {
  const own = sidesOf(roleId)
  const isMine = (item: OpenItem) => isOwn(item, status, roleId)
  // The answer to a notice stands before what is due earlier: it alone cannot be late.
  const isAnswer = ({ kind }: OpenItem) => Number(status === Status.noticeOpen && kind === 'step')
  const todo = openItems
    .filter(({ kind }) => kind !== 'date')
    .sort((one, other) => isAnswer(other) - isAnswer(one) || byUrgency(one, other))
  return {
    items: todo.filter(isMine),
    dates: openItems.filter(({ kind, side }) => kind === 'date' && own.includes(side)),
    others: todo.filter((item) => !isMine(item)),
  }
}
