import type { NewAccount } from '#identity/passwords/server/links.ts'
import { storable } from '#platform/archive/problems.ts'
import { ARCHIVE_PURPOSE } from '#platform/archive/tenant-rows.ts'
import type { ArchiveUser } from '#platform/archive/users-in.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { TenantArchive } from '../records.ts'

export type Summary = {
  records?: number
  files?: number
  problems?: string[]
  notes?: string[]
  ofCompany?: boolean
  inside?: { table: string; rows: number }[]
  /** Who gets an account, in the order of the archive; their ids once it is imported. */
  users?: ArchiveUser[]
  userIds?: number[]
  /** How often work on it began since somebody asked for it: whoever finds it begun knows that it was cut off. */
  begun?: number
  /** Under which names this import stores files, and how many: what a cut leaves behind is found by them. */
  stores?: { seed: string; count: number }
}
export type ArchiveRow = {
  id: number
  kind: TenantArchive['kind']
  companyId: number | null
  lawFirmId: number | null
  forLawFirmId: number | null
  status: TenantArchive['status']
  createdBy: number | null
  summary: Summary
  fileKey: string | null
  fileCompanyId: number | null
  fileLawFirmId: number | null
  fileName: string | null
  expiresAt: string | null
}

const MOST = 50
/** Came with this archive, was active where it comes from, and has not been let in here. */
const IS_TO_INVITE = `a.status = 'imported' and u.status = 'Inactive' and u.made_by = 'archive' and u.id in (
    select (n.id #>> '{}')::bigint from jsonb_array_elements(a.summary -> 'userIds') with ordinality as n (id, place)
     where (a.summary -> 'users' -> (n.place::integer - 1) ->> 'wasActive')::boolean)`
const SHOWN = `a.id, a.kind, a.name, a.status, a.done, a.total, a.message, coalesce((a.summary ->> 'records')::integer, 0) as records,
  coalesce((a.summary ->> 'files')::integer, 0) as files, coalesce(f.size, 0) as bytes,
  coalesce(a.summary -> 'problems', '[]') as problems, coalesce(a.summary -> 'notes', '[]') as notes,
  coalesce((a.summary ->> 'ofCompany')::boolean, false) as "ofCompany", coalesce(a.summary -> 'inside', '[]') as inside, coalesce(jsonb_array_length(a.summary -> 'users'), 0) as users,
  (select count(*)::integer from users u where ${IS_TO_INVITE}) as "toInvite", a.created_at as "createdAt",
  a.created_by_name as "createdByName", a.expires_at as "expiresAt"`

export const archivesOf = (db: Db, of: { companyId: number } | { lawFirmId: number } | 'provider') =>
  db.rows<TenantArchive>(
    `select ${SHOWN} from tenant_archives a left join files f on f.id = a.file_id
      where ${of === 'provider' ? `a.kind = 'import' and $1::bigint is null` : 'companyId' in of ? 'a.company_id = $1' : 'a.company_id is null and a.law_firm_id = $1'}
      order by a.id desc limit ${MOST}`,
    [of === 'provider' ? null : 'companyId' in of ? of.companyId : of.lawFirmId],
  )

export const archiveShown = (db: Db, id: number) =>
  db.one<TenantArchive>(
    `select ${SHOWN} from tenant_archives a left join files f on f.id = a.file_id where a.id = $1`,
    [id],
  )

export const archiveById = (db: Db, id: number) =>
  db.maybe<ArchiveRow>(
    `select a.id, a.kind, a.company_id as "companyId", a.law_firm_id as "lawFirmId", a.for_law_firm_id as "forLawFirmId",
            a.status, a.created_by as "createdBy", a.summary, f.key as "fileKey", f.company_id as "fileCompanyId",
            f.law_firm_id as "fileLawFirmId", f.name as "fileName", a.expires_at as "expiresAt"
       from tenant_archives a left join files f on f.id = a.file_id where a.id = $1`,
    [id],
  )

type New = {
  kind: TenantArchive['kind']
  companyId: number | null
  lawFirmId: number | null
  name: string
  fileId: number | null
  now: Date
  by: { id: number; name: string }
}
export const insertArchive = (tx: Transaction, { kind, companyId, lawFirmId, name, fileId, now, by }: New) =>
  tx.one<{ id: number }>(
    `insert into tenant_archives (kind, company_id, law_firm_id, name, status, file_id, created_at, created_by, created_by_name)
     values ($1, $2, $3, $4, 'waiting', $5, $6, $7, $8) returning id`,
    [kind, companyId, lawFirmId, name, fileId, now, by.id, by.name],
  )

export const tenantName = (db: Db, { companyId, lawFirmId }: { companyId: number | null; lawFirmId: number | null }) =>
  db.one<{ name: string }>(
    companyId === null ? 'select name from law_firms where id = $1' : 'select name from companies where id = $1',
    [companyId ?? lawFirmId],
  )

export const setProgress = (tx: Transaction, id: number, status: string, done: number, total: number) =>
  tx.run('update tenant_archives set status = $2, done = $3, total = $4 where id = $1', [id, status, done, total])

/** Counts a beginning, and says how many there were before. */
export const countBeginning = async (tx: Transaction, id: number): Promise<number> =>
  (
    await tx.one<{ begun: number }>(
      `update tenant_archives
          set summary = summary || jsonb_build_object('begun', coalesce((summary ->> 'begun')::integer, 0) + 1)
        where id = $1 returning (summary ->> 'begun')::integer - 1 as begun`,
      [id],
    )
  ).begun

export const setStores = (tx: Transaction, id: number, stores: NonNullable<Summary['stores']>) =>
  tx.run(`update tenant_archives set summary = summary || jsonb_build_object('stores', $2::jsonb) where id = $1`, [
    id,
    JSON.stringify(stores),
  ])

/** Holds the archive until the transaction ends; whether it is still to be imported. */
export const holdImport = async (tx: Transaction, id: number): Promise<boolean> =>
  (await tx.one<{ status: string }>('select status from tenant_archives where id = $1 for update', [id])).status ===
  'importing'

/** Under which names the import that came to its end stored its files. Waits for one that is ending now. */
export const importedWith = async (tx: Transaction, id: number): Promise<string | undefined> =>
  (
    await tx.maybe<{ seed: string }>(
      `select summary #>> '{stores,seed}' as seed from
         (select status, summary from tenant_archives where id = $1 for update) a where status = 'imported'`,
      [id],
    )
  )?.seed

export const setStatus = (tx: Transaction, id: number, status: string, message = '') =>
  tx.run('update tenant_archives set status = $2, message = $3 where id = $1', [id, status, message.slice(0, 1000)])

/** Ends what is still under way. What was finished meanwhile stays as it is, and the answer is false. */
export const setFailed = async (tx: Transaction, id: number, message: string): Promise<boolean> =>
  (await tx.run(
    `update tenant_archives set status = 'failed', message = $2 where id = $1 and status in ('waiting', 'working', 'importing')`,
    [id, storable(message.slice(0, 1000))],
  )) > 0

export const setChecked = (tx: Transaction, id: number, name: string, summary: Summary) =>
  tx.run(`update tenant_archives set status = 'checked', name = $2, summary = $3 where id = $1`, [
    id,
    name,
    // Names of people and files are told as the archive has them.
    JSON.stringify(summary, (_name, each: unknown) => (typeof each === 'string' ? storable(each) : each)),
  ])

export const setImported = (tx: Transaction, id: number, message: string, userIds: readonly number[]) =>
  tx.run(
    `update tenant_archives set status = 'imported', message = $2, summary = summary || jsonb_build_object('userIds', $3::jsonb)
      where id = $1`,
    [id, message, JSON.stringify(userIds)],
  )

/** Those whom the archive brought and who wait are invited from now on: their ids. */
export const takeToInvite = async (tx: Transaction, id: number, now: Date): Promise<number[]> =>
  (
    await tx.rows<{ id: number }>(
      `update users u set status = 'Invited', version = u.version + 1, updated_at = $2
         from tenant_archives a where a.id = $1 and ${IS_TO_INVITE} returning u.id`,
      [id, now],
    )
  ).map(({ id: userId }) => userId)

/** Those of them who have neither come in nor been switched off meanwhile. */
export const stillInvited = (db: Db, userIds: readonly number[]) =>
  db.rows<NewAccount>(
    `select id as "userId", email, user_name as "userName", first_name as "firstName", company_id as "companyId", law_firm_id as "lawFirmId"
       from users where id = any ($1) and status = 'Invited' order by id`,
    [userIds],
  )

export const chooseFirm = (tx: Transaction, id: number, lawFirmId: number | null) =>
  tx.run(
    `update tenant_archives set status = 'importing', for_law_firm_id = $2, message = '', summary = summary - 'begun' - 'stores'
      where id = $1`,
    [id, lawFirmId],
  )

type Kept = { key: string; size: number; sha256: Buffer }
type FileOf = { companyId: number | null; lawFirmId: number | null; name: string; now: Date; by: number | null }

export const keepFile = (
  tx: Transaction,
  { key, size, sha256 }: Kept,
  { companyId, lawFirmId, name, now, by }: FileOf,
) =>
  tx.one<{ id: number }>(
    `insert into files (key, company_id, law_firm_id, name, content_type, size, sha256, purpose, created_at, created_by)
     values ($1, $2, $3, $4, 'application/zip', $5, $6, $7, $8, $9) returning id`,
    [key, companyId, lawFirmId, name, size, sha256, ARCHIVE_PURPOSE, now, by],
  )

export const setReady = (tx: Transaction, id: number, fileId: number, summary: Summary, now: Date, expiresAt: Date) =>
  tx.run(
    `update tenant_archives set status = 'ready', file_id = $2, summary = $3, finished_at = $4, expires_at = $5, done = total
      where id = $1`,
    [id, fileId, JSON.stringify(summary), now, expiresAt],
  )

export const countDownload = (tx: Transaction, id: number) =>
  tx.run('update tenant_archives set downloads = downloads + 1 where id = $1', [id])
