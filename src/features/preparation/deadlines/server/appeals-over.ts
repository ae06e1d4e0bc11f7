import type { Day } from '#formats/day.ts'
import type { Database, Db } from '#platform/database/database.ts'

const OF_APPEAL = `d.rule = 'D-42' and d.part = 'appeal'`

/** Whether somebody marked that the appeal went out. */
export const wasAppealed = async (db: Db, caseId: number): Promise<boolean> =>
  (await db.maybe(`select 1 from case_deadlines d where d.case_id = $1 and ${OF_APPEAL} and d.done_at is not null`, [
    caseId,
  ])) !== undefined

/** Cases whose last day for an appeal went by since their dates were last worked out: it is nobody's duty any more. */
export const appealsOverSince = ({ database }: { database: Database }, today: Day) =>
  database.read({ kind: 'system' }).rows<{ id: number }>(
    `select d.case_id as id from case_deadlines d
      where ${OF_APPEAL} and d.kind = 'due' and d.done_at is null and coalesce(d.last_resort_on, d.due_on) < $1`,
    [today],
  )
