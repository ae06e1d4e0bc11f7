import type { Author } from '#case-file/cases/server/work-store.ts'
import { freeName } from '#paperwork/editable-files/names.ts'
import type { FileKind, SharedWith } from '#paperwork/editable-files/records.ts'
import {
  type FileOf,
  type FileRow,
  insertBytes,
  insertFile,
  insertVersion,
  takenNames,
} from '#paperwork/editable-files/server/store.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { ReceivedFile } from '#platform/files/receive.ts'
import type { LetterTemplate, Picture, Place } from '../records.ts'

export type LetterRow = {
  id: number
  caseId: number
  template: string
  templateName: string
  templateVersion: number
  used: Record<string, string>
  missing: string[]
  place: Place | null
  documentId: number | null
}

const COLUMNS = `l.editable_file_id as id, l.case_id as "caseId", l.template, l.template_name as "templateName",
  l.template_version as "templateVersion", l.used, l.missing, l.place,
  (select d.id from documents d where d.id = l.document_id and d.removed_at is null) as "documentId"`

export const lettersOf = (db: Db, caseId: number) =>
  db.rows<LetterRow>(
    `select ${COLUMNS} from case_letters l where l.case_id = $1 order by l.editable_file_id desc limit 500`,
    [caseId],
  )

export const findLetter = (db: Db, id: number) =>
  db.maybe<LetterRow>(`select ${COLUMNS} from case_letters l where l.editable_file_id = $1`, [id])

type NewLetter = Pick<LetterRow, 'id' | 'template' | 'templateName' | 'templateVersion' | 'used' | 'missing'> & {
  ownLawFirmId: number | null
}

export const insertLetter = (tx: Transaction, of: FileOf, given: NewLetter, at: Date) =>
  tx.run(
    `insert into case_letters (editable_file_id, company_id, law_firm_id, own_law_firm_id, case_id, template,
                               template_name, template_version, used, missing, created_at)
     values ($1, $2, $3, $11, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[given.id, of.companyId, of.lawFirmId, of.caseId, given.template, given.templateName, given.templateVersion],
      ...[JSON.stringify(given.used), JSON.stringify(given.missing), at, given.ownLawFirmId],
    ],
  )

/** One cover letter lies on top: another one gives way. */
export async function setPlace(tx: Transaction, letter: LetterRow, place: Place | null, documentId: number | null) {
  if (place === 'cover')
    await tx.run(`update case_letters set place = null where case_id = $1 and place = 'cover'`, [letter.caseId])
  await tx.run('update case_letters set place = $2, document_id = $3 where editable_file_id = $1', [
    ...[letter.id, place, documentId],
  ])
}

/** The letter that lies on top of a case's package, with the file of its newest version. */
export const coverLetterOf = (db: Db, caseId: number) =>
  db.maybe<{ id: number; name: string; fileId: number; missing: string[] }>(
    `select e.id, e.name, v.file_id as "fileId", l.missing from case_letters l
       join editable_files e on e.id = l.editable_file_id and e.removed_at is null
       join editable_file_versions v on v.editable_file_id = e.id and v.number = e.latest
      where l.case_id = $1 and l.place = 'cover'`,
    [caseId],
  )

/** A Word file of a case with its newest version; what was not made from a template misses nothing that is known. */
export const newestOf = (db: Db, id: number) =>
  db.maybe<{ id: number; name: string; fileId: number; missing: string[] }>(
    `select e.id, e.name, v.file_id as "fileId", coalesce(l.missing, '[]') as missing from editable_files e
       join editable_file_versions v on v.editable_file_id = e.id and v.number = e.latest
       left join case_letters l on l.editable_file_id = e.id
      where e.id = $1 and e.removed_at is null`,
    [id],
  )

/** A firm's own templates are its files that belong to no case and no company. */
export const ownTemplates = (db: Db, lawFirmId: number | null, id: number | null = null) =>
  db.rows<Pick<FileRow, 'id' | 'name' | 'versionNumber'> & { kind: FileKind }>(
    `select e.id, e.name, e.kind, e.latest as "versionNumber" from editable_files e
      where e.law_firm_id = $1 and e.case_id is null and e.company_id is null and e.removed_at is null
        and ($2::bigint is null or e.id = $2) order by lower(e.name), e.id limit 500`,
    [lawFirmId, id],
  )

export type Pictures = { letterhead: number | null; signature: number | null }

export const picturesOf = async (db: Db, lawFirmId: number | null): Promise<Pictures> =>
  (lawFirmId !== null &&
    (await db.maybe<Pictures>(
      `select letterhead_file_id as letterhead, signature_file_id as signature from firm_letterheads where law_firm_id = $1`,
      [lawFirmId],
    ))) || { letterhead: null, signature: null }

export const setPicture = (
  tx: Transaction,
  lawFirmId: number,
  given: { picture: Picture; fileId: number | null; byName: string; at: Date },
) => {
  const column = given.picture === 'letterhead' ? 'letterhead_file_id' : 'signature_file_id'
  return tx.run(
    `insert into firm_letterheads (law_firm_id, ${column}, changed_at, changed_by_name) values ($1, $2, $3, $4)
     on conflict (law_firm_id) do update set ${column} = excluded.${column}, changed_at = excluded.changed_at,
       changed_by_name = excluded.changed_by_name`,
    [lawFirmId, given.fileId, given.at, given.byName],
  )
}

type Made = {
  template: LetterTemplate
  merged: { used: Record<string, string>; missing: string[] }
  stored: ReceivedFile
  name: string
  sharedWith: SharedWith
  ownLawFirmId: number | null
}

/** What was merged from a template becomes the first version of a Word file of the case. */
export async function insertMade(
  tx: Transaction,
  of: FileOf,
  { template, merged, stored, name, sharedWith, ownLawFirmId }: Made,
  author: Author,
): Promise<{ id: number; name: string }> {
  const taken = new Set((await takenNames(tx, of, ownLawFirmId)).map((each) => each.name))
  const given = { kind: template.kind, name: freeName(name, taken), sharedWith, ownLawFirmId }
  const { id } = await insertFile(tx, of, given, author)
  const fileId = await insertBytes(tx, of, stored, author)
  await insertVersion(tx, id, 1, { fileId, source: 'template', fromNumber: null }, author)
  const from = { template: template.key, templateName: template.name, templateVersion: template.version }
  await insertLetter(tx, of, { id, ...from, used: merged.used, missing: merged.missing, ownLawFirmId }, author.now)
  return { id, name: given.name }
}
