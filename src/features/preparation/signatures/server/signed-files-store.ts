import type { Db, Transaction } from '#platform/database/database.ts'
import type { PageCode } from '../page-code.ts'

type StoredFile = { key: string; name: string; contentType: string; size: number; sha256: Buffer }

/** The scan of a signed page. Needs scope system: a household has no files of the company. */
export async function insertScan(
  tx: Transaction,
  caseId: number,
  file: StoredFile,
  at: Date,
  by: number,
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(
    `insert into files (key, company_id, law_firm_id, name, content_type, size, sha256, purpose, created_at, created_by)
     select $2, company_id, law_firm_id, $3, $4, $5, $6, 'document', $7, $8 from cases where id = $1 returning id`,
    [caseId, file.key, file.name, file.contentType, file.size, file.sha256, at, by],
  )
  return id
}

/** Where the scan of a signed page lies. Needs scope system. */
export const scanFile = (db: Db, id: number) =>
  db.maybe<{ key: string; companyId: number | null; contentType: string }>(
    'select key, company_id as "companyId", content_type as "contentType" from files where id = $1',
    [id],
  )

/** What a package was written from; it may be that of the petition a case goes with. Needs scope system. */
export const packageSnapshot = (db: Db, companyId: number, { caseNumber, package: number }: PageCode) =>
  db.maybe<{ key: string; companyId: number | null }>(
    `select f.key, f.company_id as "companyId" from case_packages p join files f on f.id = p.snapshot_id
       join cases k on k.id = p.case_id
      where k.company_id = $1 and k.number = $2 and p.number = $3`,
    [companyId, caseNumber, number],
  )
