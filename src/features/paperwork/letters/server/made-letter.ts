import type { Author } from '#case-file/cases/server/work-store.ts'
import { freeName } from '#paperwork/editable-files/names.ts'
import type { SharedWith } from '#paperwork/editable-files/records.ts'
import {
  type FileOf,
  insertBytes,
  insertFile,
  insertVersion,
  takenNames,
} from '#paperwork/editable-files/server/store.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { ReceivedFile } from '#platform/files/receive.ts'
import type { LetterTemplate } from '../records.ts'
import { insertLetter } from './store.ts'

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
