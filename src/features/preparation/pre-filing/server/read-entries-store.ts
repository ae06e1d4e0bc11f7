import { aboutPerson } from '#facts/derived/person.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db } from '#platform/database/database.ts'
import { entryKey, type KeptEntry } from '#preparation/documents/server/kept-entry.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'

export type ReadEntry = {
  id: string
  document: string
  admittedOn?: string
  admissionClass?: string
  sameNumber?: boolean
}

/** V54: the I-94s of the applicant that were read in this case, as far as the reader sees their documents. */
export async function readEntriesOf(
  db: Db,
  keyring: Keyring,
  { row, file }: FilingFile,
): Promise<ReadEntry[] | undefined> {
  const form = file.forms.find(({ formId }) => formId === 'i-485')
  if (!form) return undefined
  const number = file.lookFor(form).value(aboutPerson.i94Number)
  const key = typeof number === 'string' ? entryKey(keyring, number) : undefined
  const found = await db.rows<{ id: number; document: string; entry: KeptEntry }>(
    `select v.id, d.document_type as document, v.read_entry as entry
       from documents d join document_versions v on v.document_id = d.id and v.number = d.latest
      where d.case_id = $1 and d.removed_at is null and v.read_entry ->> 'personId' = $2::text order by v.id`,
    [row.id, form.personId ?? row.personId],
  )
  return found.map(({ id, document, entry }) => ({
    ...{ id: String(id), document, admittedOn: entry.admittedOn, admissionClass: entry.admissionClass },
    sameNumber: key === undefined || entry.number === undefined ? undefined : entry.number === key,
  }))
}
