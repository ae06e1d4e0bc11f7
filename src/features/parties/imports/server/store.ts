import { companiesOf } from '#identity/sessions/server/company-scope.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import type { ReceivedFile } from '#platform/files/receive.ts'
import { notFound } from '#platform/operation/refusal.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { Import } from '../contract.ts'
import type { Mapping } from '../guess.ts'
import type { Problem } from '../read-row.ts'
import type { ImportKind } from '../targets.ts'

export type ImportRow = Omit<Import, 'undoUntil'> & { lawFirmId: number | null; createdBy: number | null }

const COLUMNS = `
  i.id, i.kind, i.company_id as "companyId", c.name as "companyName", i.law_firm_id as "lawFirmId", i.file_name as "fileName",
  i.columns, i.mapping, i.status, i.total_rows as "totalRows", i.done_rows as "doneRows",
  (select count(distinct p ->> 'row') from jsonb_array_elements(i.problems) p) as "badRows",
  jsonb_array_length(i.problems) as "problemCount", i.message, i.created_at as "createdAt", i.created_by as "createdBy",
  i.imported_at as "importedAt"`
const FROM = 'from imports i left join companies c on c.id = i.company_id'

/** An import of what somebody works with, or "not found". */
export async function getImport(db: Db, actor: Actor, id: number): Promise<ImportRow> {
  const { values, bind } = binding([id])
  const visible = visibleImports(actor, bind)
  const found = await db.maybe<ImportRow>(`select ${COLUMNS} ${FROM} where i.id = $1${visible}`, values)
  if (!found) throw notFound('import')
  return found
}

export function listImports(db: Db, actor: Actor, kind: ImportKind): Promise<ImportRow[]> {
  const { values, bind } = binding([kind])
  const visible = visibleImports(actor, bind)
  return db.rows<ImportRow>(`select ${COLUMNS} ${FROM} where i.kind = $1${visible} order by i.id desc limit 20`, values)
}

// Companies are imported into no company: a confined attorney sees the own such imports.
function visibleImports(actor: Actor, bind: (value: unknown) => string): string {
  const own = companiesOf(actor, bind, { company: 'i.company_id', firm: 'i.law_firm_id' })
  if (own.length === 0) return ''
  const ofNobody = actor.selectedCompanyId === null && (actor.scope === 'firm' || actor.scope === 'attorney')
  const alsoOwn = ofNobody ? ` or (i.company_id is null and i.created_by = ${bind(actor.userId)})` : ''
  return ` and ((${own.join(' and ')})${alsoOwn})`
}

export const problemsOf = async (db: Db, id: number, most: number): Promise<Problem[]> =>
  (
    await db.one<{ problems: Problem[] }>(
      `select coalesce((select jsonb_agg(p.value order by p.place) from (
                select value, ordinality as place from jsonb_array_elements(problems) with ordinality limit $2) p), '[]') as problems
         from imports where id = $1`,
      [id, most],
    )
  ).problems

export type NewImport = {
  kind: ImportKind
  companyId: number | null
  lawFirmId: number | null
  file: ReceivedFile
  fileName: string
  columns: string[]
  mapping: Mapping
  totalRows: number
  at: Date
  by: number
}

export async function insertImport(db: Db, given: NewImport): Promise<number> {
  const { file, companyId, lawFirmId, at, by } = given
  const { id } = await db.one<{ id: number }>(
    `with stored as (
       insert into files (key, company_id, law_firm_id, name, content_type, size, sha256, purpose, created_at, created_by)
       values ($1, $2, $3, $4, $5, $6, $7, 'import', $8, $9) returning id)
     insert into imports (kind, company_id, law_firm_id, file_id, file_name, columns, mapping, total_rows, created_at, created_by)
     select $10, $2, $3, stored.id, $11, $12, $13, $14, $8, $9 from stored returning id`,
    [
      ...[file.key, companyId, lawFirmId, file.name, file.contentType, file.size, file.sha256, at, by],
      ...[given.kind, given.fileName, JSON.stringify(given.columns), JSON.stringify(given.mapping), given.totalRows],
    ],
  )
  return id
}

export const startChecking = (db: Db, id: number, mapping: Mapping) =>
  db.run(
    `update imports set status = 'checking', mapping = $2, problems = '[]', message = '', done_rows = 0, version = version + 1
      where id = $1`,
    [id, JSON.stringify(mapping)],
  )

export const setStatus = (db: Db, id: number, status: Import['status'], message = '') =>
  db.run(
    `update imports set status = $2, message = $3, version = version + 1,
            done_rows = case when $2 = 'importing' then 0 else done_rows end
      where id = $1`,
    [id, status, message],
  )

export const saveProblems = (db: Db, id: number, problems: readonly Problem[], message: string) =>
  db.run(
    `update imports set status = 'checked', problems = $2, message = $3, done_rows = total_rows, version = version + 1
      where id = $1`,
    [id, JSON.stringify(problems), message],
  )

export const finishImport = (db: Db, id: number, rows: number, at: Date) =>
  db.run(
    `update imports set status = 'imported', done_rows = $2, imported_at = $3, message = '', version = version + 1 where id = $1`,
    [id, rows, at],
  )

/** How far a job is; written outside its transaction, so that a reader sees it. */
export const setProgress = (db: Db, id: number, rows: number) =>
  db.run('update imports set done_rows = $2 where id = $1', [id, rows])

/** One command at a time changes where an import stands. */
export const lockImport = (db: Db, id: number) =>
  db.one<{ status: Import['status'] }>('select status from imports where id = $1 for update', [id])

export type ImportJob = {
  id: number
  kind: ImportKind
  status: Import['status']
  companyId: number | null
  lawFirmId: number | null
  fileKey: string
  fileName: string
  contentType: string
  columns: string[]
  mapping: Mapping
  createdBy: number
  /** An attorney works for the clients he or she brings. */
  creatorRoleId: number
}

/** What a job works from. Needs scope system. */
export const importForJob = (db: Db, id: number) =>
  db.one<ImportJob>(
    `select i.id, i.kind, i.status, i.company_id as "companyId", i.law_firm_id as "lawFirmId", f.key as "fileKey",
            i.file_name as "fileName", f.content_type as "contentType", i.columns, i.mapping, i.created_by as "createdBy",
            u.role_id as "creatorRoleId"
       from imports i join files f on f.id = i.file_id join users u on u.id = i.created_by where i.id = $1`,
    [id],
  )
