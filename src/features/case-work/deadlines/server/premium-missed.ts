import type { Day } from '#formats/day.ts'
import type { Database } from '#platform/database/database.ts'

/** Cases whose premium clock ran out since their dates were last worked out: it becomes an item of the firm. */
export const premiumMissedSince = ({ database }: { database: Database }, today: Day) =>
  database.read({ kind: 'system' }).rows<{ id: number }>(
    `select d.case_id as id from case_deadlines d
      where d.rule = 'D-43' and d.part = 'agency acts' and d.due_on < $1
        and not exists (select from case_deadlines m where m.case_id = d.case_id and m.rule = 'D-43' and m.part = 'clock missed')`,
    [today],
  )
