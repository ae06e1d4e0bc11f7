import type { Answer } from '#engine/answer.ts'
import { employment } from '#facts/employment.ts'
import { person } from '#facts/person.ts'
import type { Day } from '#formats/day.ts'
import { insertFacts, type NewSubject } from '#parties/facts/server/bulk-store.ts'
import { statusOn } from '#parties/people/rules.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { dayAt } from '#platform/database/days.ts'
import { answerText, type ReadRow } from '../read-row.ts'

/** Of these addresses, those of people who work in the company already. */
export async function takenPersonEmails(db: Db, companyId: number, emails: string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const rows = await db.rows<{ email: string }>(
    `select distinct lower(email) as email from people
      where company_id = $1 and relation = 'Principal' and status = 'Active' and lower(email) = any ($2)`,
    [companyId, emails],
  )
  return new Set(rows.map(({ email }) => email))
}

export type Importing = {
  importId: number
  companyId: number
  lawFirmId: number | null
  keyring: Keyring
  by: number
  now: Date
}

/** People with their first jobs and all their facts, many at a time: five statements, whatever the number of rows. */
export async function insertPeople(tx: Transaction, rows: readonly ReadRow[], importing: Importing): Promise<void> {
  const { importId, companyId, lawFirmId, keyring, by, now } = importing
  const ids = await tx.rows<{ person: number; employment: number }>(
    `select nextval(pg_get_serial_sequence('people', 'id')) as person,
            nextval(pg_get_serial_sequence('employments', 'id')) as employment
       from generate_series(1, $1::integer)`,
    [rows.length],
  )
  const made = rows.map(({ answers }, index) => ({ ...(ids[index] as (typeof ids)[number]), answers }))
  await tx.run(INSERT_PEOPLE, [JSON.stringify(made.map(personColumns)), companyId, lawFirmId, importId, now, by])
  await tx.run(INSERT_EMPLOYMENTS, [
    JSON.stringify(made.map(jobColumns(await dayAt(tx, importing, now)))),
    companyId,
    lawFirmId,
    now,
    by,
  ])
  await insertFacts(
    tx,
    made.flatMap((each): NewSubject[] => {
      const owner = { companyId, lawFirmId, householdPersonId: each.person }
      return [
        { ref: { subject: 'person', id: each.person }, owner, answers: about('person', each.answers) },
        { ref: { subject: 'employment', id: each.employment }, owner, answers: about('employment', each.answers) },
      ]
    }),
    { keyring, source: 'import', by, now },
  )
}

type Made = { person: number; employment: number; answers: Record<string, Answer> }

const about = (subject: string, answers: Record<string, Answer>) =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => id.startsWith(`${subject}.`)))

/** The columns that lists and rights read, as saving the facts of one person keeps them. */
function personColumns({ person: id, answers }: Made) {
  const text = (fact: { id: string }) => answerText(answers, fact.id)
  return {
    id,
    first_name: text(person.givenName),
    middle_name: text(person.middleName),
    last_name: text(person.familyName),
    email: text(person.email),
    phone: text(person.mobilePhone) || text(person.daytimePhone),
    birth_date: text(person.birthDate) || null,
  }
}

const jobColumns =
  (today: Day) =>
  ({ person: personId, employment: id, answers }: Made) => {
    const startedOn = answerText(answers, employment.startedOn.id) || null
    const endedOn = answerText(answers, employment.endedOn.id) || null
    return {
      id,
      person_id: personId,
      job_title: answerText(answers, employment.jobTitle.id),
      started_on: startedOn,
      ended_on: endedOn,
      status: statusOn(today, { startedOn, endedOn }),
    }
  }

const INSERT_PEOPLE = `
  insert into people (id, company_id, law_firm_id, household_person_id, first_name, middle_name, last_name, email, phone,
                      birth_date, import_id, created_at, created_by, updated_at, updated_by)
  overriding system value
  select p.id, $2, $3, p.id, p.first_name, p.middle_name, p.last_name, p.email, p.phone, p.birth_date, $4, $5, $6, $5, $6
    from jsonb_to_recordset($1::jsonb) as p (id bigint, first_name text, middle_name text, last_name text, email text,
                                             phone text, birth_date date)`

const INSERT_EMPLOYMENTS = `
  insert into employments (id, company_id, law_firm_id, person_id, household_person_id, job_title, started_on, ended_on, status,
                           created_at, created_by, updated_at, updated_by)
  overriding system value
  select e.id, $2, $3, e.person_id, e.person_id, e.job_title, e.started_on, e.ended_on, e.status, $4, $5, $4, $5
    from jsonb_to_recordset($1::jsonb) as e (id bigint, person_id bigint, job_title text, started_on date, ended_on date, status text)`

/** Some of those who have been changed since, or on whom something was built. */
export const usedPeople = (db: Db, importId: number) =>
  db.rows<{ name: string }>(
    `select app.full_name(p.first_name, p.last_name) as name from people p
      where p.import_id = $1
        and (p.version > 1
          or exists (select from users u where u.person_id = p.id)
          or exists (select from people d where d.household_person_id = p.id and d.id <> p.id)
          or exists (select from cases k where p.id in (k.person_id, k.household_person_id))
          or exists (select from case_forms f where f.company_id = p.company_id and f.person_id = p.id)
          or exists (select from files f where f.company_id = p.company_id and f.household_person_id = p.id)
          or exists (select from calendar_events e where e.company_id = p.company_id and p.id in (e.person_id, e.household_person_id))
          or exists (select from renewal_decisions r where r.person_id = p.id)
          or exists (select from fact_documents d where d.subject = 'person' and d.subject_id = p.id and d.version > 1)
          or exists (select from fact_documents d join employments e on d.subject = 'employment' and d.subject_id = e.id
                      where e.company_id = p.company_id and e.person_id = p.id and d.version > 1)
          or (select count(*) > 1 or max(e.version) > 1 from employments e where e.company_id = p.company_id and e.person_id = p.id))
      order by p.last_name, p.first_name, p.id limit 5`,
    [importId],
  )

const CHUNK = 500

/** Takes the people of an import away, with their jobs and facts. */
export async function removePeople(tx: Transaction, importId: number): Promise<number> {
  let removed = 0
  for (;;) {
    const ids = await tx.rows<{ id: number }>(`select id from people where import_id = $1 order by id limit ${CHUNK}`, [
      importId,
    ])
    if (ids.length === 0) return removed
    const chunk = ids.map(({ id }) => id)
    await tx.run(
      `delete from fact_documents d using employments e
        where d.subject = 'employment' and d.subject_id = e.id and e.person_id = any ($1::bigint[])`,
      [chunk],
    )
    removed += await tx.run('delete from people where id = any ($1::bigint[])', [chunk])
  }
}
