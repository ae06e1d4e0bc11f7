import type { CaseType } from '#case-types/case-type.ts'
import type { Ball, Outcome } from '#case-types/status/stage.ts'
import type { Status } from '#case-types/status/statuses.ts'
import { type Standing, whoHasTheBall } from '#case-types/status/who-has-the-ball.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { Task } from '../records.ts'
import { type Awaited, awaitedIn } from './awaited.ts'
import { CASE_COLUMNS, type CaseColumns } from './case-row.ts'
import { refreshItems } from './open-items.ts'
import { ownersSide } from './owners-side.ts'
import { typeOf } from './rows.ts'
import { tasksOf } from './work-store.ts'

type Standpoint = Pick<
  CaseColumns,
  'status' | 'stage' | 'mode' | 'outcome' | 'rfeDueOn' | 'validUntil' | 'approvalNotice'
>

/** What follows who has to act, and the sentence that says so. */
export const standingIn = (file: Standpoint, type: CaseType, tasks: readonly Task[], awaited: Awaited): Standing => ({
  type,
  status: file.status as Status,
  mode: file.mode,
  stage: file.stage,
  outcome: (file.outcome ?? undefined) as Outcome | undefined,
  ...(file.rfeDueOn && { answerBy: file.rfeDueOn }),
  ...(file.outcome === 'Approved' && file.validUntil && { approvedUntil: file.validUntil }),
  ...(file.outcome === 'Approved' && file.approvalNotice === 'I-797B' && { withoutI94: true }),
  openTasks: tasks
    .filter(({ doneAt }) => doneAt === null)
    .map(({ forWhom, title, dueOn }) => ({ for: forWhom, title, ...(dueOn && { dueOn }) })),
  ...awaited,
})

/** What a change works with. */
type Working = { db: Transaction; services: Services }

export type KeptBall = { ball: Ball; todo: string }

/** Who has to act and on what, as it is kept with the case; the owner of a DIY case is on the employee's or the employer's side. */
export async function ballAfter(
  { db: tx, services }: Working,
  file: Standpoint & Pick<CaseColumns, 'id' | 'ownerId' | 'typeId' | 'subType' | 'options'>,
  type: CaseType,
): Promise<KeptBall> {
  const awaited = await tx.within({ kind: 'system' }, () => awaitedIn(services, tx, file))
  const { who, todo } = whoHasTheBall(standingIn(file, type, await tasksOf(tx, file.id), awaited))
  return { ball: who === 'owner' ? await ownersSide(tx, file.ownerId) : who, todo: todo.slice(0, MOST_TODO) }
}

/** What the column holds. */
const MOST_TODO = 400

/** The same for a case that is known by its id. Needs a scope that sees all of it. */
export async function refreshBallOf(context: Working & { now: Date }, caseId: number): Promise<Ball> {
  const file = await context.db.one<CaseColumns>(`select ${CASE_COLUMNS} from cases k where k.id = $1 for update`, [
    caseId,
  ])
  return refreshBall(context, file)
}

/** After a task, a document or answers came or went: who acts next, and what is open for everybody. */
export async function refreshBall(context: Working & { now: Date }, file: CaseColumns): Promise<Ball> {
  const { db: tx, now } = context
  const { ball, todo } = await ballAfter(context, file, typeOf(file.typeId))
  if (ball !== file.ball || todo !== file.todo)
    await tx.run('update cases set ball = $2, todo = $3, ball_since = $4 where id = $1', [
      ...[file.id, ball, todo],
      ball === file.ball ? file.ballSince : now,
    ])
  await refreshItems(context, file.id)
  return ball
}
