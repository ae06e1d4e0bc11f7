import { visibleCases } from '#case-file/cases/server/visible.ts'
import { sqlIsOpenCase } from '#case-types/status/statuses.ts'
import { owedIn } from '#desk/case-lists/server/list.ts'
import { Role } from '#formats/roles.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { WorkloadRow } from '../records.ts'

type Workload = {
  rows: WorkloadRow[]
  clients: { companyId: number; name: string; open: number; overdue: number }[]
}

const MOST_CASES = 20_000
const MOST_CLIENTS = 50

/** Each number is counted by the condition of the list it leads to; an attorney without a case has a row of zeros. */
export async function readWorkload(
  db: Db,
  actor: Actor,
  { companyId, typeId }: { companyId?: number; typeId?: number },
  today: string,
): Promise<Workload> {
  const { values, bind } = binding()
  const conditions = [
    sqlIsOpenCase('k'),
    ...visibleCases(actor, bind),
    ...(companyId === undefined ? [] : [`k.company_id = ${bind(companyId)}`]),
    ...(typeId === undefined ? [] : [`k.type_id = ${bind(typeId)}`]),
  ]
  const firm = bind(actor.lawFirmId)
  const day = `${bind(today)}::date`
  return db.one<Workload>(
    `with work as materialized (
       select k.attorney_id, k.attorney_name, (k.attorney_id is null and k.mode = 'DIY') as diy, k.company_id, k.company_name,
              ${owedIn('week', today, bind)} as week, ${owedIn('overdue', today, bind)} as overdue,
              ${owedIn('client', today, bind)} as client, ${owedIn('stuck', today, bind)} as stuck
         from cases k where ${conditions.join(' and ')} limit ${MOST_CASES}
     ), who as (
       select attorney_id as id, diy, max(attorney_name) as name from work group by attorney_id, diy
       union select u.id, false, concat_ws(' ', u.first_name, u.last_name) from users u
        where u.law_firm_id = ${firm} and u.role_id = ${Role.attorney} and u.status = 'Active'
          and not exists (select from work w where w.attorney_id = u.id)
     )
     select (select coalesce(jsonb_agg(r order by r.diy, r."attorneyId" is not null, r.open desc, r.name), '[]') from (
               select who.id as "attorneyId", who.diy, coalesce(who.name, '') as name, count(w.company_id)::integer as open,
                      count(*) filter (where w.week)::integer as week, count(*) filter (where w.overdue)::integer as overdue,
                      count(*) filter (where w.client)::integer as client, count(*) filter (where w.stuck)::integer as stuck,
                      (select u.out_until from users u where u.id = who.id and u.out_until >= ${day}) as "outUntil",
                      coalesce((select app.full_name(c.first_name, c.last_name) from users u join users c on c.id = u.covered_by
                                 where u.id = who.id and u.out_until >= ${day}), '') as "coverName"
                 from who left join work w on w.attorney_id is not distinct from who.id and w.diy = who.diy group by who.id, who.diy, who.name) r) as rows,
            (select coalesce(jsonb_agg(c order by c.overdue desc, c.open desc, c.name), '[]') from (
               select company_id as "companyId", max(company_name) as name, count(*)::integer as open,
                      count(*) filter (where overdue)::integer as overdue
                 from work group by company_id order by 4 desc, 3 desc limit ${MOST_CLIENTS}) c) as clients`,
    values,
  )
}
