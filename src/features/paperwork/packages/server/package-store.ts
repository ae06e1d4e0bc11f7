import type { Db, Transaction } from '#platform/database/database.ts'
import type { PackageEntry } from '#preparation/filing-file/package-entries.ts'

export type PackageRow = {
  id: number
  caseId: number
  companyId: number
  number: number
  status: 'Waiting' | 'Working' | 'Ready' | 'Failed' | 'Filed' | 'Rejected' | 'Sent'
  /** The response to a notice that it is; null: the filing itself. */
  responseId: number | null
  step: string
  doneParts: number
  totalParts: number
  message: string
  pages: number | null
  sha256: string | null
  snapshotSha256: string | null
  contents: PackageEntry[]
  missing: string[]
  versions: Record<string, number>
  createdAt: string
  createdBy: number | null
  createdByName: string
  filedOn: string | null
  filedByName: string
  proofOfFiling: string
  rejectedOn: string | null
  rejectionReason: string
}

const COLUMNS = `p.id, p.case_id as "caseId", p.company_id as "companyId", p.number, p.status,
  p.response_id as "responseId", p.step, p.done_parts as "doneParts",
  p.total_parts as "totalParts", p.message, p.pages, encode(p.sha256, 'hex') as sha256,
  encode(p.snapshot_sha256, 'hex') as "snapshotSha256", p.contents, p.missing, p.versions, p.created_at as "createdAt",
  p.created_by as "createdBy", p.created_by_name as "createdByName", p.filed_on as "filedOn", p.filed_by_name as "filedByName",
  p.proof_of_filing as "proofOfFiling", p.rejected_on as "rejectedOn", p.rejection_reason as "rejectionReason"`

/** The newest packages of a case: of its filing, or of its responses to notices. */
export const packagesOf = (db: Db, caseId: number, most = 10, kind: 'filing' | 'response' = 'filing') =>
  db.rows<PackageRow>(
    `select ${COLUMNS} from case_packages p where p.case_id = $1 and p.kind = $3 order by p.id desc limit $2`,
    [caseId, most, kind],
  )

export const packageById = (db: Db, caseId: number, id: number, lock: 'for update' | '' = '') =>
  db.one<PackageRow>(`select ${COLUMNS} from case_packages p where p.case_id = $1 and p.id = $2 ${lock}`, [caseId, id])

/** What a job works on. Needs scope system. */
export const packageForJob = (db: Db, id: number) =>
  db.one<PackageRow>(`select ${COLUMNS} from case_packages p where p.id = $1`, [id])

/** Where the PDF of a package lies. Needs scope system: the file belongs to the package, not to the reader. */
export const packageFile = (db: Db, id: number) =>
  db.maybe<{ key: string; name: string; companyId: number | null }>(
    `select f.key, f.name, f.company_id as "companyId" from case_packages p join files f on f.id = p.file_id where p.id = $1`,
    [id],
  )

export const insertPackage = (
  tx: Transaction,
  caseId: number,
  author: { id: number; name: string; now: Date },
  responseId: number | null = null,
) =>
  tx.one<{ id: number }>(
    `insert into case_packages (company_id, law_firm_id, household_person_id, person_id, case_id, number, created_at, created_by,
                                created_by_name, response_id, kind)
     select company_id, law_firm_id, household_person_id, person_id, id,
            (select coalesce(max(number), 0) + 1 from case_packages p where p.case_id = cases.id), $2, $3, $4, $5,
            case when $5::bigint is null then 'filing' else 'response' end
       from cases where id = $1 returning id`,
    [caseId, author.now, author.id, author.name, responseId],
  )

export const setProgress = (tx: Transaction, id: number, done: number, total: number, step: string) =>
  tx.run(
    `update case_packages set status = 'Working', done_parts = $2, total_parts = $3, step = $4
      where id = $1 and status in ('Waiting', 'Working')`,
    [id, done, total, step.slice(0, 200)],
  )

export const failPackage = (tx: Transaction, id: number, message: string) =>
  tx.run(`update case_packages set status = 'Failed', step = '', message = $2 where id = $1 and status <> 'Filed'`, [
    id,
    message,
  ])

export type StoredFile = { key: string; name: string; contentType: string; size: number; sha256: Buffer }
export type Finished = {
  pdf: StoredFile
  snapshot: StoredFile
  pages: number
  contents: readonly PackageEntry[]
  missing: readonly string[]
  versions: object
  at: Date
}

/** A package that is done: its two files and what it is. Needs scope system. */
export async function finishPackage(tx: Transaction, id: number, done: Finished): Promise<void> {
  const fileId = await insertPackageFile(tx, id, done.pdf, 'package', done.at)
  const snapshotId = await insertPackageFile(tx, id, done.snapshot, 'snapshot', done.at)
  await tx.run(
    `update case_packages set status = 'Ready', step = '', message = '', file_id = $2, sha256 = $3, snapshot_id = $4,
            snapshot_sha256 = $5, pages = $6, contents = $7, missing = $8, versions = $9, built_at = $10,
            done_parts = total_parts
      where id = $1`,
    [
      ...[id, fileId, done.pdf.sha256, snapshotId, done.snapshot.sha256, done.pages],
      ...[JSON.stringify(done.contents), JSON.stringify(done.missing), JSON.stringify(done.versions), done.at],
    ],
  )
}

async function insertPackageFile(tx: Transaction, packageId: number, file: StoredFile, purpose: string, at: Date) {
  const { id } = await tx.one<{ id: number }>(
    `insert into files (key, company_id, law_firm_id, name, content_type, size, sha256, purpose, created_at, created_by)
     select $2, company_id, law_firm_id, $3, $4, $5, $6, $7, $8, created_by from case_packages where id = $1 returning id`,
    [packageId, file.key, file.name, file.contentType, file.size, file.sha256, purpose, at],
  )
  return id
}

type Filing = { filedOn: string; proofOfFiling: string; channel: 'paper' | 'online'; at: Date; byName: string }

export async function markPackageFiled(tx: Transaction, { id }: PackageRow, filing: Filing): Promise<void> {
  await tx.run(
    `update case_packages set status = 'Filed', filed_at = $2, filed_on = $3, filed_by_name = $4, channel = $5, proof_of_filing = $6
      where id = $1`,
    [id, filing.at, filing.filedOn, filing.byName, filing.channel, filing.proofOfFiling],
  )
}

/** The same package as that of a case whose forms are in it: what was filed is found from both. */
export const copyForFamily = (tx: Transaction, { id }: Pick<PackageRow, 'id'>, caseId: number) =>
  tx.one<PackageRow>(
    `insert into case_packages as p (company_id, law_firm_id, household_person_id, person_id, case_id, number, status, done_parts,
            total_parts, pages, sha256, file_id, snapshot_id, snapshot_sha256, contents, versions, created_at, created_by,
            created_by_name, built_at)
     select k.company_id, k.law_firm_id, k.household_person_id, k.person_id, k.id,
            (select coalesce(max(number), 0) + 1 from case_packages o where o.case_id = k.id), b.status, b.done_parts, b.total_parts,
            b.pages, b.sha256, b.file_id, b.snapshot_id, b.snapshot_sha256, b.contents, b.versions, b.created_at, b.created_by,
            b.created_by_name, b.built_at
       from case_packages b join cases k on k.company_id = b.company_id and k.id = $2 where b.id = $1 returning ${COLUMNS}`,
    [id, caseId],
  )

/** The package that went out came back; taken back, it is out again. */
export const markRejected = (tx: Transaction, caseId: number, rejected: { on: string; reason: string } | null) =>
  tx.run(
    `update case_packages set status = case when $2::date is null then 'Filed' else 'Rejected' end, rejected_on = $2::date,
            rejection_reason = $3
      where id = (select id from case_packages where case_id = $1 and status in ('Filed', 'Rejected') order by id desc limit 1)`,
    [caseId, rejected?.on ?? null, rejected?.reason ?? ''],
  )
