import type { Db, Transaction } from '#platform/database/database.ts'

export type SignatureRow = {
  id: number
  caseFormId: number
  block: string
  signer: string
  kind: 'Ink' | 'Scan' | 'Online account'
  /** As written beside the signature; of a scan known once somebody looked. */
  signedOn: string | null
  /** What somebody saw in the box of a scan; null: nobody has looked. */
  looked: 'Yes' | 'No' | null
  /** Of what the signer marked by hand: why there is no scan. */
  reason: string
  pageCode: string
  fileId: number | null
  /** Which page of the scan it is, from 1. */
  filePage: number
  /** The scan it came back on. */
  scanId: number | null
  byName: string
}

/** What counts as signed: a scan only when somebody saw the signature on it. */
export type SignedRow = SignatureRow & { signedOn: string }
export const isSigned = (row: SignatureRow): row is SignedRow =>
  row.signedOn !== null && (row.kind !== 'Scan' || row.looked === 'Yes')

export const signaturesOf = (db: Db, caseId: number) =>
  db.rows<SignatureRow>(
    `select id, case_form_id as "caseFormId", block, signer, kind, signed_on as "signedOn", looked, reason,
            page_code as "pageCode", file_id as "fileId", file_page as "filePage", by_name as "byName",
            (select max(s.id) from case_scans s
              where s.case_id in (g.case_id, (select k.principal_case_id from cases k where k.id = g.case_id))
                and s.file_id = g.file_id) as "scanId"
       from case_signatures g where case_id = $1 order by id`,
    [caseId],
  )

type Noting = { at: Date; by: number | null; byName: string }
type NewSignature = Omit<SignatureRow, 'id' | 'byName' | 'scanId'> & Noting
type Received = Pick<SignatureRow, 'caseFormId' | 'block' | 'signer' | 'pageCode' | 'filePage'> & { fileId: number }

/** A scan came back: nobody has looked at the box yet, whatever was known of it before. */
export const receiveScan = (tx: Transaction, caseId: number, given: Received & Noting) =>
  saveSignature(tx, caseId, { ...given, kind: 'Scan', signedOn: null, looked: null, reason: '' })

/** What somebody saw in the box of a scan. */
export const lookAtSignature = (
  tx: Transaction,
  { id }: Pick<SignatureRow, 'id'>,
  { looked, signedOn, at, by, byName }: Pick<SignatureRow, 'looked' | 'signedOn'> & Noting,
) =>
  tx.run('update case_signatures set looked = $2, signed_on = $3, at = $4, by = $5, by_name = $6 where id = $1', [
    ...[id, looked, signedOn, at, by, byName],
  ])

export const saveSignature = (tx: Transaction, caseId: number, given: NewSignature) =>
  tx.run(
    `insert into case_signatures (company_id, law_firm_id, household_person_id, person_id, case_id, case_form_id, block, signer,
                                  kind, signed_on, page_code, file_id, file_page, at, by, by_name, looked, reason)
     select company_id, law_firm_id, household_person_id, person_id, id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14
       from cases where id = $1
     on conflict (case_form_id, block) do update set signer = excluded.signer, kind = excluded.kind,
       signed_on = excluded.signed_on, looked = excluded.looked, reason = excluded.reason,
       page_code = excluded.page_code, file_page = excluded.file_page, file_id = excluded.file_id,
       at = excluded.at, by = excluded.by, by_name = excluded.by_name`,
    [
      ...[caseId, given.caseFormId, given.block, given.signer, given.kind, given.signedOn, given.pageCode],
      ...[given.fileId, given.filePage, given.at, given.by, given.byName, given.looked, given.reason],
    ],
  )

export const dropSignature = (tx: Transaction, caseId: number, caseFormId: number, block: string) =>
  tx.run('delete from case_signatures where case_id = $1 and case_form_id = $2 and block = $3', [
    caseId,
    caseFormId,
    block,
  ])
