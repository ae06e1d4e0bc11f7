import { isConfined } from '#parties/attorneys/rules.ts'
import { attorneyOf } from '#parties/attorneys/server/visible-store.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { Found } from '../contract.ts'

/** What the scope of the transaction may see, the likest first; the database function filters by that scope (0007). */
export function find(db: Db, actor: Pick<Actor, 'scope' | 'userId' | 'selectedCompanyId'>, text: string, most: number) {
  const { values, bind } = binding([text, most])
  // A selected company is the whole scope; whether it may be selected was asked then.
  const confined = isConfined(actor) && actor.selectedCompanyId === null
  const assigned = confined
    ? `array(select s.company_id from assignments s where s.user_id = ${attorneyOf(actor, bind)})`
    : 'null'
  return db.rows<Omit<Found, 'path'> & { typeId: number | null }>(
    `select f.kind, k.type_id as "typeId", f.record_id as id, f.company_id as "companyId", f.title, f.hint, e.id as "employmentId",
            coalesce(upper(regexp_replace($1, '[^0-9A-Za-z]', '', 'g')) in (k.receipt_number, replace(k.number, '-', '')), false) as exact
       from app.search($1, $2, ${assigned}) f
       left join cases k on f.kind = 'case' and k.id = f.record_id
       left join people p on f.kind = 'person' and p.id = f.record_id and p.company_id = f.company_id
       left join lateral (
         select e.id from employments e
          where e.company_id = p.company_id and e.person_id = p.household_person_id
          order by e.status = 'Ended', e.started_on desc nulls last, e.id desc limit 1
       ) e on true
      order by f.score desc, f.title, f.kind, f.record_id`,
    values,
  )
}
