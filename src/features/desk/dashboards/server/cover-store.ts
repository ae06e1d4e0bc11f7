import { sqlIsOpenCase } from '#case-types/status/statuses.ts'
import { Role } from '#formats/roles.ts'
import type { Db, Transaction } from '#platform/database/database.ts'

/** An active attorney in sight, with the firm; anybody else reads as not found. */
export const attorneyInSight = (db: Db, id: number) =>
  db.one<{ id: number; name: string; lawFirmId: number }>(
    `select id, app.full_name(first_name, last_name) as name, law_firm_id as "lawFirmId"
       from users where id = $1 and role_id = ${Role.attorney} and status = 'Active' and law_firm_id is not null`,
    [id],
  )

/** Companies with open cases of one attorney that the other does not work for. */
export const companiesNotOf = (db: Db, attorneyId: number, coverId: number) =>
  db.rows<{ name: string }>(
    `select distinct k.company_name as name from cases k where k.attorney_id = $1 and ${sqlIsOpenCase('k')}
        and not exists (select from assignments s where s.user_id = $2 and s.company_id = k.company_id)
      order by 1 limit 5`,
    [attorneyId, coverId],
  )

export const setCover = (tx: Transaction, id: number, cover: { until: string; coverId: number } | null) =>
  tx.one('update users set out_until = $2, covered_by = $3 where id = $1 returning id', [
    id,
    cover?.until ?? null,
    cover?.coverId ?? null,
  ])
