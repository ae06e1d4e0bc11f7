import type { Author } from '#case-file/cases/server/work-store.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { ReceivedFile } from '#platform/files/receive.ts'
import type { Actor } from '#platform/session/actor.ts'
import { shares, writes } from '../policy.ts'
import type { EditableFile, EditableVersion, FileKind, FileSource, SharedWith } from '../records.ts'

export type FileRow = {
  id: number
  caseId: number | null
  companyId: number | null
  lawFirmId: number | null
  kind: FileKind
  name: string
  versionNumber: number
  size: number
  sharedWith: SharedWith
  createdAt: string
  createdBy: number | null
  createdByName: string
  changedAt: string
  changedByName: string
  lockValue: string
  lockUntil: string | null
  lockBy: number | null
  lockByName: string
  mode: 'LEGAL' | 'DIY' | null
  ownerId: number | null
}

const COLUMNS = `e.id, e.case_id as "caseId", e.company_id as "companyId", e.law_firm_id as "lawFirmId", e.kind, e.name,
  e.latest as "versionNumber", v.size, e.shared_with as "sharedWith", e.created_at as "createdAt",
  e.created_by as "createdBy", e.created_by_name as "createdByName", v.created_at as "changedAt",
  v.created_by_name as "changedByName", e.lock_value as "lockValue", e.lock_until as "lockUntil", e.lock_by as "lockBy",
  e.lock_by_name as "lockByName", k.mode, k.owner_id as "ownerId"`

// Whoever does not see the case does not see what is written in it.
const FROM = `from editable_files e
  join editable_file_versions v on v.editable_file_id = e.id and v.number = e.latest
  left join cases k on k.id = e.case_id
  where e.removed_at is null and (e.case_id is null or k.id is not null)`

export const filesOfCase = (db: Db, caseId: number, kind: FileKind | undefined) =>
  db.rows<FileRow>(
    `select ${COLUMNS} ${FROM} and e.case_id = $1 and ($2::text is null or e.kind = $2) order by e.id desc limit 500`,
    [caseId, kind ?? null],
  )

export const findFile = (db: Db, id: number, lock: '' | 'for update of e' = '') =>
  db.maybe<FileRow>(`select ${COLUMNS} ${FROM} and e.id = $1 ${lock}`, [id])

export const versionsOf = (db: Db, id: number) =>
  db.rows<EditableVersion>(
    `select v.number, v.size, encode(v.sha256, 'hex') as sha256, v.source, v.from_number as "fromNumber",
            v.created_at as at, v.created_by_name as "byName"
       from editable_file_versions v where v.editable_file_id = $1 and v.folded_into is null
      order by v.number desc limit 1000`,
    [id],
  )

export type StoredVersion = { number: number; fileId: number; size: number; sha256: string }

export const findVersion = (db: Db, id: number, number: number) =>
  db.maybe<StoredVersion>(
    `select v.number, v.file_id as "fileId", v.size, encode(v.sha256, 'hex') as sha256
       from editable_file_versions v where v.editable_file_id = $1 and v.number = $2`,
    [id, number],
  )

export type StoredBytes = { key: string; companyId: number | null; lawFirmId: number | null }

/** Needs scope system: whoever sees the version reads its bytes. */
export const bytesById = (system: Db, fileId: number) =>
  system.one<StoredBytes>(
    `select key, company_id as "companyId", law_firm_id as "lawFirmId" from files where id = $1`,
    [fileId],
  )

/** Whose file it is: a case's, a company's or a firm's own. */
export type FileOf = {
  caseId: number | null
  companyId: number | null
  lawFirmId: number | null
  personId: number | null
  householdPersonId: number | null
}

export const insertBytes = async (
  tx: Transaction,
  of: Pick<FileOf, 'companyId' | 'lawFirmId'>,
  file: ReceivedFile,
  author: Author,
): Promise<number> => {
  const { id } = await tx.one<{ id: number }>(
    `insert into files (key, company_id, law_firm_id, name, content_type, size, sha256, purpose, created_at, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, 'editable', $8, $9) returning id`,
    [
      ...[file.key, of.companyId, of.lawFirmId, file.name, file.contentType, file.size, file.sha256],
      ...[author.now, author.id],
    ],
  )
  return id
}

type Begun = {
  kind: FileKind
  name: string
  sharedWith: SharedWith
  /** Whose draft it is when a job writes it for somebody. */
  ownLawFirmId?: number | null
}

/** A draft belongs to the firm of whoever begins it; elsewhere it is nobody's own. */
export const insertFile = (
  tx: Transaction,
  of: FileOf,
  { kind, name, sharedWith, ownLawFirmId = null }: Begun,
  author: Author,
) =>
  tx.one<{ id: number }>(
    `insert into editable_files (company_id, law_firm_id, household_person_id, person_id, case_id, kind, name, shared_with,
                                 own_law_firm_id, created_at, created_by, created_by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($12, app.own_law_firm()), $9, $10, $11) returning id`,
    [
      ...[of.companyId, of.lawFirmId, of.householdPersonId, of.personId, of.caseId, kind, name, sharedWith],
      ...[author.now, author.id, author.name, ownLawFirmId],
    ],
  )

type NewVersion = { fileId: number; source: FileSource; fromNumber: number | null }

/** The next version; the file's row is locked, or new. */
export const insertVersion = (tx: Transaction, id: number, number: number, given: NewVersion, author: Author) =>
  tx.run(
    `with v as (
       insert into editable_file_versions (company_id, law_firm_id, household_person_id, person_id, shared_with, own_law_firm_id,
                                           editable_file_id, number, file_id, size, sha256, source, from_number, created_at,
                                           created_by, created_by_name)
       select e.company_id, e.law_firm_id, e.household_person_id, e.person_id, e.shared_with, e.own_law_firm_id,
              e.id, $2, f.id, f.size, f.sha256, $4, $5, $6, $7, $8
         from editable_files e, files f where e.id = $1 and f.id = $3 returning number)
     update editable_files set latest = (select number from v) where id = $1`,
    [id, number, given.fileId, given.source, given.fromNumber, author.now, author.id, author.name],
  )

/**
 * The save before, by the same person in the editor and not long ago, becomes part of this one. What somebody restored
 * stays a version of its own.
 */
export const foldBefore = (tx: Transaction, id: number, number: number, by: { userId: number; since: Date }) =>
  tx.run(
    `update editable_file_versions v set folded_into = $2
      where v.editable_file_id = $1 and v.number = $2 - 1 and v.source = 'editor' and v.created_by = $3 and v.created_at > $4
        and not exists (select from editable_file_versions o where o.editable_file_id = $1 and o.from_number = v.number)`,
    [id, number, by.userId, by.since],
  )

/** The names in the place of a file, in lower case. */
export const takenNames = (
  db: Db,
  of: Pick<FileOf, 'caseId' | 'companyId' | 'lawFirmId'>,
  ownLawFirmId: number | null = null,
) =>
  db.rows<{ id: number; name: string }>(
    `select id, lower(name) as name from editable_files
      where removed_at is null and coalesce(own_law_firm_id, 0) = coalesce($4, app.own_law_firm(), 0)
        and case when $1::bigint is not null then case_id = $1
                 when $2::bigint is not null then case_id is null and company_id = $2
                 else company_id is null and law_firm_id = $3 end`,
    [of.caseId, of.companyId, of.lawFirmId, ownLawFirmId],
  )

export const setName = (tx: Transaction, id: number, name: string) =>
  tx.run('update editable_files set name = $2 where id = $1', [id, name])

export const setShared = async (tx: Transaction, id: number, sharedWith: SharedWith): Promise<void> => {
  await tx.run('update editable_files set shared_with = $2 where id = $1', [id, sharedWith])
  await tx.run('update editable_file_versions set shared_with = $2 where editable_file_id = $1', [id, sharedWith])
}

export const setRemoved = (tx: Transaction, id: number, at: Date) =>
  tx.run('update editable_files set removed_at = $2, lock_value = $3, lock_until = null where id = $1', [id, at, ''])

export type NewLock = { value: string; until: Date | null; by: number | null; byName: string }

export const setLock = (tx: Transaction, id: number, { value, until, by, byName }: NewLock) =>
  tx.run('update editable_files set lock_value = $2, lock_until = $3, lock_by = $4, lock_by_name = $5 where id = $1', [
    ...[id, value, until, by, byName],
  ])

/** As its reader sees it: without the lock itself, and not whose it was when the clock took it away. */
export function shownFile(row: FileRow, actor: Actor, now: Date): EditableFile {
  const { lockValue: _value, lockBy: _by, lockByName, lockUntil, mode, ownerId, createdBy: _createdBy, ...file } = row
  const held = lockUntil !== null && new Date(lockUntil) > now
  const place = { mode, ownerId, lawFirmId: row.lawFirmId }
  return {
    ...file,
    lockedByName: held ? lockByName : '',
    lockedUntil: held ? lockUntil : null,
    may: { write: writes(place, actor), share: shares(place, row.companyId, actor) },
  }
}
