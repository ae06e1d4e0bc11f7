import type { Db } from '#platform/database/database.ts'

export type KnownAddress = {
  email: string
  userId: number | null
  userName: string
  firstName: string
  status: string
  companyId: number | null
  lawFirmId: number | null
}

/** Which of these addresses belong to users, people or companies that the caller may see. */
export const knownAddresses = (db: Db, addresses: readonly string[]) =>
  db.rows<KnownAddress>(
    `select distinct on (a.email) a.email, a."userId", a."userName", a."firstName", a.status, a."companyId", a."lawFirmId"
       from (
         select email_key as email, id as "userId", user_name as "userName", first_name as "firstName", status,
                company_id as "companyId", law_firm_id as "lawFirmId", 1 as rank
           from users where email_key = any ($1::text[])
         union all
         select lower(email), null, email, first_name, status, company_id, law_firm_id, 2 from people where lower(email) = any ($1::text[])
         union all
         select lower(email), null, email, name, status, id, law_firm_id, 3 from companies where lower(email) = any ($1::text[])
       ) a
      order by a.email, a.rank`,
    [addresses.map((address) => address.toLowerCase())],
  )
