import { Role } from '#formats/roles.ts'
import type { Db } from '#platform/database/database.ts'

export type KnownAddress = {
  email: string
  userId: number | null
  userName: string
  firstName: string
  status: string
  companyId: number | null
  lawFirmId: number | null
  /** Somebody the case is about, or of the household. */
  ofFamily: boolean
}

/** Everybody who is already on a case, by address: its people, their logins, the company, attorney and firm. Needs scope system. */
export const addressesOnCase = (db: Db, caseId: number) =>
  db.rows<KnownAddress>(
    `select distinct on (a.email) a.* from (
       select u.email_key as email, u.id as "userId", u.user_name as "userName", u.first_name as "firstName", u.status,
              u.company_id as "companyId", u.law_firm_id as "lawFirmId", u.person_id is not null as "ofFamily", 1 as rank
         from cases k join users u on u.status <> 'Inactive' and (
              u.id in (k.attorney_id, k.owner_id, k.created_by)
           or u.assists_user_id = k.attorney_id
           or (u.law_firm_id = k.law_firm_id and u.role_id = ${Role.lawFirm})
           or (u.company_id = k.company_id and (u.role_id = ${Role.employer} or u.person_id in (k.person_id, k.household_person_id))))
        where k.id = $1
       union all
       select lower(p.email), null, p.email, p.first_name, p.status, p.company_id, p.law_firm_id, true, 2
         from cases k join people p on p.company_id = k.company_id and p.id in (k.person_id, k.household_person_id)
        where k.id = $1 and p.email <> ''
       union all
       select lower(c.email), null, c.email, c.name, c.status, c.id, c.law_firm_id, false, 3
         from cases k join companies c on c.id = k.company_id where k.id = $1 and c.email <> ''
     ) a
     order by a.email, a.rank`,
    [caseId],
  )
