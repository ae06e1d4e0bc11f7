import type { Known } from '#engine/answer.ts'
import type { Audience } from '#engine/fact.ts'
import { Role } from '#formats/roles.ts'
import type { EmploymentRow } from '#parties/people/server/employment-store.ts'
import type { Db } from '#platform/database/database.ts'
import type { DoItYourself } from '../do-it-yourself.ts'
import type { Comment, Part } from '../records.ts'

/** What row-level security compares, and who stands behind the case. */
export type CaseOwner = {
  companyId: number
  lawFirmId: number | null
  householdPersonId: number | null
  personId: number | null
  ownerId: number | null
  attorneyId: number | null
}

export const caseOwner = (db: Db, caseId: number) =>
  db.one<CaseOwner>(
    `select company_id as "companyId", law_firm_id as "lawFirmId", household_person_id as "householdPersonId",
            person_id as "personId", owner_id as "ownerId", attorney_id as "attorneyId"
       from cases where id = $1`,
    [caseId],
  )

/** Of these people those whom the reader may see. */
export async function visiblePeople(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db.rows<{ id: number }>('select id from people where id = any ($1::bigint[])', [ids])
  return new Set(rows.map(({ id }) => id))
}

/** What subjects are called. Needs scope system: an employee may know the employer's name, not its record. */
export async function namesOf(db: Db, subjects: readonly string[]): Promise<Map<string, string>> {
  const ids = (kind: string) =>
    subjects.flatMap((subject) => (subject.startsWith(`${kind}/`) ? [Number(subject.split('/')[1])] : []))
  const rows = await db.rows<{ key: string; name: string }>(
    `select 'person/' || id as key, app.full_name(first_name, last_name) as name from people where id = any ($1::bigint[])
     union all select 'company/' || id, name from companies where id = any ($2::bigint[])
     union all select 'firm/' || id, name from law_firms where id = any ($3::bigint[])
     union all select 'attorney/' || id, app.full_name(first_name, last_name) from users where id = any ($4::bigint[])
     union all select 'employment/' || id, job_title from employments where id = any ($5::bigint[])
     union all select 'i9/' || id, job_title from employments where id = any ($6::bigint[])`,
    [ids('person'), ids('company'), ids('firm'), ids('attorney'), ids('employment'), ids('i9')],
  )
  return new Map(rows.map(({ key, name }) => [key, name]))
}

export type PartRow = Omit<Part, 'answered' | 'total' | 'percent'>

export const partRows = (db: Db, caseId: number) =>
  db.rows<PartRow>(
    `select audience, status, message, questions, submitted_at as "submittedAt", submitted_by_name as "submittedByName",
            returned_at as "returnedAt", returned_by_name as "returnedByName", reopen_asked_at as "reopenAskedAt",
            reopen_asked_by_name as "reopenAskedByName", reopen_why as "reopenWhy"
       from questionnaire_parts where case_id = $1`,
    [caseId],
  )

export type AskedPart = Pick<Part, 'status' | 'message' | 'questions' | 'submittedAt'> & {
  audience: 'employee' | 'employer'
}

/** Which sides are asked and how far they are; none before anything was handed in or returned. The firm's own part is not waited for. */
export const askedParts = (db: Db, caseId: number) =>
  db.rows<AskedPart>(
    `select audience, status, message, questions, submitted_at as "submittedAt" from questionnaire_parts where case_id = $1 and audience <> 'attorney' order by audience`,
    [caseId],
  )

/** Puts the parts that are asked on record, so that it is known who is still waited for. */
export const keepParts = (db: Db, caseId: number, audiences: readonly Audience[]) =>
  db.run(
    `insert into questionnaire_parts (company_id, law_firm_id, household_person_id, case_id, audience)
     select c.company_id, c.law_firm_id, c.household_person_id, c.id, a from cases c, unnest($2::text[]) a where c.id = $1
     on conflict (case_id, audience) do nothing`,
    [caseId, audiences],
  )

type By = { id: number | null; name: string; now: Date }

export const submitPart = (db: Db, caseId: number, audience: Audience, missing: number, by: By) =>
  db.run(
    `insert into questionnaire_parts as p (company_id, law_firm_id, household_person_id, case_id, audience, status, missing,
                                           submitted_at, submitted_by, submitted_by_name)
     select company_id, law_firm_id, household_person_id, id, $2, 'Submitted', $3, $4, $5, $6 from cases where id = $1
     on conflict (case_id, audience) do update set status = 'Submitted', missing = excluded.missing, message = '', questions = '[]', reopen_asked_at = null, reopen_why = '',
       submitted_at = excluded.submitted_at, submitted_by = excluded.submitted_by,
       submitted_by_name = excluded.submitted_by_name, version = p.version + 1`,
    [caseId, audience, missing, by.now, by.id, by.name],
  )

export type Returned = { audience: Audience; message: string; questions: readonly string[] }

export const returnPart = (db: Db, caseId: number, { audience, message, questions }: Returned, by: By) =>
  db.run(
    `insert into questionnaire_parts as p (company_id, law_firm_id, household_person_id, case_id, audience, status, message,
                                           questions, returned_at, returned_by, returned_by_name)
     select company_id, law_firm_id, household_person_id, id, $2, 'Returned', $3, $4, $5, $6, $7 from cases where id = $1
     on conflict (case_id, audience) do update set status = 'Returned', message = excluded.message, questions = excluded.questions, reopen_asked_at = null, reopen_why = '',
       returned_at = excluded.returned_at, returned_by = excluded.returned_by, returned_by_name = excluded.returned_by_name,
       version = p.version + 1`,
    [caseId, audience, message, JSON.stringify(questions), by.now, by.id, by.name],
  )

export const commentRows = (db: Db, caseId: number) =>
  db.rows<Comment>(
    `select id, subject, fact, text, internal, at, by_name as "byName", asks, closed_at as "closedAt" from question_comments
      where case_id = $1 order by id limit 1000`,
    [caseId],
  )

type NewComment = { subject: string; fact: string; text: string; internal: boolean; asks: boolean }

export const insertComment = (db: Db, caseId: number, comment: NewComment, by: By) =>
  db.run(
    `insert into question_comments (company_id, law_firm_id, household_person_id, case_id, subject, fact, text, internal, at, by, by_name, asks)
     select company_id, law_firm_id, household_person_id, id, $2, $3, $4, $5, $6, $7, $8, $9 from cases where id = $1`,
    [caseId, comment.subject, comment.fact, comment.text, comment.internal, by.now, by.id, by.name, comment.asks],
  )

export const userName = async (db: Db, userId: number): Promise<string> =>
  (
    await db.maybe<{ name: string }>(
      `select coalesce(nullif(app.full_name(first_name, last_name), ''), user_name) as name from users where id = $1`,
      [userId],
    )
  )?.name ?? ''

/** Who answers a part, to be told about it. Needs scope system. */
export async function usersOf(db: Db, owner: CaseOwner, audience: Audience): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `select id from users where status = 'Active' and case $1
        when 'employee' then company_id = $2 and person_id in ($3::bigint, $4::bigint)
        when 'employer' then company_id = $2 and person_id is null and role_id = ${Role.employer}
        else id = $5 or ($5::bigint is null and law_firm_id = $6 and role_id = ${Role.lawFirm}) end
      order by id limit 10`,
    [audience, owner.companyId, owner.personId, owner.householdPersonId, owner.attorneyId, owner.lawFirmId],
  )
  return rows.map(({ id }) => id)
}

/** The row of a job, as saving what is known of it needs it. */
export const employmentRow = (db: Db, id: number) =>
  db.one<EmploymentRow>(
    `select id, company_id as "companyId", person_id as "personId", job_title as "jobTitle", status, started_on as "startedOn",
            ended_on as "endedOn", end_reason as "endReason", version, law_firm_id as "lawFirmId",
            household_person_id as "householdPersonId"
       from employments where id = $1 for update`,
    [id],
  )

export type CopySource = { subject: string; subjectId: number; name: string; known: Known }

/** Family members of a person with what is known of them. */
export const relativesOf = (db: Db, personId: number) =>
  db.rows<CopySource>(
    `select 'person' as subject, r.id as "subjectId", app.full_name(r.first_name, r.last_name) as name, d.known
       from people p join people r on r.company_id = p.company_id and r.household_person_id = p.household_person_id and r.id <> p.id
       join fact_documents d on d.subject = 'person' and d.subject_id = r.id
      where p.id = $1 and r.status = 'Active' order by r.id limit 20`,
    [personId],
  )

/** Earlier cases of the same person, or for cases about nobody of the same company, with their answers. */
export const earlierCases = (db: Db, caseId: number) =>
  db.rows<CopySource>(
    `select 'case' as subject, e.id as "subjectId", e.number as name, d.known
       from cases c join cases e on e.company_id = c.company_id and e.person_id is not distinct from c.person_id and e.id < c.id
       join fact_documents d on d.subject = 'case' and d.subject_id = e.id
      where c.id = $1 order by e.id desc limit 5`,
    [caseId],
  )

type OfCase = {
  id: number
  mode: 'LEGAL' | 'DIY'
  ownerId: number | null
  personId: number | null
  householdPersonId: number | null
}

/** How a case without an attorney is answered; undefined: an attorney has it. Needs scope system. */
export async function doItYourself(system: Db, of: OfCase, now: Date): Promise<DoItYourself | undefined> {
  if (of.mode !== 'DIY') return undefined
  return system.one<DoItYourself>(
    `select case when exists (select 1 from users where id = $1 and person_id is null) then 'employer' else 'employee' end as owner,
            exists (select 1 from users where person_id in ($2::bigint, $3::bigint) and status <> 'Inactive')
            or exists (select 1 from questionnaire_invitations
                        where case_id = $4 and audience = 'employee' and revoked_at is null and expires_at > $5) as invited`,
    [of.ownerId, of.personId, of.householdPersonId, of.id, now],
  )
}
