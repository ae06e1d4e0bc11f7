import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { CaseMail, MailFile } from '../contract.ts'
import type { ReadMail } from './read-mail.ts'

export type Received = {
  id: number
  /** None: only that it came is noted. */
  key: string | null
  isCut: boolean
  size: number | null
  fromAddress: string
  subject: string
  recipients: string[]
  state: string
  caseId: number | null
  receivedAt: string
}

/** Needs scope system, as everything that names a received message. */
export const receivedMail = (system: Db, id: number) =>
  system.maybe<Received>(
    `select m.id, f.key, m.is_cut as "isCut", m.recipients, m.state, m.case_id as "caseId", m.received_at as "receivedAt",
            m.size, m.from_address as "fromAddress", m.subject
       from received_mails m left join files f on f.id = m.file_id where m.id = $1`,
    [id],
  )

export const lockReceived = (tx: Transaction, id: number) =>
  tx.maybe<{ state: string }>('select state from received_mails where id = $1 for update', [id])

type Outcome = { state: string; outcome?: string; mail?: Pick<ReadMail, 'fromAddress' | 'subject'> }

export const setOutcome = (tx: Transaction, id: number, { state, outcome = '', mail }: Outcome) =>
  tx.run('update received_mails set state = $2, outcome = $3, from_address = $4, subject = $5 where id = $1', [
    ...[id, state, outcome.slice(0, 500), mail?.fromAddress ?? '', mail?.subject ?? ''],
  ])

export const casesByTag = (system: Db, tags: readonly string[], caseId: number | null) =>
  system.rows<CaseColumns>(`select ${CASE_COLUMNS} from cases k where k.mail_tag = any ($1::text[]) or k.id = $2`, [
    ...[tags, caseId],
  ])

export const caseById = (db: Db, id: number) =>
  db.one<CaseColumns>(`select ${CASE_COLUMNS} from cases k where k.id = $1 for update`, [id])

export const tagOf = async (db: Db, caseId: number): Promise<string> =>
  (await db.one<{ tag: string }>('select mail_tag as tag from cases where id = $1', [caseId])).tag

export const newTag = (tx: Transaction, caseId: number) =>
  tx.run(`update cases set mail_tag = replace(gen_random_uuid()::text, '-', '') where id = $1`, [caseId])

type NewMail = { receivedId: number; receivedAt: string; mail: ReadMail; state: 'held' | 'accepted'; why: string }

/** Undefined: it is there already. */
export const addMail = (tx: Transaction, caseId: number, { receivedId, receivedAt, mail, state, why }: NewMail) =>
  tx.maybe<{ id: number }>(
    `insert into case_mails (company_id, law_firm_id, case_id, received_mail_id, from_address, from_name, subject, text, state, why,
                             files, received_at, content_digest)
     select company_id, law_firm_id, id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 from cases where id = $1
     on conflict do nothing returning id`,
    [
      ...[caseId, receivedId, mail.fromAddress, mail.fromName, mail.subject, mail.text, state, why],
      JSON.stringify(
        mail.files.map(({ name }): MailFile => ({ name: name.slice(0, 200), documentId: null, refused: '' })),
      ),
      receivedAt,
      Buffer.from(mail.contentDigest),
    ],
  )

const MAIL = `m.id, m.from_address as "fromAddress", m.from_name as "fromName", m.subject, m.received_at as "receivedAt", m.state,
  m.why, m.files, m.remark_id as "remarkId", m.decided_by_name as "decidedByName"`

/** As far as the reader may read them: what went into the messages only whoever reads those, the rest whoever decides. */
export const mailsOf = (db: Db, caseId: number, decides: boolean) =>
  db.rows<CaseMail>(
    `select ${MAIL} from case_mails m
      where m.case_id = $1 and ($2 or m.remark_id is not null) order by m.id desc limit 100`,
    [caseId, decides],
  )

export const mailOf = (db: Db, caseId: number, id: number, decides: boolean) =>
  db.one<CaseMail & { text: string }>(
    `select ${MAIL}, m.text from case_mails m where m.case_id = $1 and m.id = $2 and ($3 or m.remark_id is not null)`,
    [caseId, id, decides],
  )

export const lockMail = (tx: Transaction, id: number) =>
  tx.maybe<CaseMail & { caseId: number; receivedId: number; text: string }>(
    `select ${MAIL}, m.text, m.case_id as "caseId", m.received_mail_id as "receivedId" from case_mails m where m.id = $1 for update`,
    [id],
  )

export const setDecision = (
  tx: Transaction,
  id: number,
  state: 'accepted' | 'declined',
  by: { name: string; now: Date },
) =>
  tx.run('update case_mails set state = $2, decided_at = $3, decided_by_name = $4 where id = $1', [
    ...[id, state, by.now, by.name.slice(0, 200)],
  ])

export const setDelivered = (tx: Transaction, id: number, remarkId: number, files: readonly MailFile[]) =>
  tx.run(`update case_mails set state = 'in case', remark_id = $2, files = $3 where id = $1`, [
    ...[id, remarkId, JSON.stringify(files)],
  ])

/** The first time it is sent belongs to its beginning. What was shown before counts until this one has ended. */
export const beginTrial = (tx: Transaction, tag: string, now: Date) =>
  tx.run(
    `update mail_boxes set trial_tag = $1, trial_at = $2, trial_tries = 1, trial_sent_at = null, trial_says = '' where id = 1`,
    [tag, now],
  )

export const noteTry = (tx: Transaction) =>
  tx.run('update mail_boxes set trial_tries = trial_tries + 1 where id = 1 and trial_tag is not null')

export const noteSent = (tx: Transaction, tag: string, now: Date) =>
  tx.run(
    `update mail_boxes set trial_sent_at = $2, trial_says = '', unsent_since = null where id = 1 and trial_tag = $1`,
    [tag, now],
  )

export const noteNotSent = (tx: Transaction, tag: string, says: string) =>
  tx.run('update mail_boxes set trial_says = $2 where id = 1 and trial_tag = $1', [tag, says.slice(0, 500)])

/** It was never sent, and so it shows nothing, neither for nor against the mail server. */
export const setUnsent = (tx: Transaction, tag: string, says: string) =>
  tx.run(
    `update mail_boxes set trial_tag = null, trial_says = $2, unsent_since = coalesce(unsent_since, trial_at)
      where id = 1 and trial_tag = $1`,
    [tag, says.slice(0, 500)],
  )

/** `why` it proves nothing; empty: it does. Only once, and only of the trial with this tag: then whether it was proven before. */
export const setEnded = (tx: Transaction, tag: string, why: string, now: Date) =>
  tx.maybe<{ wasProven: boolean }>(
    `with before as (select proven_at from mail_boxes where id = 1 and trial_tag = $1 for update)
     update mail_boxes set trial_tag = null, trial_says = $2, unsent_since = null,
            proven_at = case when $2 = '' then $3::timestamptz end,
            last_proven_at = case when $2 = '' then $3::timestamptz else last_proven_at end
       from before where id = 1 returning before.proven_at is not null as "wasProven"`,
    [tag, why.slice(0, 500), now],
  )
