import type { Db, Transaction } from '#platform/database/database.ts'
import type { Envelope, EnvelopeField, EnvelopeState, FieldPlace, Signer, SignerState } from '../records.ts'

export type EnvelopeRow = Omit<Envelope, 'signers' | 'fields' | 'events' | 'may'> & {
  lawFirmId: number | null
  fileId: number
  /** Its number at the provider outside. */
  outsideRef: string | null
  /** What a person accepted of the signers it names. */
  outsideAccepted: string[]
  resultFileId: number | null
  createdBy: number | null
}

const COLUMNS = `
  e.id, e.company_id as "companyId", e.law_firm_id as "lawFirmId", e.case_id as "caseId", e.document_id as "documentId",
  e.file_id as "fileId", e.pages, e.title, e.message, e.state, e.valid_days as "validDays", e.expires_at as "expiresAt",
  e.sent_at as "sentAt", e.closed_at as "closedAt", e.closed_reason as "closedReason", e.check_number as "checkNumber",
  e.result_file_id as "resultFileId", e.result_document_id as "resultDocumentId", e.version, e.created_at as "createdAt",
  e.created_by as "createdBy", e.created_by_name as "createdByName", e.outside, e.outside_ref as "outsideRef", e.brought,
  e.outside_accepted as "outsideAccepted", e.outside_problem as problem,
  array(select d from unnest(e.outside_differs) d where d <> all (e.outside_accepted)) as differs,
  app.zone_of(e.law_firm_id, e.company_id) as zone`

const SIGNER = `
  s.id, s.position, s.name, s.email, s.role, s.state, s.asked_at as "askedAt", s.reminded_at as "remindedAt",
  s.opened_at as "openedAt", s.identified_at as "identifiedAt", s.signed_at as "signedAt", s.address,
  s.decline_reason as "declineReason"`

export const envelopesOfCase = (db: Db, caseId: number) =>
  db.rows<EnvelopeRow>(`select ${COLUMNS} from envelopes e where e.case_id = $1 order by e.id desc limit 100`, [caseId])

export const envelopesOfCompany = (db: Db, companyId: number) =>
  db.rows<EnvelopeRow>(
    `select ${COLUMNS} from envelopes e where e.company_id = $1 and e.case_id is null order by e.id desc limit 100`,
    [companyId],
  )

export const envelopeById = (db: Db, id: number, lock: 'for update' | '' = '') =>
  db.one<EnvelopeRow>(`select ${COLUMNS} from envelopes e where e.id = $1 ${lock}`, [id])

export const signersOf = (db: Db, envelopeId: number) =>
  db.rows<Signer>(`select ${SIGNER} from envelope_signers s where s.envelope_id = $1 order by s.position`, [envelopeId])

export const fieldsOf = (db: Db, envelopeId: number) =>
  db.rows<EnvelopeField>(
    `select id, signer_id as "signerId", kind, label, page, x, y, width, height
       from envelope_fields where envelope_id = $1 order by page, y, x, id`,
    [envelopeId],
  )

/** The history; a link that lies in the outbox was not mailed. Without a mail server it stays there (`held`). */
export const eventsOf = (db: Db, envelopeId: number, { smtpUrl }: { smtpUrl?: string }) =>
  db.rows<Envelope['events'][number]>(
    `select v.kind, v.who, v.note, v.at,
            coalesce((select case when m.status = 'waiting' and not $2 then 'held' else m.status end from outbox_mails m
                       where m.status in ('waiting', 'held', 'failed') and m.template = 'signing-request'
                         and m.created_at = v.at and v.who like '%<' || m.recipients[1] || '>' limit 1), '') as mail
       from envelope_events v where v.envelope_id = $1 order by v.id`,
    [envelopeId, smtpUrl !== undefined],
  )

export type NewEnvelope = {
  companyId: number
  lawFirmId: number | null
  caseId: number | null
  documentId: number | null
  fileId: number
  pages: number
  title: string
  message: string
  validDays: number
}
type By = { id: number | null; name: string; now: Date }

export const insertEnvelope = (tx: Transaction, given: NewEnvelope, by: By) =>
  tx.one<{ id: number }>(
    `insert into envelopes (company_id, law_firm_id, case_id, document_id, file_id, pages, title, message, valid_days, created_at, created_by, created_by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      ...[given.companyId, given.lawFirmId, given.caseId, given.documentId, given.fileId, given.pages],
      ...[given.title, given.message, given.validDays, by.now, by.id, by.name],
    ],
  )

export const changeEnvelope = (
  tx: Transaction,
  id: number,
  { title, message, validDays }: Pick<NewEnvelope, 'title' | 'message' | 'validDays'>,
) =>
  tx.run('update envelopes set title = $2, message = $3, valid_days = $4, version = version + 1 where id = $1', [
    ...[id, title, message, validDays],
  ])

export type NewSigner = { name: string; email: string; role: string; fields: readonly FieldPlace[] }

/** The signers of a draft in their order, in place of those there were. */
export async function replaceSigners(tx: Transaction, envelopeId: number, signers: readonly NewSigner[]) {
  await tx.run('delete from envelope_signers where envelope_id = $1', [envelopeId])
  for (const [index, { name, email, role, fields }] of signers.entries()) {
    const { id } = await tx.one<{ id: number }>(
      `insert into envelope_signers (company_id, law_firm_id, envelope_id, position, name, email, role)
       select company_id, law_firm_id, id, $2, $3, $4, $5 from envelopes where id = $1 returning id`,
      [envelopeId, index + 1, name, email, role],
    )
    for (const { kind, label, page, x, y, width, height } of fields)
      await tx.run(
        `insert into envelope_fields (company_id, law_firm_id, envelope_id, signer_id, kind, label, page, x, y, width, height)
         select company_id, law_firm_id, id, $2, $3, $4, $5, $6, $7, $8, $9 from envelopes where id = $1`,
        [envelopeId, id, kind, label, page, x, y, width, height],
      )
  }
}

type Sent = {
  now: Date
  expiresAt: Date
  outside?: string
  checkNumber: string | null
  by: { id: number | null; name: string }
}

/** From now on it is the sender's, whoever prepared it: mails, pages and certificate name the one who sent it. */
export const setSent = (tx: Transaction, id: number, { now, expiresAt, checkNumber, outside = '', by }: Sent) =>
  tx.run(
    `update envelopes set state = 'sent', sent_at = $2, expires_at = $3, check_number = $4, outside = $5,
            created_by = $6, created_by_name = $7, version = version + 1 where id = $1`,
    [id, now, expiresAt, checkNumber, outside, by.id, by.name],
  )

export const setClosed = (tx: Transaction, id: number, state: EnvelopeState, now: Date, reason = '') =>
  tx.run('update envelopes set state = $2, closed_at = $3, closed_reason = $4, version = version + 1 where id = $1', [
    id,
    state,
    now,
    reason,
  ])

export const setAsked = (tx: Transaction, signerId: number, now: Date, linkHash: string) =>
  tx.run(`update envelope_signers set state = 'asked', asked_at = $2, link_hash = $3 where id = $1`, [
    ...[signerId, now, linkHash],
  ])

export const setReminded = (tx: Transaction, signerId: number, now: Date) =>
  tx.run('update envelope_signers set reminded_at = $2 where id = $1', [signerId, now])

export type EventKind =
  | 'made'
  | 'sent'
  | 'asked'
  | 'reminded'
  | 'voided'
  | 'expired'
  | 'completed'
  | 'differs'
  | 'accepted'
  | SignerEvent
type SignerEvent = 'opened' | 'identified' | 'signed' | 'declined'

/** A line of the history, which nobody changes afterwards. */
export const addEnvelopeEvent = (
  tx: Transaction,
  envelopeId: number,
  {
    kind,
    who,
    at,
    note = '',
    address = '',
  }: { kind: EventKind; who: string; at: Date; note?: string; address?: string },
) =>
  tx.run(
    `insert into envelope_events (company_id, law_firm_id, envelope_id, kind, who, note, at, address)
     select company_id, law_firm_id, id, $2, $3, $4, $5, $6 from envelopes where id = $1`,
    [envelopeId, kind, who, note, at, address],
  )

export type Asking = {
  office: string
  senderEmail: string | null
  zone: string
  caseNumber: string | null
  caseOf: string | null
}

/** Who asks: the law firm where there is one, else the company. Needs scope system. */
export const askingOffice = (system: Db, envelopeId: number) =>
  system.one<Asking>(
    `select coalesce(sf.name, sc.name, f.name, c.name) as office, u.email as "senderEmail",
            app.zone_of(e.law_firm_id, e.company_id) as zone, k.number as "caseNumber", k.person_name as "caseOf"
       from envelopes e join companies c on c.id = e.company_id left join law_firms f on f.id = e.law_firm_id
            left join users u on u.id = e.created_by left join law_firms sf on sf.id = u.law_firm_id
            left join companies sc on sc.id = u.company_id left join cases k on k.id = e.case_id
      where e.id = $1`,
    [envelopeId],
  )

export type StoredFile = {
  key: string
  name: string
  contentType: string
  companyId: number | null
  lawFirmId: number | null
  sha256: string
}

/** Needs scope system: whoever may see the envelope may see what it holds. */
export const fileOf = (system: Db, id: number) =>
  system.one<StoredFile>(
    `select key, name, content_type as "contentType", company_id as "companyId", law_firm_id as "lawFirmId",
            encode(sha256, 'hex') as sha256 from files where id = $1`,
    [id],
  )

export type { SignerState }
