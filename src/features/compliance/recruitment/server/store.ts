import type { Db, Transaction } from '#platform/database/database.ts'
import type { Applicant, Step, Wage } from '../records.ts'

export type FileRow = Wage & { signedOn: string | null; signedBy: string; version: number }

const WAGE = `wage_requested_on as "requestedOn", wage_number as number, wage_cents as cents, wage_unit as unit,
  wage_determined_on as "determinedOn", wage_valid_from as "validFrom", wage_valid_until as "validUntil",
  report_signed_on as "signedOn", report_signed_by as "signedBy", version`

const NOTHING_YET: FileRow = {
  ...{ requestedOn: null, number: '', cents: null, unit: 'year', determinedOn: null, validFrom: null },
  ...{ validUntil: null, signedOn: null, signedBy: '', version: 0 },
}

export const fileOf = async (db: Db, caseId: number): Promise<FileRow & { begun: boolean }> => {
  const found = await db.maybe<FileRow>(`select ${WAGE} from recruitment_files where case_id = $1`, [caseId])
  return { ...(found ?? NOTHING_YET), begun: found !== undefined }
}

/** The file of a case, made when first needed, and locked. */
export async function lockFile(tx: Transaction, caseId: number, now: Date): Promise<FileRow> {
  await tx.run(
    `insert into recruitment_files (case_id, company_id, law_firm_id, updated_at)
     select id, company_id, law_firm_id, $2 from cases where id = $1 on conflict (case_id) do nothing`,
    [caseId, now],
  )
  return tx.one<FileRow>(`select ${WAGE} from recruitment_files where case_id = $1 for update`, [caseId])
}

export const saveWage = (tx: Transaction, caseId: number, wage: Wage) =>
  tx.run(
    `update recruitment_files set wage_requested_on = $2, wage_number = $3, wage_cents = $4, wage_unit = $5,
            wage_determined_on = $6, wage_valid_from = $7, wage_valid_until = $8 where case_id = $1`,
    [
      ...[caseId, wage.requestedOn, wage.number, wage.cents, wage.unit],
      ...[wage.determinedOn, wage.validFrom, wage.validUntil],
    ],
  )

export const saveSignature = (tx: Transaction, caseId: number, signedOn: string | null, signedBy: string) =>
  tx.run('update recruitment_files set report_signed_on = $2, report_signed_by = $3 where case_id = $1', [
    caseId,
    signedOn,
    signedBy,
  ])

export const touchFile = (tx: Transaction, caseId: number, now: Date) =>
  tx.run('update recruitment_files set version = version + 1, updated_at = $2 where case_id = $1', [caseId, now])

export const stepsOf = (db: Db, caseId: number) =>
  db.rows<Step>(
    `select s.id, s.kind, s.place, s.from_on as "from", s.until_on as until, s.no_sunday_edition as "noSundayEdition", to_jsonb(s.content) as content,
            s.lowest_wage_cents as "lowestWageCents", s.taken_down_by as "takenDownBy", s.left_out as "leftOut",
            d.id as "documentId", coalesce(d.document_type, '') as "documentName"
       from recruitment_steps s left join documents d on d.id = s.document_id and d.removed_at is null and d.review <> 'Rejected'
      where s.case_id = $1 order by s.from_on, s.id`,
    [caseId],
  )

export type NewStep = Omit<Step, 'id' | 'documentId' | 'documentName'>
const STEP_COLUMNS =
  'kind, place, from_on, until_on, no_sunday_edition, content, lowest_wage_cents, taken_down_by, left_out'
const stepValues = (step: NewStep) => [
  ...[step.kind, step.place, step.from, step.until, step.noSundayEdition, step.content],
  ...[step.lowestWageCents, step.takenDownBy, step.leftOut],
]

export const insertStep = (tx: Transaction, caseId: number, step: NewStep) =>
  tx.one<{ id: number }>(
    `insert into recruitment_steps (case_id, company_id, law_firm_id, ${STEP_COLUMNS})
     select id, company_id, law_firm_id, $2, $3, $4, $5, $6, $7, $8, $9, $10 from cases where id = $1 returning id`,
    [caseId, ...stepValues(step)],
  )

/** No row where the step is not one of this case. */
export const updateStep = (tx: Transaction, caseId: number, id: number, step: NewStep) =>
  tx.maybe<{ id: number }>(
    `update recruitment_steps set (${STEP_COLUMNS}) = ($3, $4, $5, $6, $7, $8, $9, $10, $11)
      where case_id = $1 and id = $2 returning id`,
    [caseId, id, ...stepValues(step)],
  )

export const deleteStep = (tx: Transaction, caseId: number, id: number) =>
  tx.maybe<{ id: number }>('delete from recruitment_steps where case_id = $1 and id = $2 returning id', [caseId, id])

export const applicantsOf = (db: Db, caseId: number) =>
  db.rows<Applicant>(
    `select a.id, a.name, a.received_on as "receivedOn", a.source, a.contacted_on as "contactedOn",
            a.interviewed_on as "interviewedOn", a.outcome, a.reason, a.note, a.considered_by as "consideredBy",
            d.id as "documentId", coalesce(d.document_type, '') as "documentName"
       from recruitment_applicants a left join documents d on d.id = a.document_id and d.removed_at is null
      where a.case_id = $1 order by a.received_on, a.id limit 1000`,
    [caseId],
  )

type NewApplicant = Pick<Applicant, 'name' | 'receivedOn' | 'source'>

export const insertApplicant = (tx: Transaction, caseId: number, { name, receivedOn, source }: NewApplicant) =>
  tx.one<{ id: number }>(
    `insert into recruitment_applicants (case_id, company_id, law_firm_id, name, received_on, source)
     select id, company_id, law_firm_id, $2, $3, $4 from cases where id = $1 returning id`,
    [caseId, name, receivedOn, source],
  )

export const updateApplicant = (
  tx: Transaction,
  caseId: number,
  id: number,
  { name, receivedOn, source }: NewApplicant,
) =>
  tx.maybe<{ id: number }>(
    'update recruitment_applicants set name = $3, received_on = $4, source = $5 where case_id = $1 and id = $2 returning id',
    [caseId, id, name, receivedOn, source],
  )

type Considered = Pick<Applicant, 'contactedOn' | 'interviewedOn' | 'outcome' | 'reason' | 'note' | 'consideredBy'>

export const considerApplicant = (tx: Transaction, caseId: number, id: number, said: Considered) =>
  tx.maybe<{ id: number }>(
    `update recruitment_applicants set contacted_on = $3, interviewed_on = $4, outcome = $5, reason = $6, note = $7, considered_by = $8
      where case_id = $1 and id = $2 returning id`,
    [caseId, id, said.contactedOn, said.interviewedOn, said.outcome, said.reason, said.note, said.consideredBy],
  )

/** Which document of the case proves a step or is somebody's résumé; no row where it is none of this case. */
export const setProof = (
  tx: Transaction,
  table: 'recruitment_steps' | 'recruitment_applicants',
  { caseId, id, documentId }: { caseId: number; id: number; documentId: number | null },
) =>
  tx.maybe<{ id: number }>(`update ${table} set document_id = $3 where case_id = $1 and id = $2 returning id`, [
    caseId,
    id,
    documentId,
  ])

/** What was built of the recruitment, the newest of each first. */
export const builtFiles = (db: Db, caseId: number) =>
  db.rows<{ documentId: number; name: string; formType: string }>(
    `select id as "documentId", document_type as name, form_type as "formType" from documents
      where case_id = $1 and removed_at is null and form_type in ('recruitment report', 'audit file') order by id desc limit 20`,
    [caseId],
  )

export const madeBefore = (tx: Transaction, caseId: number, formType: string) =>
  tx.maybe<{ id: number }>(
    'select id from documents where case_id = $1 and form_type = $2 and removed_at is null order by id desc limit 1 for update',
    [caseId, formType],
  )

export const isPartOf = async (
  db: Db,
  table: 'recruitment_steps' | 'recruitment_applicants' | 'documents',
  caseId: number,
  id: number,
): Promise<boolean> =>
  (await db.maybe(`select 1 from ${table} where case_id = $1 and id = $2`, [caseId, id])) !== undefined
