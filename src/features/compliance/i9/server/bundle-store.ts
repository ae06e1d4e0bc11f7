import { assignedCompanies } from '#parties/attorneys/server/visible-store.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { NoticeKind } from '../notices.ts'
import type { Bundle, Notice, OpenNotice } from '../records.ts'

const NOTICE = `id, kind, served_on as "servedOn", served_how as "servedHow", due_on as "dueOn",
  printed_due_on as "printedDueOn", extended_until as "extendedUntil", workers, closed_on as "closedOn"`

export const noticesOf = (db: Db, companyId: number) =>
  db.rows<Notice>(`select ${NOTICE} from i9_notices where company_id = $1 order by id desc limit 50`, [companyId])

export const noticeById = (db: Db, id: number) => db.one<Notice>(`select ${NOTICE} from i9_notices where id = $1`, [id])

/** Companies of which nothing is destroyed now. */
export const heldCompanies = async (db: Db): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await db.rows<{ companyId: number }>(
        'select distinct company_id as "companyId" from i9_notices where closed_on is null',
      )
    ).map(({ companyId }) => companyId),
  )

type NewNotice = {
  companyId: number
  kind: NoticeKind
  printedDueOn?: string | null
  workers?: readonly string[]
  servedOn: string
  servedHow: string
  dueOn: string | null
  extendedUntil: string | null
  extensionLetter: string
  now: Date
  by: string
}
export const insertNotice = (tx: Transaction, given: NewNotice) =>
  tx.one<{ id: number }>(
    `insert into i9_notices (company_id, law_firm_id, served_on, served_how, due_on, extended_until, extension_letter,
                             created_at, created_by_name, kind, printed_due_on, workers)
     select id, law_firm_id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 from companies where id = $1 returning id`,
    [
      ...[given.companyId, given.servedOn, given.servedHow, given.dueOn, given.extendedUntil, given.extensionLetter],
      ...[given.now, given.by, given.kind, given.printedDueOn ?? null, JSON.stringify(given.workers ?? [])],
    ],
  )

export const closeNotice = (tx: Transaction, id: number, on: string) =>
  tx.run('update i9_notices set closed_on = $2 where id = $1 and closed_on is null', [id, on])

export type Choice = {
  formIds: number[]
  /** The groups whose people without a form are named; none where people were chosen by name. */
  without?: { current: boolean; former: boolean } | null
  trail: boolean
  list: boolean
}
export type BundleRow = Bundle & { companyId: number; choice: Choice; createdBy: number | null; createdByName: string }

const BUNDLE = `id, company_id as "companyId", choice, status, done, total, message, pages, entries, failed, missing,
  built_at as "builtAt", created_at as "createdAt", created_by as "createdBy", created_by_name as "createdByName"`

export const bundleById = (db: Db, id: number) =>
  db.one<BundleRow>(`select ${BUNDLE} from i9_bundles where id = $1`, [id])

export const lastBundle = (db: Db, companyId: number) =>
  db.maybe<BundleRow>(
    `select ${BUNDLE} from i9_bundles where company_id = $1 and status <> 'Cancelled' order by id desc limit 1`,
    [companyId],
  )

type NewBundle = {
  companyId: number
  noticeId: number | null
  choice: Choice
  now: Date
  by: { id: number | null; name: string }
}
export const insertBundle = (tx: Transaction, { companyId, noticeId, choice, now, by }: NewBundle) =>
  tx.one<{ id: number }>(
    `insert into i9_bundles (company_id, notice_id, choice, total, created_at, created_by, created_by_name)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [companyId, noticeId, JSON.stringify(choice), choice.formIds.length, now, by.id, by.name],
  )

/** False: it was cancelled meanwhile. */
export const setProgress = async (tx: Transaction, id: number, done: number) =>
  (await tx.run(
    `update i9_bundles set status = 'Working', done = $2 where id = $1 and status in ('Waiting', 'Working')`,
    [id, done],
  )) > 0

export const cancelBundle = (tx: Transaction, id: number) =>
  tx.run(`update i9_bundles set status = 'Cancelled' where id = $1 and status in ('Waiting', 'Working')`, [id])

export const failBundle = (tx: Transaction, id: number, message: string) =>
  tx.run(`update i9_bundles set status = 'Failed', message = $2 where id = $1 and status in ('Waiting', 'Working')`, [
    id,
    message,
  ])

type Done = {
  file: { key: string; size: number; sha256: Buffer }
  name: string
  pages: number
  entries: Bundle['entries']
  failed: readonly string[]
  missing: readonly string[]
  now: Date
}
export async function finishBundle(tx: Transaction, id: number, done: Done): Promise<void> {
  const { id: fileId } = await tx.one<{ id: number }>(
    `insert into files (key, company_id, name, content_type, size, sha256, purpose, created_at, created_by)
     select $2, company_id, $3, 'application/pdf', $4, $5, 'i9', $6, created_by from i9_bundles where id = $1 returning id`,
    [id, done.file.key, done.name, done.file.size, done.file.sha256, done.now],
  )
  await tx.run(
    `update i9_bundles set status = 'Ready', done = total, file_id = $2, pages = $3, entries = $4, failed = $5, built_at = $6, missing = $7
      where id = $1 and status in ('Waiting', 'Working')`,
    [
      ...[id, fileId, done.pages, JSON.stringify(done.entries), JSON.stringify(done.failed), done.now],
      JSON.stringify(done.missing),
    ],
  )
}

/** Needs scope system: the file belongs to the bundle, not to the reader. */
export const bundleFile = (system: Db, id: number) =>
  system.maybe<{ key: string; name: string; companyId: number | null }>(
    `select f.key, f.name, f.company_id as "companyId" from i9_bundles b join files f on f.id = b.file_id where b.id = $1`,
    [id],
  )

type Reader = Pick<Actor, 'scope' | 'userId' | 'lawFirmId'>

const MOST_OPEN = 50

/**
 * What is open and has a day, the next first: of the company in sight, or of all clients of who works for a law firm.
 * Asked for in full, beside row-level security: a private calendar is read without a session. Over all tenants none.
 */
export async function openNotices(db: Db, reader: Reader, companyId: number | null) {
  const { values, bind } = binding()
  const whose =
    companyId !== null
      ? [`n.company_id = ${bind(companyId)}`]
      : reader.scope === 'firm' || reader.scope === 'attorney'
        ? [`n.law_firm_id = ${bind(reader.lawFirmId)}`, ...assignedCompanies(reader, 'n.company_id', bind)]
        : null
  if (whose === null) return []
  return db.rows<OpenNotice & Pick<Notice, 'workers'>>(
    `select n.id, n.kind, n.served_on as "servedOn", n.due_on as "dueOn", n.workers, c.name as "companyName"
       from i9_notices n join companies c on c.id = n.company_id
      where ${['n.closed_on is null', 'n.due_on is not null', ...whose].join(' and ')}
      order by n.due_on, n.id limit ${MOST_OPEN}`,
    values,
  )
}
