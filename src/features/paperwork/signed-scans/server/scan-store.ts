import type { Db, Transaction } from '#platform/database/database.ts'
import type { ScannedPage, SignedScan } from '../contract.ts'

export type ScanRow = SignedScan & {
  caseId: number
  companyId: number
  fileId: number
  signedOn: string
  by: number | null
}

const COLUMNS = `s.id, s.case_id as "caseId", s.company_id as "companyId", s.file_id as "fileId", s.file_name as "fileName",
  s.status, s.signed_on as "signedOn", s.done_pages as "donePages", s.total_pages as "totalPages", s.pages, s.at, s.by,
  s.by_name as "byName"`

export const scansOf = (db: Db, caseId: number) =>
  db.rows<ScanRow>(`select ${COLUMNS} from case_scans s where s.case_id = $1 order by s.id desc limit 50`, [caseId])

export const scanById = (db: Db, caseId: number, id: number, lock: 'for update' | '' = '') =>
  db.one<ScanRow>(`select ${COLUMNS} from case_scans s where s.case_id = $1 and s.id = $2 ${lock}`, [caseId, id])

/** What a job works on. Needs scope system. */
export const scanForJob = (db: Db, id: number) =>
  db.one<ScanRow>(`select ${COLUMNS} from case_scans s where s.id = $1`, [id])

/** One that was not read within a day never will be. */
export const scansWaiting = async (tx: Transaction, caseId: number, now: Date): Promise<number> => {
  const { n } = await tx.one<{ n: number }>(
    `select count(*) as n from case_scans where case_id = $1 and status = 'Reading' and at > $2::timestamptz - interval '1 day'`,
    [caseId, now],
  )
  return n
}

type NewScan = { fileId: number; fileName: string; signedOn: string; at: Date; by: number; byName: string }

export const insertSignedScan = (tx: Transaction, caseId: number, given: NewScan) =>
  tx.one<ScanRow>(
    `insert into case_scans as s (company_id, law_firm_id, household_person_id, person_id, case_id, file_id, file_name, signed_on,
                                  at, by, by_name)
     select company_id, law_firm_id, household_person_id, person_id, id, $2, $3, $4, $5, $6, $7 from cases where id = $1
     returning ${COLUMNS}`,
    [caseId, given.fileId, given.fileName.slice(0, 255), given.signedOn, given.at, given.by, given.byName],
  )

export const setScanProgress = (tx: Transaction, id: number, done: number, total: number) =>
  tx.run(`update case_scans set done_pages = $2, total_pages = $3 where id = $1 and status = 'Reading'`, [
    id,
    done,
    total,
  ])

/** No row when it was finished before: what became of its pages since stays. */
export const finishScan = (
  tx: Transaction,
  id: number,
  { status, pages }: { status: 'Read' | 'Failed' | 'Refused'; pages: readonly ScannedPage[] },
) =>
  tx.run(
    `update case_scans set status = $2, pages = $3, done_pages = $4, total_pages = $4
           where id = $1 and status = 'Reading'`,
    [...[id, status, JSON.stringify(pages), pages.length]],
  )

export const savePages = (tx: Transaction, id: number, pages: readonly ScannedPage[]) =>
  tx.run('update case_scans set pages = $2 where id = $1', [id, JSON.stringify(pages)])
