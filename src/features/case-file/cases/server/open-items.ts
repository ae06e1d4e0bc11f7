import { caseTypeById } from '#case-types/all.ts'
import { casePath } from '#case-types/case-path.ts'
import type { Ball } from '#case-types/status/stage.ts'
import { isBeforeFiling, isDecided, isOpenCase, isWorkedOn, type Status } from '#case-types/status/statuses.ts'
import { isAnswering, type Standing, whoHasTheBall } from '#case-types/status/who-has-the-ball.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, type Day, dayIn, earliest, latest } from '#formats/day.ts'
import { settleNews } from '#identity/notifications/server/store.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'
import { NEWS_DAYS, PAST_DAYS } from '../news.ts'
import { type NewItem, nextDate, type Turn, taskKey, waitsFor, withStep } from '../open-items.ts'
import { placeOfTask } from '../rules.ts'
import { caseAtHand } from './case-at-hand.ts'
import { type CaseFile, openCaseFile } from './case-file.ts'
import type { CaseColumns } from './case-row.ts'
import { knownIn, knownOf } from './known-store.ts'
import { openItems } from './open-items-slot.ts'
import { replaceItems } from './open-items-store.ts'
import { ownersSide } from './owners-side.ts'
import type { Progress } from './percent-store.ts'
import { relativeWhoFiles } from './relative-who-files.ts'
import { typeOf } from './rows.ts'
import { tasksOf } from './work-store.ts'

type Refreshing = { db: Transaction; services: Services; now: Date }

/** The file of the case as it is now, and how far its forms are by it, to be kept as well. */
type Known = { file: CaseFile; progress: Progress }

/**
 * Recomputes what is open in a case and for whom, and saves it with what the lists show of it. Answers the case as it is
 * then.
 */
export function refreshItems(
  { db: tx, services, now }: Refreshing,
  caseId: number,
  known?: Known,
): Promise<CaseColumns> {
  return tx.within({ kind: 'system' }, async () => {
    const { file, zone, has, employment, relation } = await caseAtHand(tx, caseId, known?.progress)
    const today = dayIn(zone, now)
    let opening = known && Promise.resolve(known.file)
    const opened = () => {
      opening ??= openCaseFile(tx, services.keyring, caseId, { secrets: 'masked', today })
      return opening
    }
    const circumstances = async () => (opening ? knownIn(await opening, file, relation) : knownOf(tx, file.id))
    const asking = { services, file, today, now, has, hasLeft: employment.hasLeft, opened, circumstances }
    const found = has.tasks ? await tasksIn(tx, file) : []
    // One after the other: all of them ask on the connection of this change.
    for (const source of openItems.of(services)) found.push(...(await source(tx, asking)))
    const turn = await turnIn(tx, file)
    const at = { status: file.status, openedOn: dayIn(zone, new Date(file.createdAt)), today }
    const owed = await owedBy(tx, file, found)
    const wanted = isForNobody(file, employment.hasLeft)
      ? owed.filter(({ kind }) => TOLD_OF.has(kind))
      : withStep(owed, turn)
    const relative = await relativeWhoFiles(tx, file)
    const items = withDays(wanted, at).map((item) => (isOfRelative(item) ? { ...item, personId: relative?.id } : item))
    const worksUntil = isOpenCase(file.status) ? (employment.worksUntil ?? undefined) : undefined
    const { dueOn: nextDueOn, title: nextDueTitle } = nextDate(items, today, worksUntil)
    const summary = {
      waitsFor: isOpenCase(file.status) ? waitsFor(items, file.ball as Ball) : [],
      ...{ nextDueOn, nextDueTitle },
    }
    await replaceItems(tx, file.id, { items, summary, now })
    if (has.news) await settleNews(tx, file.id, items, now)
    return { ...file, ...summary }
  })
}

/**
 * Whose step is next, as it is kept with the case; who answers a notice follows from the notice alone, and the response is
 * put together among what is filed.
 */
async function turnIn(tx: Transaction, { mode, stage, ...file }: CaseColumns): Promise<Turn> {
  const link = casePath(file)
  // Its day stands beside it: it is no part of the words.
  const standing: Standing = { type: typeOf(file.typeId), status: file.status as Status, mode, stage }
  if (!isAnswering(standing)) return { who: file.ball as Ball, todo: file.todo, link }
  const { who, todo } = whoHasTheBall(standing)
  return {
    who: who === 'owner' ? await ownersSide(tx, file.ownerId) : who,
    todo,
    link: `${link}?tab=filing`,
    answers: true,
  }
}

/** A petition that would keep somebody at work who has left: nothing is prepared for it any more. */
const isForNobody = ({ typeId, status }: CaseColumns, hasLeft: boolean): boolean =>
  hasLeft && isBeforeFiling(status) && caseTypeById(typeId)?.terminationTasks !== undefined

/** Until a petition is filed nothing carries its worker on: the end of what they have now is its first date. */
export async function workEndsOn(
  system: Pick<Db, 'maybe'>,
  { typeId, status, personId }: Pick<CaseColumns, 'typeId' | 'status' | 'personId'>,
): Promise<string | undefined> {
  if (!isBeforeFiling(status) || !caseTypeById(typeId)?.deadlines?.beforeWorkEnds) return undefined
  return endOfWork(system, personId)
}

/** Whatever a case is for: the end of what its worker has now may come before all of its own days. */
async function endOfWork(system: Pick<Db, 'maybe'>, personId: number | null): Promise<string | undefined> {
  const found = await system.maybe<{ until: string }>(
    `select work_until::text as until from people where id = $1 and work_by <> 'ended' and work_until <> 'infinity'`,
    [personId],
  )
  return found?.until
}

/** Questions, papers and signatures are whose form it is; a date is of the person whom the case is about. */
const isOfRelative = ({ side, kind }: NewItem) => side === 'employee' && kind !== 'date'
const TOLD_OF: ReadonlySet<string> = new Set(['task', 'date'])

async function tasksIn(system: Db, file: CaseColumns): Promise<NewItem[]> {
  const open = (await tasksOf(system, file.id)).filter(({ doneAt }) => doneAt === null)
  return open.map(({ id, forWhom, title, dueOn }) => ({
    ...{ key: taskKey(id), kind: 'task', side: forWhom, title, verb: 'Open', link: `${casePath(file)}#tasks`, dueOn },
    ...placeOfTask(title, file.personId),
  }))
}

/** Without an attorney everything is its owner's, each thing once; whose the questions are was decided with them. */
async function owedBy(tx: Transaction, file: CaseColumns, items: readonly NewItem[]): Promise<NewItem[]> {
  const owner = file.mode === 'DIY' ? await ownersSide(tx, file.ownerId) : undefined
  const owed = items.map((item) =>
    item.ofCompany || item.kind === 'questions' || !owner ? item : { ...item, side: owner },
  )
  return [...new Map(owed.map((item) => [`${item.key} ${item.side}`, item])).values()]
}

/** What clients send is wanted so long before the day that governs: the forms are prepared and signed in between. */
const LEAD_DAYS = 14
/** However near that day is, somebody who is asked has so many business days, while it lasts. */
const LEAST_DAYS = 3

type At = { status: number; openedOn: Day; today: Day }

/**
 * Everything in a case has to be done before the date that governs it: what nobody gave a day of its own has that one,
 * what clients owe two weeks before it. So no list takes the most urgent case for one without a date.
 */
export function withDays(items: readonly NewItem[], at: At): NewItem[] {
  const dates = governingDates(items, at.today)
  const [first] = dates
  if (!first) return [...items]
  // What the firm obtains for the petition, such as the selection notice, cannot be there when it registers.
  const filing = dates.find(({ registers }) => !registers) ?? first
  // What ends before an answer is due does not make the answer due.
  const answer = dates.find(({ answers }) => answers)
  return items.map((item) => {
    if (item.kind === 'date' || item.dueOn) return item
    const governing =
      item.kind === 'document' && ofFirm(item) ? filing : item.kind === 'step' ? (answer ?? first) : first
    const dueOn = dayOf(item, governing.dueOn, at)
    return dueOn === null ? item : { ...item, dueOn, dueWhy: whyOf(governing), about: { ...item.about, planned: true } }
  })
}

type Governing = { dueOn: Day; title: string; registers: boolean; answers: boolean }

function governingDates(items: readonly NewItem[], today: Day): Governing[] {
  const from = addDays(today, -PAST_DAYS)
  return items
    .flatMap(({ kind, governs, over, dueOn, title }) =>
      kind === 'date' && governs && !over && dueOn && dueOn >= from
        ? [{ dueOn, title, registers: governs === 'registration', answers: governs === 'answer' }]
        : [],
    )
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn))
}

const ofFirm = ({ side }: NewItem) => side === 'attorney' || side === 'firm'

function dayOf(item: NewItem, governing: Day, { status, openedOn, today }: At): Day | null {
  // Nothing is filed any more: no end of a stay is the day by which a decided case is closed.
  if (item.kind === 'step' && isDecided(status)) return null
  if (ofFirm(item)) return isWorkedOn(status) || item.kind !== 'task' ? governing : null
  if (!isWorkedOn(status) || governing > addDays(today, NEWS_DAYS)) return null
  // No day is given that has passed: what is late already is wanted today.
  const wanted = latest(addDays(governing, -LEAD_DAYS), addBusinessDays(openedOn, LEAST_DAYS), today)
  return earliest(wanted, governing)
}

const whyOf = ({ title, dueOn }: Governing) => `Before this date: ${title} ${showDate(dueOn)}.`
