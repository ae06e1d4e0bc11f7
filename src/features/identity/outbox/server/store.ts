import type { Db } from '#platform/database/database.ts'
import { TOTAL_CAP } from '#platform/database/pages.ts'
import type { Mail } from '../contract.ts'

const MAIL = `
  m.id, m.recipients, m.copies, m.subject, m.template, m.status, m.attempts, m.last_error as "lastError",
  m.company_id as "companyId", m.law_firm_id as "lawFirmId", m.created_at as "createdAt", m.created_by as "createdBy",
  m.sent_at as "sentAt"`

// An address, exactly, or the beginning of a subject.
const MATCHES = `
  ($1::text is null or status = $1)
  and ($2::text is null or $2 = any (recipients) or starts_with(lower(subject), lower($2)))`

type Filter = { status?: string; search?: string; before: number | null; limit: number }

/** One page and its capped total in one statement; an empty page is one row without an id. */
export const listMails = (db: Db, { status, search, before, limit }: Filter) =>
  db.rows<Mail & { total: number }>(
    `select t.total, ${MAIL}
       from (select count(*) as total from (select from outbox_mails where ${MATCHES} limit ${TOTAL_CAP + 1}) found) t
       left join lateral (
         select * from outbox_mails where ${MATCHES} and ($3::bigint is null or id < $3) order by id desc limit $4
       ) m on true
      order by m.id desc`,
    [status ?? null, search || null, before, limit],
  )

/** With the sealed text, which only the keyring opens. */
export const getMail = (db: Db, id: number) =>
  db.one<Mail & { body: string }>(`select ${MAIL}, m.body from outbox_mails m where m.id = $1`, [id])

export const markWaiting = (db: Db, id: number) =>
  db.one<Mail>(
    `update outbox_mails m set status = 'waiting', last_error = '', sent_at = null where m.id = $1 returning ${MAIL}`,
    [id],
  )
