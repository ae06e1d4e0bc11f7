import type { Db, Transaction } from '#platform/database/database.ts'
import { notFound } from '#platform/operation/refusal.ts'
import type { GeneratedFile } from '../records.ts'

/** What people are called. Needs scope system: the employer may not see a family member's record, but the form's name. */
export async function peopleNames(db: Db, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const rows = await db.rows<{ id: number; name: string }>(
    `select id, app.full_name(first_name, last_name) as name from people where id = any ($1::bigint[])`,
    [ids.filter((id) => id !== null)],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const generatedTimes = async (db: Db, caseId: number): Promise<Map<number, string | null>> => {
  const rows = await db.rows<{ id: number; at: string | null }>(
    'select id, generated_at as at from case_forms where case_id = $1',
    [caseId],
  )
  return new Map(rows.map(({ id, at }) => [id, at]))
}

export type NewForm = { caseId: number; formId: string; edition: string; personId: number | null; side: string }

/** Puts a form at the end of a case's package, for somebody of its household only; one that is there already stays as it is. */
export async function insertForm(db: Transaction, form: NewForm): Promise<{ id: number; isNew: boolean }> {
  const { caseId, formId, edition, personId, side } = form
  const made = await db.maybe<{ id: number }>(
    `insert into case_forms (company_id, law_firm_id, household_person_id, case_id, form_id, edition, person_id, side, position, added_by_hand)
     select c.company_id, c.law_firm_id, c.household_person_id, c.id, $2, $3, $4::bigint, $5,
            (select coalesce(max(position), 0) + 1 from case_forms f where f.case_id = c.id), true
       from cases c
      where c.id = $1
        and ($4::bigint is null
             or exists (select 1 from people p where p.id = $4 and p.household_person_id = c.household_person_id))
     on conflict do nothing returning id`,
    [caseId, formId, edition, personId, side],
  )
  if (made) return { id: made.id, isNew: true }
  const known = await db.maybe<{ id: number }>(
    'select id from case_forms where case_id = $1 and form_id = $2 and coalesce(person_id, 0) = coalesce($3::bigint, 0) and side = $4',
    [caseId, formId, personId, side],
  )
  if (!known) throw notFound()
  return { id: known.id, isNew: false }
}

/** An affidavit that waits for its sponsor gets one, of the household only. */
export const nameSponsor = (db: Transaction, caseId: number, personId: number) =>
  db.run(
    `update case_forms f set person_id = $2
      where f.case_id = $1 and f.form_id = 'i-864' and f.person_id is null and f.status = 'Open'
        and exists (select from people p where p.id = $2 and p.household_person_id = f.household_person_id)
        and not exists (select from case_forms o where o.case_id = $1 and o.form_id = 'i-864' and o.person_id = $2)`,
    [caseId, personId],
  )

export const deleteForm = (db: Transaction, caseFormId: number) =>
  db.run('delete from case_forms where id = $1', [caseFormId])

export type NewFile = {
  caseFormId: number
  key: string
  name: string
  size: number
  sha256: Buffer
  kind: GeneratedFile['kind']
  overflow: number
  at: Date
  by: { id: number; name: string }
}

/** Keeps the PDF of a form with the case. Needs scope system: a member of the household has no files of the company. */
export const insertFile = (db: Transaction, file: NewFile) =>
  db.one<{ id: number }>(
    `with form as (
       update case_forms set status = 'Generated', generated_at = $6, version = version + 1 where id = $1
       returning id, company_id, law_firm_id, household_person_id, person_id
     ), stored as (
       insert into files (key, company_id, law_firm_id, name, content_type, size, sha256, purpose, created_at, created_by)
       select $2, company_id, law_firm_id, $3, 'application/pdf', $4, $5, 'form', $6, $7 from form returning id
     )
     insert into case_form_files (company_id, law_firm_id, household_person_id, person_id, case_form_id, file_id, kind, overflow,
                                  generated_at, generated_by, generated_by_name)
     select f.company_id, f.law_firm_id, f.household_person_id, f.person_id, f.id, s.id, $8, $9, $6, $7, $10
       from form f, stored s returning id`,
    [
      ...[file.caseFormId, file.key, file.name, file.size, file.sha256, file.at, file.by.id],
      ...[file.kind, file.overflow, file.by.name],
    ],
  )

export type KeptFile = { key: string; name: string; companyId: number | null; lawFirmId: number | null }

/** The newest PDF of a form. Needs scope system. */
export const latestFile = (db: Db, caseFormId: number) =>
  db.maybe<KeptFile>(
    `select f.key, f.name, f.company_id as "companyId", f.law_firm_id as "lawFirmId"
       from case_form_files g join files f on f.id = g.file_id where g.case_form_id = $1 order by g.id desc limit 1`,
    [caseFormId],
  )

/** Who acts, by name. Needs scope system: the own row is not in sight while working in a selected company. */
export const userName = async (db: Db, userId: number): Promise<string> =>
  (
    await db.maybe<{ name: string }>(`select app.full_name(first_name, last_name) as name from users where id = $1`, [
      userId,
    ])
  )?.name ?? ''
