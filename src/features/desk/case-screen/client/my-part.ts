import type { CaseDetails } from '#case-file/case-details/records.ts'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { sidesOf } from '#case-file/cases/policy.ts'
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
export function myPart({ openItems }: Pick<CaseDetails, 'openItems'>, roleId: number): Parts {
  const own = sidesOf(roleId)
  const isMine = ({ side }: OpenItem) => own.includes(side)
  const todo = openItems.filter(({ kind }) => kind !== 'date').sort(byUrgency)
  return {
    items: todo.filter(isMine),
    dates: openItems.filter((item) => item.kind === 'date' && isMine(item)),
    others: todo.filter((item) => !isMine(item)),
  }
}
