import type { Subject } from '#engine/fact.ts'
import type { CaseFormSubjects, CaseSubjects } from '#features/cases/cast.ts'
import type { Db } from '#platform/database/database.ts'
import type { SubjectRef } from './store.ts'

export const MOST_FORMS = 200

export type ConcernedForm = Omit<CaseSubjects, 'id' | 'personId'> &
  CaseFormSubjects & {
    caseId: number
    caseNumber: string
    caseFormId: number
    formId: string
    edition: string
    status: 'Open' | 'Generated' | 'Filed'
    filedOn: string | null
    changedSince: boolean
  }

/** Which cases a subject can stand in. */
const concerning: Record<Subject, string> = {
  person: '(c.person_id = $2 or c.household_person_id = $2 or f.person_id = $2)',
  company: 'c.company_id = $2',
  employment: 'c.employment_id = $2',
  firm: 'c.law_firm_id = $2',
  attorney: 'c.attorney_id = $2',
  case: 'c.id = $2',
}

/** The forms of the newest cases a subject stands in, as far as the reader sees them. */
export const formsConcerning = (db: Db, { subject, id }: SubjectRef, fact: string): Promise<ConcernedForm[]> =>
  db.rows<ConcernedForm>(
    `select c.id as "caseId", c.number as "caseNumber", f.id as "caseFormId", f.form_id as "formId", f.edition, f.side, f.status,
            c.company_id as "companyId", c.law_firm_id as "lawFirmId", c.attorney_id as "attorneyId",
            c.household_person_id as "householdPersonId", c.employment_id as "employmentId", c.mode,
            coalesce(f.person_id, c.person_id) as "personId", c.filed_on as "filedOn",
            c.filed_on is not null and exists (
              select from fact_changes h where h.subject = $1 and h.subject_id = $2 and h.fact = $3
                 and h.at >= c.filed_on + interval '1 day') as "changedSince"
       from cases c join case_forms f on f.company_id = c.company_id and f.case_id = c.id
      where ${concerning[subject]}
      order by c.id desc, f.position limit ${MOST_FORMS}`,
    [subject, id, fact],
  )
