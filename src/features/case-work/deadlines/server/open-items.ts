import { dateKey, type NewItem } from '#case-file/cases/open-items.ts'
import { openItems } from '#case-file/cases/server/open-items.ts'
import { pathOf } from '#case-file/cases/server/rows.ts'
import type { CaseColumns } from '#case-file/cases/server/visible.ts'
import { caseTypeById } from '#case-types/all.ts'
import { Status } from '#case-types/statuses.ts'
import { type Party, reminderLadders } from '#rules/deadlines/reminder-ladders.ts'
import { ladderOf } from '#rules/deadlines/reminders.ts'
import { besideWords } from '../beside.ts'
import { isActionable, isAnswer, metByFiling } from '../dates.ts'
import { titleOnPaper } from '../titles.ts'
import { isWatched } from './refresh.ts'
import { isCarriedByRenewal, notRenewedUpTo } from './renewals-store.ts'
import { type DeadlineRow, deadlinesOf } from './store.ts'

/** Every date that somebody must act by, for each side that has to know it. */
export const datesOpen = openItems(async (system, { file, today }) => {
  if (!isWatched(file, today)) return []
  const open = (await deadlinesOf(system, file.id)).filter(
    (date) => (isActionable(date) || hasEnded(date)) && date.doneAt === null && !isOver(file, date),
  )
  const carried = await isCarriedByRenewal(system, file.id)
  const upTo = await notRenewedUpTo(system, file.personId)
  const needed = open.filter(({ rule, part, dueOn }) => !(endsWorkOrStay(rule, part) && dueOn <= upTo))
  const own = carried ? needed.filter((date) => !isRenewed(file, date)) : needed
  return [...own, ...noticeDue(file, own)].flatMap((date) => itemsOf(file, date))
})

/** Nothing can be done about it any more, and whoever may not work has to know. */
const hasEnded = ({ rule, part }: Pick<Dated, 'rule' | 'part'>): boolean => rule === 'D-13' && part === 'work ended'

/** What a move has met; the rules themselves are asked again a moment later. */
const isOver = (file: CaseColumns, { rule, part }: Dated): boolean =>
  [rule, `${rule} ${part}`].some((each) => metByFiling(file).has(each)) ||
  (isAnswer({ rule, part }) && file.status !== Status.noticeOpen)

type Dated = Pick<DeadlineRow, 'rule' | 'part' | 'title' | 'dueOn' | 'citation' | 'actBy' | 'lastResortOn'>

/** What ends and is renewed: it is the first date of the renewal, and said once. */
const isRenewed = ({ typeId }: CaseColumns, { rule, part }: Dated): boolean =>
  endsWorkOrStay(rule, part) || (caseTypeById(typeId)?.deadlines?.metByFiling ?? []).includes(rule)

export const endsWorkOrStay = (rule: string, part: string): boolean => {
  const ladder = ladderOf(rule, part)
  return ladder === 'stay' || ladder === 'work permit'
}

/** The day printed on a notice is due from the moment it is entered, not only when the rules have been asked. */
const noticeDue = ({ status, rfeDueOn, rfeRespondedOn }: CaseColumns, dates: readonly Dated[]): Dated[] =>
  status !== Status.noticeOpen || rfeDueOn === null || rfeRespondedOn !== null
    ? []
    : dates.some(isAnswer)
      ? []
      : [{ ...NOTICE, dueOn: rfeDueOn }]

const NOTICE = {
  ...{ rule: 'notice', part: 'response', title: 'Answer to the notice is due by' },
  ...{ citation: '', actBy: null, lastResortOn: null },
}

function itemsOf(file: CaseColumns, date: Dated): NewItem[] {
  const { rule, part, dueOn, citation } = date
  const title = titleOnPaper(file.options, date)
  const dueWhy = [citation, besideWords(date)].filter(Boolean).join('. ')
  return sidesTold(rule, part).map((side) => ({
    ...{ key: dateKey(rule, part), kind: 'date', side, title, verb: 'Open' },
    ...{ link: `${pathOf(file)}#deadlines`, dueOn, dueWhy, ends: endsWorkOrStay(rule, part) },
    ...(hasEnded(date) && { over: true }),
  }))
}

/** The law firm keeps every date; whoever else is reminded of it has to know it too. */
function sidesTold(rule: string, part: string): NewItem['side'][] {
  const ladder = ladderOf(rule, part)
  const told: readonly Party[] = ladder ? reminderLadders[ladder].to : []
  return ['firm', ...(['employer', 'employee'] as const).filter((side) => told.includes(side))]
}
