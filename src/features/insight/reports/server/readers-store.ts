import type { Zone } from '#formats/day.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { ScopeKind } from '#platform/session/actor.ts'
import { datasets } from './datasets/all.ts'

export type Reader = {
  userId: number
  userName: string
  email: string
  roleId: number
  roleName: string
  scope: ScopeKind
  companyId: number | null
  lawFirmId: number | null
  zone: Zone
}

/** Who gets a report by mail, as they are now: whoever left or was switched off gets none. Needs scope system. */
export const readersOf = (system: Db, ids: readonly number[]) =>
  system.rows<Reader>(
    `select u.id as "userId", u.user_name as "userName", u.email, u.role_id as "roleId", r.name as "roleName", r.scope,
            u.company_id as "companyId", u.law_firm_id as "lawFirmId", app.zone_of(u.law_firm_id, u.company_id) as zone
       from users u join roles r on r.id = u.role_id
       left join companies c on c.id = u.company_id
      where u.id = any ($1::bigint[]) and u.status = 'Active' and u.email <> '' and coalesce(c.status, 'Active') = 'Active'
      order by u.id`,
    [ids],
  )

/** Those whose role may read reports, and the records this one is made of. */
export async function whoMayRead<R extends { roleId: number }>(
  { rights }: Pick<Services, 'rights'>,
  { dataset }: { dataset: string },
  readers: readonly R[],
): Promise<R[]> {
  const needs = datasets[dataset]?.needs
  if (needs === undefined) return []
  const may = await Promise.all(
    readers.map(async ({ roleId }) => (await rights.may(roleId, needs)) && rights.may(roleId, 'report:read')),
  )
  return readers.filter((_, index) => may[index])
}
