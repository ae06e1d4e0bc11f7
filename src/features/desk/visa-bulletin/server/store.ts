import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import { visibleCases } from '#case-file/cases/server/visible.ts'
import { CaseType } from '#case-types/case-type.ts'
import { Status, sqlIsOpenCase } from '#case-types/status/statuses.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { MonthShown } from '../contract.ts'
import type { BulletinCell } from '../history.ts'

export const monthsEntered = async (db: Db): Promise<string[]> =>
  (await db.rows<{ month: string }>('select distinct month from visa_bulletin_cells order by month desc')).map(
    ({ month }) => month,
  )

export const cellsOfMonth = (db: Db, month: string) =>
  db.rows<MonthShown['cells'][number]>(
    `select chart, category, country, cell, source, doubt from visa_bulletin_cells where month = $1
      order by chart desc, category, country`,
    [month],
  )

export const allCells = (db: Db) =>
  db.rows<BulletinCell>('select month, chart, category, country, cell from visa_bulletin_cells order by month')

/** What somebody enters with its source takes the place of a row, and of the doubt about it. */
export const saveCells = (tx: Transaction, cells: readonly BulletinCell[], source: string) =>
  tx.run(
    `insert into visa_bulletin_cells (month, chart, category, country, cell, source)
     select distinct on (g.month, g.chart, g.category, g.country) g.month, g.chart, g.category, g.country, g.cell, $2
       from jsonb_to_recordset($1::jsonb) as g (month text, chart text, category text, country text, cell text)
     on conflict (month, chart, category, country) do update set cell = excluded.cell, source = excluded.source, doubt = ''`,
    [JSON.stringify(cells), source],
  )

const MOST_TRACKED = 60

/** Open green card cases in sight, those with a priority date first. */
export function greenCardCases(db: Db, actor: Actor) {
  const { values, bind } = binding()
  const conditions = [
    `k.type_id in (${CaseType.perm}, ${CaseType.i140}, ${CaseType.i485})`,
    sqlIsOpenCase(),
    ...visibleCases(actor, bind),
  ]
  return db.rows<CaseColumns>(
    `select ${CASE_COLUMNS} from cases k where ${conditions.join(' and ')} order by k.priority_date nulls last, k.id limit ${MOST_TRACKED}`,
    values,
  )
}

/** Whose open items may say something else after a new month. Needs scope system. */
export const waitingAdjustments = (system: Db) =>
  system.rows<{ id: number }>(
    `select id from cases where type_id = ${CaseType.i485} and status < ${Status.filed} and priority_date is not null limit 5000`,
  )
