import { binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { Employment } from '../records.ts'
import type { Change, PersonColumns } from './store.ts'
import { visiblePeople } from './visible.ts'

const COLUMNS = `
  e.id, e.company_id as "companyId", e.person_id as "personId", e.job_title as "jobTitle", e.status,
  e.started_on as "startedOn", e.ended_on as "endedOn", e.end_reason as "endReason", e.version`

export type EmploymentRow = Employment & { lawFirmId: number | null; householdPersonId: number }

/** A job of somebody the reader works with, or "not found". */
export function getEmployment(db: Db, actor: Actor, id: number): Promise<EmploymentRow> {
  const { values, bind } = binding()
  const conditions = [`e.id = ${bind(id)}`, ...visiblePeople(actor, bind)]
  return db.one<EmploymentRow>(
    `select ${COLUMNS}, e.law_firm_id as "lawFirmId", e.household_person_id as "householdPersonId"
       from employments e join people p on p.id = e.person_id and p.company_id = e.company_id
      where ${conditions.join(' and ')}`,
    values,
  )
}

export const employmentsOf = (db: Db, companyId: number, personId: number) =>
  db.rows<Employment>(
    `select ${COLUMNS} from employments e where e.company_id = $1 and e.person_id = $2
      order by e.status = 'Ended', e.started_on desc nulls last, e.id desc limit 200`,
    [companyId, personId],
  )

type Owner = Pick<PersonColumns, 'id' | 'companyId' | 'householdPersonId' | 'lawFirmId'>

/** The row alone; what is known of the job follows as facts, which keep the other columns (facts-store.ts). */
export async function insertEmployment(db: Db, person: Owner, { at, by }: Change): Promise<number> {
  const { id } = await db.one<{ id: number }>(
    `insert into employments (company_id, person_id, household_person_id, law_firm_id, created_at, created_by, updated_at, updated_by)
     values ($1, $2, $3, $4, $5, $6, $5, $6) returning id`,
    [person.companyId, person.id, person.householdPersonId, person.lawFirmId, at, by],
  )
  return id
}

type Columns = Pick<Employment, 'jobTitle' | 'startedOn' | 'endedOn' | 'endReason' | 'status'>

export const writeEmployment = (db: Db, id: number, columns: Columns, { at, by }: Change) =>
  db.run(
    `update employments set job_title = $2, started_on = $3, ended_on = $4, end_reason = $5, status = $6,
            version = version + 1, updated_at = $7, updated_by = $8
      where id = $1`,
    [id, columns.jobTitle, columns.startedOn, columns.endedOn, columns.endReason, columns.status, at, by],
  )

export const lockEmployment = (db: Db, id: number) =>
  db.one('select id from employments where id = $1 for update', [id])
