import { stageAfter } from '#case-file/cases/rules.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { type Columns, keepMove, writeMoved } from '#case-file/moves/server/moves-store.ts'
import type { CaseType } from '#case-types/case-type.ts'
import type { Outcome } from '#case-types/status/stage.ts'
import { stageOf } from '#case-types/status/stage-moves.ts'
import { Status } from '#case-types/status/statuses.ts'
import { standingName } from '#case-types/words/standing-name.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { Plan, Point } from './case-plans.ts'
import { daysFrom, isoDay } from './days.ts'

type Step = { point: Point; status: Status; after: number; kind?: string; by: 'employer' | 'firm' }

const RECEIPT_DAYS = 6

/** The way of a case, with the days that usually pass before each step, and what the timeline calls it. */
const STEPS: readonly Step[] = [
  { point: 'opened', status: Status.initiated, after: 0, by: 'employer' },
  { point: 'submitted', status: Status.submitted, after: 12, by: 'employer' },
  { point: 'drafted', status: Status.generated, after: 5, by: 'firm' },
  { point: 'reviewed', status: Status.inReview, after: 3, by: 'firm' },
  { point: 'ready', status: Status.readyToFile, after: 2, by: 'firm' },
  { point: 'filed', status: Status.filed, after: 4, by: 'firm' },
  { point: 'receipted', status: Status.receipted, after: RECEIPT_DAYS, kind: 'receipt', by: 'firm' },
  { point: 'questioned', status: Status.noticeOpen, after: 30, kind: 'rfe', by: 'firm' },
  { point: 'answered', status: Status.receipted, after: 40, kind: 'response', by: 'firm' },
  { point: 'decided', status: Status.decided, after: 50, kind: 'approval', by: 'firm' },
  { point: 'closed', status: Status.completed, after: 4, by: 'firm' },
]

const FILED = STEPS.findIndex(({ point }) => point === 'filed')

/** Cases that were filed did not all take the same time: the days more or less follow from when it was, and stay the same. */
const paces: Partial<Record<Point, (since: number) => number>> = {
  submitted: (since) => ((since * 7) % 23) - 6,
  drafted: (since) => (since * 5) % 9,
  ready: (since) => since % 3,
}

const KINDS: Partial<Record<Outcome, string>> = { Approved: 'approval', Denied: 'denial', Withdrawn: 'withdrawal' }

export type Author = { id: number; name: string }
export type Authors = Record<'employer' | 'firm', Author>

export type Dated = Step & { at: Date }

/** The steps that a case took, each with its day: counted back from the last. */
export function wayOf({ at, since, outcome, diy }: Plan, now: Date): Dated[] {
  const withQuestion = at === 'questioned' || at === 'answered'
  const last = STEPS.findIndex(({ point }) => point === at)
  const pace = ({ point }: Step) => (last < FILED ? 0 : (paces[point]?.(since) ?? 0))
  const taken = STEPS.slice(0, last + 1).filter(
    ({ point }) =>
      (withQuestion || (point !== 'questioned' && point !== 'answered')) &&
      (!diy || point !== 'reviewed') &&
      // Withdrawn before it was filed.
      (outcome !== 'Withdrawn' || ['opened', 'submitted', 'decided', 'closed'].includes(point)),
  )
  let day = -since
  return taken
    .toReversed()
    .map((step) => {
      const dated = { ...step, at: daysFrom(now, day) }
      day -= step.after + pace(step)
      return dated
    })
    .toReversed()
}

type Walking = { type: CaseType; plan: Plan; way: readonly Dated[]; authors: Authors; now: Date }

/** Takes a case along its way, as the server writes each move: timeline, what stood there before, columns. */
export async function walk(db: Transaction, caseId: number, { type, plan, way, authors, now }: Walking): Promise<void> {
  let from: { status: Status; stage: string; outcome?: Outcome } = {
    status: Status.initiated,
    stage: type.stages[0]?.id ?? 'INTAKE',
  }
  for (const step of way.slice(1)) {
    const outcome = step.status >= Status.decided ? (plan.outcome ?? 'Approved') : undefined
    const isLast = step === way.at(-1)
    const wanted = isLast && plan.stage ? [plan.stage] : step.kind === 'rfe' ? ['RFE_ISSUED', 'AUDIT'] : []
    const stage = stageAfter(type, step.status, stageOf(type, from.stage), { outcome, wanted })
    const author = authors[step.by]
    const named = (at: typeof from) => standingName(type, { ...at, outcome: at.outcome ?? null })
    const text = `“${named(from)}” became “${named({ status: step.status, stage, outcome })}”.`
    const kind = step.point === 'decided' ? KINDS[outcome ?? 'Approved'] : step.kind
    const event = { kind: kind ?? 'moved', text, details: { from: from.status, to: step.status, stage, outcome } }
    const { id } = await addEvent(db, caseId, event, { ...author, now: step.at })
    const change = { at: step.at, by: author.id }
    await keepMove(db, caseId, id, change)
    const columns = { ...columnsOf(step, { caseId, plan, type, now }), status: step.status, stage, ball_since: step.at }
    await writeMoved(db, caseId, { ...columns, ...(outcome && { outcome }) }, change)
    from = { status: step.status, stage, outcome }
  }
  if (way.length === 1 && plan.stage) await db.run('update cases set stage = $2 where id = $1', [caseId, plan.stage])
  if (way.some(({ point }) => point === 'filed'))
    await db.run(`update case_forms set status = 'Filed' where case_id = $1`, [caseId])
}

/** 84 days and 3 for the mail: 8 CFR 103.2(a)(8)(iv), 103.8(b). */
const ANSWER_DAYS = 87

type Around = { caseId: number; plan: Plan; type: CaseType; now: Date }

function columnsOf(
  { point, at }: Dated,
  { caseId, plan: { outcome, validUntil, consular }, type, now }: Around,
): Columns {
  const day = isoDay(at)
  if (point === 'filed') return { filed_on: day }
  // A mailed filing is received two days later, an online one at once; the notice of it comes with the receipt.
  if (point === 'receipted') {
    const received = isoDay(daysFrom(at, type.channel === 'USCIS' ? 2 - RECEIPT_DAYS : -RECEIPT_DAYS))
    return {
      ...{ receipt_number: receiptNumber(caseId, type), receipt_on: received, receipt_notice_on: day },
      // The day the agency took the application in: 20 CFR 656.17(c), 8 CFR 204.5(d).
      ...(type.givesPriorityDate && { priority_date: received }),
    }
  }
  if (point === 'questioned') {
    const due = isoDay(daysFrom(at, ANSWER_DAYS))
    return { rfe_notice_on: day, rfe_due_on: due, next_due_on: due, next_due_title: 'Answer due' }
  }
  if (point === 'answered') return { rfe_responded_on: day, next_due_on: null, next_due_title: '' }
  if (point !== 'decided') return {}
  const holds = outcome === 'Approved' && validUntil !== undefined
  return { decided_on: day, ...(holds && approved(type, day, isoDay(daysFrom(now, validUntil)), consular)) }
}

/** Inside the country the notice is a Form I-797A and comes with an I-94; for a consulate a Form I-797B, without. */
function approved({ approval }: CaseType, from: string, until: string, consular = false): Columns {
  const columns = { valid_from: from, valid_until: until }
  if (consular) return { ...columns, approval_notice: 'I-797B' }
  return approval?.status ? { ...columns, approval_notice: 'I-797A', i94_until: until } : columns
}

const receiptNumber = (caseId: number, { channel }: CaseType) =>
  channel === 'USCIS' ? `IOE0${String(912_345_000 + caseId)}` : `G-100-26001-${String(100_000 + caseId)}`
