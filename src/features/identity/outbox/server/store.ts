import type { Db } from '#platform/database/database.ts'
import { listed } from '#platform/database/list.ts'
import type { Page } from '#platform/database/pages.ts'
import type { Mail } from '../contract.ts'

const MAIL = `
  m.id, m.recipients, m.copies, m.subject, m.template, m.status, m.attempts, m.last_error as "lastError",
  m.company_id as "companyId", m.law_firm_id as "lawFirmId", m.created_at as "createdAt", m.created_by as "createdBy",
  m.sent_at as "sentAt"`

type Filter = { status?: string; search?: string; limit: number; after?: string }

export const listMails = (db: Db, { status, search, limit, after }: Filter): Promise<Page<Mail>> =>
  listed<Mail>(db, (bind) => ({
    columns: MAIL,
    from: 'outbox_mails m',
    conditions: [...(status ? [`m.status = ${bind(status)}`] : []), ...(search ? [matches(bind(search))] : [])],
    key: ['m.id'],
    keyOf: ({ id }) => [id],
    descending: true,
    limit,
    after,
  }))

// An address, exactly, or the beginning of a subject.
const matches = (text: string) => `(${text} = any (m.recipients) or starts_with(lower(m.subject), lower(${text})))`

/** With the sealed text, which only the keyring opens. */
export const getMail = (db: Db, id: number) =>
  db.one<Mail & { body: string }>(`select ${MAIL}, m.body from outbox_mails m where m.id = $1`, [id])

export const markWaiting = (db: Db, id: number) =>
  db.one<Mail>(
    `update outbox_mails m set status = 'waiting', last_error = '', sent_at = null where m.id = $1 returning ${MAIL}`,
    [id],
  )
