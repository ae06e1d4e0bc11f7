import { dateKey, type NewItem } from '#case-file/cases/open-items.ts'
import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import { openItems } from '#case-file/cases/server/open-items-slot.ts'
import { caseTypeById } from '#case-types/all.ts'
import { casePath } from '#case-types/case-path.ts'
import { isBeforeFiling, isOpenCase, isPending, Status } from '#case-types/status/statuses.ts'
import { saidName } from '#case-types/words/said.ts'
import { showDate } from '#formats/dates.ts'
import type { Db } from '#platform/database/database.ts'
import { ladderOf, type Party, reminderLadders } from '#rules/deadlines/reminders.ts'
import { besideWords } from '../beside.ts'
import { isActionable, isAnswer, isAppeal, metByFiling } from '../dates.ts'
import { isFilingDate, isRegistration } from '../filing-day.ts'
import { isMetByPending, toldOnPaper } from '../titles.ts'
import { goesOnAfter } from '../works-besides.ts'
import { besidesOf, isCarriedByRenewal, notRenewedUpTo } from './other-cases-store.ts'
import { isWatched } from './refresh.ts'
import { endedWorkOf, trainingCardEnd } from './since-store.ts'
import { type DeadlineRow, deadlinesOf } from './store.ts'

/** Every date that somebody must act by, for each side that has to know it. */
export const datesOpen = openItems(async (system, { file, today, has, hasLeft }) => {
  const ended = hasLeft ? await endedWorkOf(system, file.personId) : undefined
  if (!isWatched(file, today, ended?.on)) return []
  // A case without dates has what its notice says, and those of the petition it goes with.
  if (!has.dates)
    return [
      ...noticeDue(file, []).flatMap((date) => itemsOf(file, date, false)),
      ...(await datesOfPrincipal(system, file)),
    ]
  const open = (await deadlinesOf(system, file.id)).filter(
    (date) =>
      (isActionable(date) || hasEnded(date)) && date.doneAt === null && !isOver(file, date) && !isOwedByItself(date),
  )
  const carried = await isCarriedByRenewal(system, file.id)
  const upTo = await notRenewedUpTo(system, file.personId)
  const needed = open.filter(({ rule, part, dueOn }) => !(endsWorkOrStay(rule, part) && dueOn <= upTo))
  const own = carried ? needed.filter((date) => !isRenewed(file, date)) : needed
  const besides = await besidesOf(system, file)
  const training = await ofTraining(system, file, own)
  const ends = (date: Dated): boolean =>
    endsWorkOrStay(date.rule, date.part) && !goesOnAfter(date.dueOn, besides) && training(date) === 'ends'
  const told = own.filter((date) => training(date) !== 'said elsewhere')
  const items = [
    ...[...told, ...noticeDue(file, own)].flatMap((date) => itemsOf(file, date, ends(date))),
    ...(await datesOfPrincipal(system, file)),
  ]
  // A card that somebody keeps is no longer the employer's concern.
  return ended ? items.filter(({ ends, side }) => !(ends && side === 'employer')) : items
})

/**
 * What a date of OPT (D-19) means among the others. With the approval H-1B takes its place; a card with a case of its own
 * ends there, and here only the day that the petition needs it for is said again.
 */
async function ofTraining(system: Db, { personId }: CaseColumns, dates: readonly Dated[]) {
  const ofOpt = dates.some(({ rule }) => rule === 'D-19')
  const hasCase = ofOpt && (await trainingCardEnd(system, personId)) !== undefined
  const approved = dates.some(({ rule, part }) => rule === 'D-13' && part === 'authorized until')
  return ({ rule, part }: Dated): 'ends' | 'ends nothing' | 'said elsewhere' => {
    if (rule !== 'D-19') return 'ends'
    if (hasCase && part === 'OPT ends before filing') return 'said elsewhere'
    return approved || (hasCase && part !== 'work') ? 'ends nothing' : 'ends'
  }
}

/** Nothing can be done about it any more, and whoever may not work has to know. */
const hasEnded = ({ rule, part }: Pick<Dated, 'rule' | 'part'>): boolean => rule === 'D-13' && part === 'work ended'

/** A public access file is something to do until it is ready, not a day that goes by: it is an item of its own. */
const isOwedByItself = ({ rule, part }: Pick<Dated, 'rule' | 'part'>): boolean =>
  rule === 'D-21' && part === 'public file ready'

/** What a move has met; the rules themselves are asked again a moment later. */
const isOver = (file: CaseColumns, { rule, part }: Dated): boolean =>
  [rule, `${rule} ${part}`].some((each) => metByFiling(file).has(each)) ||
  isMetByPending(file, { rule, part }) ||
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

/**
 * What the whole case has to be ready for: what ends, by when it is filed, by when somebody else is answered. OPT that ends
 * before a petition can be filed makes nothing due earlier.
 */
const governs = (file: CaseColumns, date: Dated): boolean =>
  isFilingDate(file, date) ||
  (date.rule !== 'D-19' && endsWorkOrStay(date.rule, date.part)) ||
  ladderOf(date.rule, date.part) === 'request'

const isToAnswer = (date: Dated): boolean => isAnswer(date) || date.rule === NOTICE.rule

function itemsOf(file: CaseColumns, date: Dated, ends: boolean): NewItem[] {
  const { rule, part, citation } = date
  if (isLateAgency(date)) return lateAgency(file, date)
  const { title, on: dueOn } = toldOnPaper(file, date)
  const dueWhy = [citation, besideWords(date)].filter(Boolean).join('. ')
  const link = `${casePath(file)}#deadlines`
  const told = sidesTold(rule, part).map(
    (side): NewItem => ({
      ...{ key: dateKey(rule, part), kind: 'date', side, title, verb: 'Open' },
      ...{ link, dueOn, dueWhy, ends },
      governs: isRegistration(date) ? 'registration' : isToAnswer(date) ? 'answer' : governs(file, date),
      ...(hasEnded(date) && { over: true }),
    }),
  )
  return isAppeal(date) && isOpenCase(file.status) ? [...told, toDecide({ link, dueOn, dueWhy })] : told
}

/** A refusal is not the end while it can still be fought: the attorney decides, before anybody closes the case. */
const toDecide = (where: Pick<NewItem, 'link' | 'dueOn' | 'dueWhy'>): NewItem => ({
  ...{ key: 'decide:appeal', kind: 'task', side: 'attorney', verb: 'Decide', ...where },
  ...{ title: 'Decide: motion, appeal or new petition', about: { planned: true } },
})

const isLateAgency = ({ rule, part }: Dated) => rule === 'D-43' && part === 'clock missed'

/** USCIS missed its own clock: something to do for the firm, not only a day that went by; and who pays reads of it. */
function lateAgency(file: CaseColumns, { rule, part, dueOn, citation: dueWhy }: Dated): NewItem[] {
  const item = { key: dateKey(rule, part), link: `${casePath(file)}#deadlines`, dueOn, dueWhy }
  const todo = 'Ask USCIS for the premium fee back: it missed its clock'
  return [
    {
      ...{ ...item, kind: 'date', side: 'employer', verb: 'Open' },
      title: isAwaited(file) ? LATE : 'USCIS answered late: premium processing promised it by',
    },
    { ...item, kind: 'task', side: 'firm', title: todo, verb: 'Ask', about: { planned: true } },
  ]
}

/** USCIS alone has to act. */
const isAwaited = ({ status }: CaseColumns) => isPending(status) && status !== Status.noticeOpen
const LATE = 'USCIS is late: premium processing promised an answer by'

/** The law firm keeps every date; whoever else is reminded of it has to know it too. */
function sidesTold(rule: string, part: string): NewItem['side'][] {
  const ladder = ladderOf(rule, part)
  const told: readonly Party[] = ladder ? reminderLadders[ladder].to : []
  const besides = toldBesides[`${rule} ${part}`] ?? []
  return [
    'firm',
    ...(['employer', 'employee'] as const).filter((side) => told.includes(side) || besides.includes(side)),
  ]
}

/** Dates without reminders of their own that a side has to know: the season of the cap is everybody's. */
const toldBesides: Readonly<Record<string, readonly NewItem['side'][]>> = {
  'D-18 registration closes': ['employer', 'employee'],
  'D-18 filing closes': ['employer', 'employee'],
}

/**
 * What is filed together with a petition has to be there when the petition has: its day is said here too. A petition under
 * the cap has none before it is selected; that it may never be filed is said instead.
 */
async function datesOfPrincipal(system: Db, file: CaseColumns): Promise<NewItem[]> {
  if (file.principalCaseId === null || !isBeforeFiling(file.status)) return []
  const principal = await system.maybe<CaseColumns>(`select ${CASE_COLUMNS} from cases k where k.id = $1`, [
    file.principalCaseId,
  ])
  if (!principal || !isBeforeFiling(principal.status)) return []
  const said = saidName(principal.typeId, principal.subType)
  const whose = principal.personName ? `${principal.personName}’s ${said}` : said
  const told = (item: Pick<NewItem, 'key' | 'title'> & Partial<NewItem>): NewItem[] =>
    (['firm', 'employer', 'employee'] as const).map((side) => ({
      ...{ kind: 'date', side, verb: 'Open', link: casePath(file), ...item },
    }))
  const dates = await deadlinesOf(system, principal.id)
  const opens = notSelected(dates)
  if (opens)
    return told({
      key: dateKey('principal', 'selection'),
      title: `Filed together with ${whose}, only if USCIS selects it; nothing is filed before ${showDate(opens.dueOn)}`,
    })
  const [first] = dates
    .filter(
      (date) => isActionable(date) && date.doneAt === null && isFilingDate(principal, date) && !isRegistration(date),
    )
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn))
  if (!first) return []
  const title = `Filed together with ${whose}, which USCIS must have by`
  return told({
    ...{ key: dateKey('principal', 'filing'), title, governs: true },
    ...{ dueOn: first.dueOn, dueWhy: first.citation },
  })
}

/** From when a petition under the cap could be filed, while no selection notice has said that it may be. */
const notSelected = (dates: readonly DeadlineRow[]): DeadlineRow | undefined =>
  dates.find(({ rule, part, printedOn }) => rule === 'D-18' && part === 'filing opens' && printedOn === null)
