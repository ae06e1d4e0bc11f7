import { isNewsOn } from '#case-file/cases/news.ts'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { sidesOf } from '#case-file/cases/policy.ts'
import { today } from '#platform/client/today.ts'
import { Due } from '#ui/items/Due.tsx'
import { inEnglish, type Say } from '#ui/say.ts'
import type { CaseDetails } from '../records.ts'

/** The first day that the reader has to keep in a case, for its header; else the next date to know. */
export function nextDateOf({ openItems }: Pick<CaseDetails, 'openItems'>, roleId: number, say: Say = inEnglish) {
  const now = today()
  const own = sidesOf(roleId)
  const mine = openItems.filter(({ side, dueOn }) => own.includes(side) && dueOn !== null).sort(byDay)
  const due = mine.find(({ kind }) => kind !== 'date')
  const next = due ?? mine.find((item) => item.kind === 'date' && isNewsOn(now, item))
  if (!next?.dueOn) return undefined
  const label = next.dueOn < now ? 'Overdue' : due ? 'Your next date' : 'Next deadline'
  return { label: say(label), due: <Due on={next.dueOn} /> }
}

const byDay = (one: OpenItem, other: OpenItem) => (one.dueOn ?? '').localeCompare(other.dueOn ?? '')
