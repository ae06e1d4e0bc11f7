import { dayIn, type Zone } from '#formats/day.ts'
import type { Db } from '#platform/database/database.ts'
import { type Digest, type NotificationKind, notificationKinds } from '../rules.ts'

/** Whoever may be told something: where, in which words and by which ways they chose. */
export type Reader = {
  id: number
  name: string
  canSignIn: boolean
  roleId: number
  /** As chosen on the screens. */
  language: 'en' | 'es'
  email: string
  firstName: string
  companyId: number | null
  lawFirmId: number | null
  digest: Digest
  zone: Zone
  inProduct: boolean
  byEmail: boolean
  coveredBy: number | null
  outUntil: string | null
}

/** These users and whoever stands in for one of them, with what they chose of a kind. Needs scope system. */
export const readersOf = (system: Db, ids: readonly number[], kind: NotificationKind) =>
  system.rows<Reader>(
    `select u.id, app.full_name(u.first_name, u.last_name) as name, u.status = 'Active' as "canSignIn",
            u.role_id as "roleId", case u.settings ->> 'language' when 'es' then 'es' else 'en' end as language, u.email,
            u.first_name as "firstName", u.company_id as "companyId", u.law_firm_id as "lawFirmId", u.digest,
            app.zone_of(u.law_firm_id, u.company_id) as zone, coalesce(c.in_product, $3) as "inProduct",
            coalesce(c.by_email, $4) as "byEmail", u.covered_by as "coveredBy", u.out_until as "outUntil"
       from users u left join notification_choices c on c.user_id = u.id and c.kind = $2
      where u.id = any ($1::bigint[])
         or u.id in (select covered_by from users where id = any ($1::bigint[]) and out_until is not null)`,
    [ids, kind, notificationKinds[kind].inProduct, notificationKinds[kind].byEmail],
  )

/** Who stands in for somebody who is out. */
export const coverOf = ({ coveredBy, outUntil, zone }: Reader, now: Date): number | undefined =>
  coveredBy !== null && outUntil !== null && outUntil >= dayIn(zone, now) ? coveredBy : undefined
