import { APPEAL } from '#case-file/cases/news.ts'
import { stageAfter } from '#case-file/cases/rules.ts'
import { ballAfter } from '#case-file/cases/server/ball.ts'
import { authorOf, caseChanged, type Working } from '#case-file/cases/server/case-contacts.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { nameOfStatus, typeOf } from '#case-file/cases/server/rows.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { keepRenewal } from '#case-file/cases/server/what-it-renews.ts'
import type { CaseType } from '#case-types/case-type.ts'
import type { Outcome } from '#case-types/status/stage.ts'
import { firstStageOf, moveStage, stageOf } from '#case-types/status/stage-moves.ts'
import { type Mover, move } from '#case-types/status/status.ts'
import { Status } from '#case-types/status/statuses.ts'
import { showDate } from '#formats/dates.ts'
import { Role } from '#formats/roles.ts'
import { Refusal, stale } from '#platform/operation/refusal.ts'
import type { MoveData } from '../contract.ts'
import { noticeOf } from '../told-words.ts'
import { approvedPeople } from './approval.ts'
import { openTasks } from './decision-tasks.ts'
import { afterMove, answersByRule, beforeMove, sixYearLimits } from './move-parts.ts'
import { type Approving, columnsAfter } from './moved-columns.ts'
import { authorizedBefore, guardFacts, keepMove, wasApproved, writeMoved } from './moves-store.ts'
import { keepApproved } from './person-record.ts'
import { tellMove } from './tell-move.ts'

export type Wish = {
  to?: number
  stage?: string
  outcome?: Outcome
  /** Stages that fit, the best one first, where a status has several. */
  stages?: readonly string[]
  /** What the timeline calls it. */
  kind?: string
  /** A package of the product goes out: never said by a caller from outside. */
  byPackage?: boolean
  data: MoveData
}

/** Makes one move, or says why not; a refused one changes nothing. */
export async function makeMove(context: Working, id: number, asked: Wish): Promise<CaseColumns> {
  const { db, actor, now, today, audit } = context
  const file = await requireCase(db, actor, id, 'for update')
  const wish = heard(asked, actor)
  if (wish.data.version !== undefined && wish.data.version !== file.version) throw stale({ version: file.version })
  const type = typeOf(file.typeId)
  const after = await decide(context, file, type, wish)
  await requireNoAppeal(context, id, after.status, wish.data)
  const answerBy = await answerByRule(context, file, after, wish.data)
  const approving = await approvingOf(context, file, type, after, wish.data)
  const columns = columnsAfter(file, type, after, wish.data, { today, answerBy, ...approving })
  const { rfe_due_on: rfeDueOn = file.rfeDueOn, valid_until: validUntil = file.validUntil } = columns
  const { ball, todo } = await ballAfter(context, { ...file, ...after, rfeDueOn, validUntil }, type)
  const author = await authorOf(context)
  const waived = waiversIn(wish.data)
  if (waived) await addEvent(db, id, { kind: 'waived', text: waived, internal: true }, author)
  const { id: eventId } = await addEvent(
    db,
    id,
    {
      kind: wish.kind ?? 'moved',
      text: saying(file, after, type, wish),
      details: {
        from: file.status,
        to: after.status,
        stage: after.stage,
        outcome: after.outcome,
        ...spoken(wish.data),
      },
    },
    author,
  )
  const change = { at: now, by: actor.userId }
  const kept = await keepMove(db, id, eventId, change)
  await writeMoved(db, id, { ...after, ...columns, ball, todo, ...(ball !== file.ball && { ball_since: now }) }, change)
  const earlier = approving.people && (await authorizedBefore(db, file.personId))
  if (approving.people)
    await keepApproved(context, type, { subType: file.subType, people: approving.people, columns, data: wish.data })
  // What was withdrawn renews nothing: another renewal may be opened.
  if (file.renewalOfCaseId !== null && after.outcome === 'Withdrawn') await keepRenewal(db, file.renewalOfCaseId, '')
  for (const follow of afterMove.of(context.services))
    await follow(context, { caseId: id, from: file.status, to: after.status, outcome: after.outcome, data: wish.data })
  if (columns.decided_on) {
    const validFrom = columns.valid_from ?? file.validFrom
    const withoutI94 = columns.approval_notice === 'I-797B'
    const decided = { ...after, from: file.status, decidedOn: columns.decided_on, earlier, validFrom, withoutI94 }
    await openTasks(db, { file, type, ball }, decided, { data: wish.data, author })
  }
  await refreshItems(context, id)
  if (file.renewalOfCaseId !== null) await refreshItems(context, file.renewalOfCaseId)
  audit({
    subject: `case:${id}`,
    before: { status: file.status, stage: file.stage, outcome: file.outcome },
    after: { ...after, ...spoken(wish.data) },
    reason: wish.data.reason,
    companyId: file.companyId,
  })
  // The company's trail says that the case moved; why errors were waived stands in the firm's.
  if (waived) audit({ subject: `case:${id}`, reason: waived, ...firmOrCompany(file) })
  caseChanged(context, id)
  await tellMove(context, file, kept.id, after)
  return file
}

/** For whom an approval is, and what it is held against. */
async function approvingOf(
  context: Working,
  file: CaseColumns,
  type: CaseType,
  after: After,
  data: MoveData,
): Promise<Approving> {
  if (after.status !== Status.decided || after.outcome !== 'Approved' || file.status === after.status) return {}
  const people = await context.db.within({ kind: 'system' }, () => approvedPeople(context.db, file, type))
  const validFrom = data.validFrom ?? file.validFrom ?? undefined
  const limits =
    validFrom === undefined
      ? []
      : await Promise.all(sixYearLimits.of(context.services).map((ask) => ask(context, file, validFrom)))
  return { people, atMost: limits.find((limit) => limit !== undefined) }
}

/** Where the notice prints no day, the rule counts one. */
async function answerByRule(
  context: Working,
  file: CaseColumns,
  { status, stage }: After,
  { noticeOn, dueOn, answerChannel }: MoveData,
): Promise<string | undefined> {
  if (status !== Status.noticeOpen || noticeOn === undefined || dueOn !== undefined) return undefined
  for (const ask of answersByRule.of(context.services)) {
    const due = await ask(context, file, { notice: noticeOf({ stage }), noticeOn, answerChannel })
    if (due) return due
  }
  return undefined
}

type After = { status: number; stage: string; outcome: string | null }

async function decide(context: Working, file: CaseColumns, type: CaseType, wish: Wish): Promise<After> {
  const { actor, today, services } = context
  const mover: Omit<Mover, 'status' | 'type'> = {
    mode: file.mode,
    role: actor.roleId,
    isOwner: file.ownerId === actor.userId,
  }
  const target = wish.to ?? stageOf(type, wish.stage ?? '')?.status ?? file.status
  const wanted = { file, to: target, data: wish.data, today, byPackage: wish.byPackage ?? false }
  for (const prepare of beforeMove.of(services)) await prepare(context, wanted)
  const facts = await guardFacts(context, wanted)
  const { reason } = wish.data
  if (wish.stage !== undefined) {
    const moved = moveStage({ ...mover, type, from: file.stage, to: wish.stage, reason, facts })
    if (!moved.ok) throw new Refusal(moved.httpStatus, moved.code, moved.sentence)
    const status = moved.steps.at(-1) ?? file.status
    return { status, stage: moved.stage, outcome: status < Status.decided ? null : (moved.outcome ?? file.outcome) }
  }
  const status = file.status as Status
  if (wish.outcome === 'Revoked' && file.outcome !== 'Approved' && !(await wasApproved(context.db, file.id)))
    throw new Refusal(409, 'OUTCOME_NOT_ALLOWED', 'Only what was approved can be revoked.')
  const closesAs = firstStageOf(type, target as Status, wish.outcome)?.id
  const moved = move({
    ...mover,
    status,
    type,
    to: target,
    outcome: wish.outcome,
    reason,
    facts: { ...facts, closesAs },
  })
  if (!moved.ok) throw new Refusal(moved.httpStatus, moved.code, moved.sentence)
  const stage = stageAfter(type, moved.status, stageOf(type, file.stage), {
    outcome: moved.outcome,
    wanted: wish.stages,
  })
  return {
    status: moved.status,
    stage,
    outcome: moved.status < Status.decided ? null : (moved.outcome ?? file.outcome),
  }
}

/** Whoever else than an attorney waives errors is not heard, and the timeline does not say that somebody did. */
const heard = (
  { data: { errorsWaived, ...data }, ...wish }: Wish,
  { roleId }: Pick<Working['actor'], 'roleId'>,
): Wish => ({
  ...wish,
  data: roleId === Role.attorney ? { ...data, errorsWaived } : data,
})

function saying(file: CaseColumns, after: After, type: CaseType, { data }: Wish): string {
  const from = nameOfStatus(file)
  const to = nameOfStatus({ ...after, typeId: file.typeId })
  const what =
    file.status === after.status
      ? `Stage “${stageOf(type, after.stage)?.name ?? after.stage}”.`
      : `“${from}” became “${to}”.`
  return [what, data.reason && `Reason: ${data.reason}`].filter(Boolean).join(' ').slice(0, 2000)
}

const firmOrCompany = ({ lawFirmId, companyId }: Pick<CaseColumns, 'lawFirmId' | 'companyId'>) =>
  lawFirmId === null ? { companyId } : { lawFirmId }

/** Why a guard was opened is for the firm and the provider. */
function waiversIn({ documentsWaived, errorsWaived }: MoveData): string {
  const said = [
    documentsWaived && `Documents waived: ${documentsWaived}`,
    errorsWaived && `Errors of the pre-filing check waived: ${errorsWaived}`,
  ]
  return said.filter(Boolean).join(' ').slice(0, 2000)
}

/** What the mover said to everybody on the case, without what was left open. */
const spoken = ({ version: _version, documentsWaived: _documents, errorsWaived: _errors, ...data }: MoveData) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined && value !== ''))

/**
 * Who closes a refused case while it can be fought gives up a day that does not come again. They say so by whatever way
 * they close it: on its page, in a list, by a program.
 */
async function requireNoAppeal(
  { db }: Pick<Working, 'db'>,
  caseId: number,
  to: number,
  { noAppeal }: Pick<MoveData, 'noAppeal'>,
): Promise<void> {
  if (to !== Status.completed || noAppeal) return
  const open = await db.within({ kind: 'system' }, () =>
    db.maybe<{ until: string }>(
      `select due_on::text as until from open_items where case_id = $1 and key = '${APPEAL}' and due_on is not null limit 1`,
      [caseId],
    ),
  )
  if (open)
    throw new Refusal(
      409,
      'APPEAL_OPEN',
      `An appeal or motion (I-290B) can still be filed until ${showDate(open.until)}. Confirm that none will be, then close the case.`,
    )
}
