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
  system.rows<Reader>(`select ${READER} ${sqlReaders('select unnest($4::bigint[])')}`, [...choicesOf(kind), ids])

/** The kind, and whether whoever chose nothing hears of it in the product and by e-mail: $1 to $3 of the texts. */
export const choicesOf = (kind: NotificationKind) =>
  [kind, notificationKinds[kind].inProduct, notificationKinds[kind].byEmail] as const

export const READER = `
  u.id, app.full_name(u.first_name, u.last_name) as name, u.status = 'Active' as "canSignIn",
  u.role_id as "roleId", case u.settings ->> 'language' when 'es' then 'es' else 'en' end as language, u.email,
  u.first_name as "firstName", u.company_id as "companyId", u.law_firm_id as "lawFirmId", u.digest,
  app.zone_of(u.law_firm_id, u.company_id) as zone, coalesce(c.in_product, $2) as "inProduct",
  coalesce(c.by_email, $3) as "byEmail", u.covered_by as "coveredBy", u.out_until as "outUntil"`

/** Those whose ids `who` selects, and whoever stands in for one of them. */
export const sqlReaders = (who: string) =>
  `from users u left join notification_choices c on c.user_id = u.id and c.kind = $1
   where u.id in (${who} union select covered_by from users where id in (${who}) and out_until is not null)`

/** Who stands in for somebody who is out. */
export const coverOf = ({ coveredBy, outUntil, zone }: Reader, now: Date): number | undefined =>
  coveredBy !== null && outUntil !== null && outUntil >= dayIn(zone, now) ? coveredBy : undefined
