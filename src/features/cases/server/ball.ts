import type { Ball, CaseType, Outcome, Status } from '#case-types/case-type.ts'
import { whoHasTheBall } from '#case-types/who-has-the-ball.ts'
import type { Transaction } from '#platform/database/database.ts'
import { typeOf } from './rows.ts'
import type { CaseColumns } from './visible.ts'
import { tasksOf } from './work-store.ts'

type Standing = Pick<CaseColumns, 'id' | 'status' | 'stage' | 'mode' | 'outcome' | 'ownerId' | 'ball'>

/** Who has to act, as it is kept with the case; the owner of a DIY case is on the employee's or the employer's side. */
export async function ballAfter(tx: Transaction, file: Standing, type: CaseType): Promise<Ball> {
  const tasks = await tasksOf(tx, file.id)
  const { who } = whoHasTheBall({
    type,
    status: file.status as Status,
    mode: file.mode,
    stage: file.stage,
    outcome: (file.outcome ?? undefined) as Outcome | undefined,
    openTasks: tasks
      .filter(({ doneAt }) => doneAt === null)
      .map(({ forWhom, title, dueOn }) => ({ for: forWhom, title, ...(dueOn && { dueOn }) })),
  })
  return who === 'owner' ? ownersSide(tx, file.ownerId) : who
}

async function ownersSide(tx: Transaction, ownerId: number | null): Promise<Ball> {
  const owner = await tx.within({ kind: 'system' }, () =>
    tx.maybe<{ personId: number | null }>('select person_id as "personId" from users where id = $1', [ownerId]),
  )
  return owner && owner.personId === null ? 'employer' : 'employee'
}

/** After a task came or went. */
export async function refreshBall(tx: Transaction, file: CaseColumns, now: Date): Promise<void> {
  const ball = await ballAfter(tx, file, typeOf(file.typeId))
  if (ball !== file.ball)
    await tx.run('update cases set ball = $2, ball_since = $3 where id = $1', [file.id, ball, now])
}
