import { sqlIsOpenCase } from '#case-types/status/statuses.ts'
import { declaredEditions, formNamed } from '#forms/all.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { EditionRow, ImportRow } from '../contract.ts'
import type { Known } from '../rules.ts'
import type { Artefact } from './artefacts.ts'
import { replaceFiles } from './edition-files.ts'

const EDITION = `
  e.id, e.form_id as "formId", e.edition, e.title, e.omb_expires_on as "ombExpiresOn", e.taken_from as "takenFrom",
  e.taken_until as "takenUntil", e.basis, e.confirmed, v.user_name as "confirmedBy", e.confirmed_on as "confirmedOn", e.note, e.status, e.file_name as "fileName", e.pages, e.fields,
  encode(e.sha256, 'hex') as sha256, e.differences,
  case when e.carried_from is not null then jsonb_build_object('from', e.carried_from,
    'confirmed', e.carry_confirmed_at is not null, 'confirmedBy', c.user_name) end as carried,
  case when e.digests <> '{}' and e.sha256 is not null then encode(e.sha256, 'hex') = any(e.digests) end as "agencyCopy", e.gate, e.imported_at as "importedAt", u.user_name as "importedBy",
  e.version`
const EDITIONS = `form_editions e left join users u on u.id = e.imported_by left join users c on c.id = e.carry_confirmed_by
     left join users v on v.id = e.confirmed_by`

export type StoredEdition = Omit<EditionRow, 'flag' | 'sentence' | 'mapped' | 'openForms'>

/** Every edition, newest of each form first; a row without a day only while the form has no other. */
export const listEditions = (db: Db): Promise<StoredEdition[]> =>
  db.rows<StoredEdition>(
    `select ${EDITION} from ${EDITIONS}
      where e.edition <> '' or not exists (select from form_editions d where d.form_id = e.form_id and d.edition <> '')
      order by e.form_id, e.edition desc`,
  )

/** What the flags of all forms are worked out from: one small read for any list that shows them. */
export const knownEditions = async (db: Db): Promise<Known[]> => marked(await db.rows<Known>(KNOWN_EDITIONS))

export const KNOWN_EDITIONS = `
  select form_id as "formId", edition, omb_expires_on as "ombExpiresOn", taken_from as "takenFrom",
         taken_until as "takenUntil", basis, confirmed, confirmed_on as "confirmedOn", note, status,
         case when carried_from is not null then jsonb_build_object('from', carried_from,
           'confirmed', carry_confirmed_at is not null) end as carried
    from form_editions order by form_id, edition`

/** With what the declared forms say of their own editions. */
export const marked = (rows: readonly Known[]): Known[] => rows.map((row) => ({ ...row, ...markOf(row) }))

/** Whether the library has an edition whose fields were carried over from one before it. */
export const isCarried = async (db: Db, formId: string, edition: string): Promise<boolean> =>
  (await db.maybe('select 1 from form_editions where form_id = $1 and edition = $2 and carried_from is not null', [
    formId,
    edition,
  ])) !== undefined

/** What the declared form says of its edition; only of its own, never of one that is carried over from it. */
export const markOf = ({ formId, edition }: Pick<Known, 'formId' | 'edition'>): Pick<Known, 'notForFiling'> => {
  const notForFiling = declaredEditions(formId).includes(edition) && formNamed(formId, edition)?.notForFiling
  return notForFiling ? { notForFiling } : {}
}

/** How many pages an edition has, where its blank is here. */
export const pagesOfEdition = async (db: Db, formId: string, edition: string): Promise<number | undefined> =>
  (
    await db.maybe<{ pages: number | null }>('select pages from form_editions where form_id = $1 and edition = $2', [
      formId,
      edition,
    ])
  )?.pages ?? undefined

export const getEdition = (db: Db, id: number): Promise<StoredEdition> =>
  db.one<StoredEdition>(`select ${EDITION} from ${EDITIONS} where e.id = $1`, [id])

export type KeptTemplate = { editionId: number; preparedKey: string; files: { name: string; key: string }[] }

/** The imported edition with the keys of its files. Needs a scope that sees the provider's files. */
export const keptTemplate = (db: Db, formId: string, edition: string): Promise<KeptTemplate | undefined> =>
  db.maybe<KeptTemplate>(
    `select e.id as "editionId", e.prepared_key as "preparedKey",
            (select coalesce(jsonb_agg(jsonb_build_object('name', k.name, 'key', f.key)), '[]')
               from form_edition_files k join files f on f.id = k.file_id where k.edition_id = e.id) as files
       from form_editions e
      where e.form_id = $1 and ($2 = '' or e.edition = $2) and e.status = 'Imported' and e.prepared_key is not null
      order by e.edition desc limit 1`,
    [formId, edition],
  )

/** The forms whose blank is here, prepared by this version of the code. */
export const preparedForms = async (db: Db, version: number): Promise<string[]> =>
  (
    await db.rows<{ formId: string }>(
      `select distinct form_id as "formId" from form_editions where status = 'Imported' and prepared_key like '%-' || $1`,
      [String(version)],
    )
  ).map(({ formId }) => formId)

export type ImportedEdition = {
  formId: string
  edition: string
  title: string
  fileName: string
  pages: number
  fields: number
  sha256: string
  preparedKey: string
  gate: unknown
  carriedFrom: string | null
  /** Of a carried-over edition: what is worded anew. */
  differences: readonly unknown[]
  comparison: unknown
  by: number | null
  at: Date
}

// The same copy, compared with the same edition, need not be confirmed twice.
const SAME_CARRY = 'e.carried_from = excluded.carried_from and e.sha256 = excluded.sha256'
const FOUND_ONLY = 'Found in a file; its fields are not mapped yet.'

/** The edition with its files; what was kept of it before is let go. Answers the keys that nobody needs any more. */
export async function saveImported(tx: Transaction, given: ImportedEdition, artefacts: Artefact[]): Promise<string[]> {
  const { id } = await tx.one<{ id: number }>(
    `insert into form_editions as e (form_id, edition, title, status, file_name, pages, fields, sha256, prepared_key, gate, imported_at, imported_by,
       carried_from, differences, comparison)
     values ($1, $2, $3, 'Imported', $4, $5, $6, decode($7, 'hex'), $8, $9, $10, $11, $12, $13, $14)
     on conflict (form_id, edition) do update set status = 'Imported', file_name = excluded.file_name, pages = excluded.pages,
       fields = excluded.fields, sha256 = excluded.sha256, prepared_key = excluded.prepared_key, gate = excluded.gate,
       differences = excluded.differences, comparison = excluded.comparison, imported_at = excluded.imported_at, imported_by = excluded.imported_by,
       carried_from = excluded.carried_from, version = e.version + 1,
       carry_confirmed_at = case when ${SAME_CARRY} then e.carry_confirmed_at end,
       carry_confirmed_by = case when ${SAME_CARRY} then e.carry_confirmed_by end,
       note = case when e.note = '${FOUND_ONLY}' then '' else e.note end
     returning id`,
    [
      ...[given.formId, given.edition, given.title, given.fileName, given.pages, given.fields, given.sha256],
      ...[given.preparedKey, JSON.stringify(given.gate), given.at, given.by],
      ...[given.carriedFrom, JSON.stringify(given.differences), JSON.stringify(given.comparison)],
    ],
  )
  return replaceFiles(tx, id, artefacts, given)
}

type RefusedEdition = Pick<
  ImportedEdition,
  'formId' | 'edition' | 'title' | 'differences' | 'comparison' | 'gate' | 'by' | 'at'
>

/**
 * An edition that did not get in; one that is in the library already stays there. Answers the keys that nobody needs, those
 * of the given files among them where they were not kept.
 */
export async function saveRefused(tx: Transaction, given: RefusedEdition, artefacts: Artefact[]): Promise<string[]> {
  const refused = await tx.maybe<{ id: number }>(
    `insert into form_editions as e (form_id, edition, title, status, differences, comparison, gate, note)
     values ($1, $2, $3, 'Refused', $4, $5, $6, '${FOUND_ONLY}')
     on conflict (form_id, edition) do update set status = 'Refused', differences = excluded.differences,
       comparison = excluded.comparison, gate = excluded.gate, version = e.version + 1
      where e.status <> 'Imported'
     returning id`,
    [
      ...[given.formId, given.edition, given.title],
      ...[given.differences, given.comparison, given.gate ?? null].map((each) => JSON.stringify(each)),
    ],
  )
  return refused ? replaceFiles(tx, refused.id, artefacts, given) : artefacts.map(({ key }) => key)
}

export const saveDates = (
  tx: Transaction,
  id: number,
  given: Pick<EditionRow, 'ombExpiresOn' | 'takenFrom' | 'takenUntil' | 'basis' | 'confirmed' | 'note' | 'version'> & {
    by: number
    on: string
  },
) =>
  tx.run(
    `update form_editions set omb_expires_on = $2, taken_from = $3, taken_until = $4, confirmed = $5, note = $6,
            confirmed_by = case when $5 then $9::bigint end, confirmed_on = case when $5 then $10::date end,
            basis = $8, version = version + 1
      where id = $1 and version = $7`,
    [
      ...[id, given.ombExpiresOn, given.takenFrom, given.takenUntil, given.confirmed, given.note, given.version],
      ...[given.basis, given.by, given.on],
    ],
  )

const IMPORT = `
  i.id, i.file_name as "fileName", i.source, i.status, i.step, i.form_id as "formId", i.edition, i.message,
  i.differences, i.created_at as "createdAt", i.finished_at as "finishedAt"`

export const listImports = (db: Db): Promise<ImportRow[]> =>
  db.rows<ImportRow>(`select ${IMPORT} from form_imports i order by i.id desc limit 40`)

export const getImport = (db: Db, id: number): Promise<ImportRow> =>
  db.one<ImportRow>(`select ${IMPORT} from form_imports i where i.id = $1`, [id])

export async function insertImport(
  tx: Transaction,
  given: { fileId: number | null; fileName: string; source: ImportRow['source']; by: number | null; at: Date },
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(
    `insert into form_imports (file_id, file_name, source, created_at, created_by) values ($1, $2, $3, $4, $5) returning id`,
    [given.fileId, given.fileName, given.source, given.at, given.by],
  )
  return id
}

export type WaitingImport = { finished: boolean; fileName: string; fileKey: string | null; createdBy: number | null }

export const importForJob = (db: Db, id: number): Promise<WaitingImport> =>
  db.one<WaitingImport>(
    `select i.finished_at is not null as finished, i.file_name as "fileName", f.key as "fileKey", i.created_by as "createdBy"
       from form_imports i left join files f on f.id = i.file_id where i.id = $1`,
    [id],
  )

/** Written outside the job's transaction, so that a reader sees it. */
export const setStep = (db: Db, id: number, step: string) =>
  db.run(`update form_imports set status = 'Working', step = $2 where id = $1`, [id, step])

export type Finished = {
  status: 'Imported' | 'Refused' | 'Failed'
  formId: string
  edition: string
  message: string
  differences: readonly unknown[]
  at: Date
}

/** The uploaded copy goes: what is kept is the edition's own. Answers the keys of the files nobody needs any more. */
export async function finishImport(tx: Transaction, id: number, done: Finished): Promise<string[]> {
  const { fileId } = await tx.one<{ fileId: number | null }>(
    'select file_id as "fileId" from form_imports where id = $1 for update',
    [id],
  )
  await tx.run(
    `update form_imports set status = $2, form_id = $3, edition = $4, message = $5, differences = $6, finished_at = $7,
            step = '', file_id = null
      where id = $1`,
    [id, done.status, done.formId, done.edition, done.message, JSON.stringify(done.differences), done.at],
  )
  if (fileId === null) return []
  const gone = await tx.rows<{ key: string }>('delete from files where id = $1 returning key', [fileId])
  return gone.map(({ key }) => key)
}

/** Open forms per edition; more than a thousand is told as a thousand. */
export const openFormsOf = (db: Db): Promise<{ formId: string; edition: string; forms: number }[]> =>
  db.rows(
    `select e.form_id as "formId", e.edition, n.forms from form_editions e,
            lateral (select count(*) as forms from (
              select from case_forms f join cases k on k.id = f.case_id
               where f.form_id = e.form_id and f.edition = e.edition and f.status <> 'Filed' and ${sqlIsOpenCase('k')} limit 1000) f) n
      where n.forms > 0`,
  )
