import { buffer } from 'node:stream/consumers'
import type { CaseFile, CaseForm } from '#case-file/cases/server/case-file.ts'
import { prepareDocument } from '#paper/prepare/prepare-document.ts'
import { openQpdf } from '#paper/qpdf.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { type ReceivedFile, readFile } from '#platform/files/receive.ts'
import type { Services } from '#platform/services.ts'
import { formItems } from '#preparation/case-forms/server/write-form.ts'
import type { FormPages } from '#preparation/signatures/server/signed-pages.ts'
import type { Difference, Substitute } from '../contract.ts'

/** What is kept of the reading: nothing that identifies a person. */
export type KeptReading = {
  formRead: boolean
  wordsRead: boolean
  agreed: string[]
  unread: string[]
  signaturePages: Record<string, number>
}

const COLUMNS = `s.id, s.case_form_id as "caseFormId", s.file_name as "fileName", s.edition, s.edition_known as "editionKnown",
  (s.read ->> 'formRead')::boolean as "formRead", (s.read ->> 'wordsRead')::boolean as "wordsRead",
  coalesce(s.read -> 'agreed', '[]') as agreed, coalesce(s.read -> 'unread', '[]') as unread, s.pages, s.differences,
  s.offered_by_name as "offeredByName", s.offered_at as "offeredAt", s.attested_by_name as "attestedByName",
  s.attested_at as "attestedAt", s.withdrawn_at as "withdrawnAt"`

/** Those that are offered or in use; what was withdrawn is in the timeline. */
export const substitutesOf = (db: Db, caseId: number) =>
  db.rows<Substitute>(
    `select ${COLUMNS} from case_form_substitutes s where s.case_id = $1 and s.withdrawn_at is null order by s.id`,
    [caseId],
  )

export const substituteById = (db: Db, caseId: number, id: number, lock: 'for update' | '' = '') =>
  db.one<Substitute & { formId: string }>(
    `select ${COLUMNS}, s.form_id as "formId" from case_form_substitutes s where s.case_id = $1 and s.id = $2 ${lock}`,
    [caseId, id],
  )

type By = { id: number | null; name: string; now: Date }
type NewSubstitute = Pick<Substitute, 'caseFormId' | 'edition' | 'editionKnown' | 'pages' | 'fileName'> & {
  fileId: number
  read: KeptReading
  differences: readonly Difference[]
}

export const insertSubstitute = (tx: Transaction, given: NewSubstitute, by: By) =>
  tx.one<Substitute>(
    `insert into case_form_substitutes as s (company_id, law_firm_id, household_person_id, person_id, case_id, case_form_id, form_id,
            file_id, file_name, edition, edition_known, pages, read, differences, offered_by, offered_by_name, offered_at)
     select company_id, law_firm_id, household_person_id, person_id, case_id, id, form_id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11
       from case_forms where id = $1
     returning ${COLUMNS}`,
    [
      ...[given.caseFormId, given.fileId, given.fileName.slice(0, 255), given.edition, given.editionKnown, given.pages],
      ...[JSON.stringify(given.read), JSON.stringify(given.differences), by.id, by.name, by.now],
    ],
  )

/** The PDF of a form. Needs scope system: a household has no files of the company. */
export const insertFile = async (
  tx: Transaction,
  caseId: number,
  file: ReceivedFile,
  { id: by, now }: By,
): Promise<number> =>
  (
    await tx.one<{ id: number }>(
      `insert into files (key, company_id, law_firm_id, name, content_type, size, sha256, purpose, created_at, created_by)
       select $2, company_id, law_firm_id, $3, $4, $5, $6, 'form', $7, $8 from cases where id = $1 returning id`,
      [caseId, file.key, file.name, file.contentType, file.size, file.sha256, now, by],
    )
  ).id

export const saveDifferences = (tx: Transaction, id: number, differences: readonly Difference[]) =>
  tx.one<Substitute>(`update case_form_substitutes s set differences = $2 where s.id = $1 returning ${COLUMNS}`, [
    id,
    JSON.stringify(differences),
  ])

export const attestSubstitute = (
  tx: Transaction,
  id: number,
  { edition, editionKnown }: Pick<Substitute, 'edition' | 'editionKnown'>,
  by: By,
) =>
  tx.one<Substitute>(
    `update case_form_substitutes s set edition = $2, edition_known = $3, attested_by = $4, attested_by_name = $5, attested_at = $6
      where s.id = $1 returning ${COLUMNS}`,
    [id, edition, editionKnown, by.id, by.name, by.now],
  )

export const withdrawSubstitute = (tx: Transaction, id: number, at: Date) =>
  tx.one<Substitute>(`update case_form_substitutes s set withdrawn_at = $2 where s.id = $1 returning ${COLUMNS}`, [
    id,
    at,
  ])

/** Where its file lies. Needs scope system. */
export const substituteFile = (system: Db, id: number) =>
  system.maybe<{ key: string; companyId: number | null; fileName: string }>(
    `select f.key, f.company_id as "companyId", s.file_name as "fileName"
       from case_form_substitutes s join files f on f.id = s.file_id where s.id = $1`,
    [id],
  )

/** The pages that stand for a form: the agency's own PDF where one is in its place, else what is written here. */
export const pagesInPlace = (services: Services, file: CaseFile, form: CaseForm): Promise<FormPages | undefined> =>
  form.substitute ? substitutePages(services, form.substitute.id) : formItems(services, file, form)

/** As it was uploaded, flat: nothing is written into it. */
export async function substitutePages(services: Services, id: number): Promise<FormPages> {
  const file = await substituteFile(services.database.read({ kind: 'system' }), id)
  if (!file) throw new Error(`The form prepared elsewhere ${id} is gone.`)
  const from = { tenant: tenantOf(file.companyId, null), file: file.key }
  const bytes = new Uint8Array(await buffer(await readFile(services, from)))
  return { template: await prepareDocument(bytes, await openQpdf()), values: new Map() }
}
