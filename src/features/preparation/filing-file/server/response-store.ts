import type { Db, Transaction } from '#platform/database/database.ts'

export type NoticeKind = 'rfe' | 'noid' | 'noir'

export type ResponseRow = {
  id: number
  caseId: number
  companyId: number
  notice: NoticeKind
  noticeOn: string | null
  dueOn: string | null
  noticeDocumentId: number | null
  letterFileId: number | null
  /** Documents in the order of their tabs. */
  exhibits: number[]
  version: number
  packageId: number | null
  sentOn: string | null
  tracking: string
  sentWord: string
  sentByName: string
  receivedOn: string | null
  receivedWord: string
  receivedByName: string
}

const COLUMNS = `r.id, r.case_id as "caseId", r.company_id as "companyId", r.notice, r.notice_on as "noticeOn",
  r.due_on as "dueOn", r.notice_document_id as "noticeDocumentId", r.letter_file_id as "letterFileId", r.exhibits, r.version,
  r.package_id as "packageId", r.sent_on as "sentOn", r.tracking, r.sent_word as "sentWord",
  r.sent_by_name as "sentByName", r.received_on as "receivedOn", r.received_word as "receivedWord",
  r.received_by_name as "receivedByName"`

/** The newest response of a case. */
export const responseOf = (db: Db, caseId: number, lock: 'for update' | '' = '') =>
  db.maybe<ResponseRow>(
    `select ${COLUMNS} from case_responses r where r.case_id = $1 order by r.id desc limit 1 ${lock}`,
    [caseId],
  )

/** What a job works on. Needs scope system. */
export const responseForJob = (db: Db, id: number) =>
  db.one<ResponseRow>(`select ${COLUMNS} from case_responses r where r.id = $1`, [id])

type Notice = { notice: NoticeKind; noticeOn: string | null; dueOn: string | null }

export const insertResponse = (tx: Transaction, caseId: number, { notice, noticeOn, dueOn }: Notice, at: Date) =>
  tx.one<ResponseRow>(
    `insert into case_responses as r (company_id, law_firm_id, household_person_id, person_id, case_id, notice, notice_on,
                                      due_on, created_at)
     select k.company_id, k.law_firm_id, k.household_person_id, k.person_id, k.id, $2, $3, $4, $5
       from cases k where k.id = $1 returning ${COLUMNS}`,
    [caseId, notice, noticeOn, dueOn, at],
  )

type Planned = Pick<ResponseRow, 'noticeDocumentId' | 'letterFileId' | 'exhibits' | 'dueOn'>

export const saveResponse = (tx: Transaction, id: number, planned: Planned) =>
  tx.run(
    `update case_responses set notice_document_id = $2, letter_file_id = $3, exhibits = $4, due_on = $5, version = version + 1
      where id = $1`,
    [id, planned.noticeDocumentId, planned.letterFileId, JSON.stringify(planned.exhibits), planned.dueOn],
  )

type Sent = { packageId: number; sentOn: string; tracking: string; word: string; byName: string }

export async function markSent(tx: Transaction, id: number, sent: Sent): Promise<void> {
  await tx.run(
    `update case_responses set package_id = $2, sent_on = $3, tracking = $4, sent_word = $5, sent_by_name = $6 where id = $1`,
    [id, sent.packageId, sent.sentOn, sent.tracking, sent.word, sent.byName],
  )
  await tx.run(`update case_packages set status = 'Sent' where id = $1`, [sent.packageId])
}

export const markReceived = (
  tx: Transaction,
  id: number,
  { receivedOn, word, byName }: { receivedOn: string; word: string; byName: string },
) =>
  tx.run('update case_responses set received_on = $2, received_word = $3, received_by_name = $4 where id = $1', [
    ...[id, receivedOn, word, byName],
  ])
