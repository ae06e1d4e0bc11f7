import type { Db, Transaction } from '#platform/database/database.ts'

export type SignatureRow = {
  id: number
  caseFormId: number
  block: string
  signer: string
  kind: 'Ink' | 'Scan' | 'Online account'
  signedOn: string
  pageCode: string
  fileId: number | null
  /** Which page of the scan it is, from 1. */
  filePage: number
  byName: string
}

export const signaturesOf = (db: Db, caseId: number) =>
  db.rows<SignatureRow>(
    `select id, case_form_id as "caseFormId", block, signer, kind, signed_on as "signedOn", page_code as "pageCode",
            file_id as "fileId", file_page as "filePage", by_name as "byName"
       from case_signatures where case_id = $1 order by id`,
    [caseId],
  )

export type NewSignature = Omit<SignatureRow, 'id' | 'byName'> & { at: Date; by: number | null; byName: string }

export const saveSignature = (tx: Transaction, caseId: number, given: NewSignature) =>
  tx.run(
    `insert into case_signatures (company_id, law_firm_id, household_person_id, person_id, case_id, case_form_id, block, signer,
                                  kind, signed_on, page_code, file_id, file_page, at, by, by_name)
     select company_id, law_firm_id, household_person_id, person_id, id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
       from cases where id = $1
     on conflict (case_form_id, block) do update set signer = excluded.signer, kind = excluded.kind,
       signed_on = excluded.signed_on, page_code = case when excluded.file_id is null then case_signatures.page_code else excluded.page_code end,
       file_page = case when excluded.file_id is null then case_signatures.file_page else excluded.file_page end,
       file_id = coalesce(excluded.file_id, case_signatures.file_id),
       at = excluded.at, by = excluded.by, by_name = excluded.by_name`,
    [
      ...[caseId, given.caseFormId, given.block, given.signer, given.kind, given.signedOn, given.pageCode],
      ...[given.fileId, given.filePage, given.at, given.by, given.byName],
    ],
  )

export const dropSignature = (tx: Transaction, caseId: number, caseFormId: number, block: string) =>
  tx.run('delete from case_signatures where case_id = $1 and case_form_id = $2 and block = $3', [
    caseId,
    caseFormId,
    block,
  ])
