import type { CaseFormSubjects, CaseSubjects } from '#case-file/cases/form-roles.ts'
import type { Subject } from '#engine/fact.ts'
import type { SubjectRef } from '#parties/facts/rules.ts'
import type { Db } from '#platform/database/database.ts'

export const MOST_FORMS = 200

export type ConcernedForm = Omit<CaseSubjects, 'id' | 'personId'> &
  CaseFormSubjects & {
    caseId: number
    caseNumber: string
    typeId: number
    subType: string
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
  i9: 'c.employment_id = $2',
  firm: 'c.law_firm_id = $2',
  attorney: 'c.attorney_id = $2',
  case: 'c.id = $2',
}

/** The forms of the newest cases a subject stands in, as far as the reader sees them; filed ones with whether today's answer is another. */
export const formsConcerning = (db: Db, { subject, id }: SubjectRef, fact: string): Promise<ConcernedForm[]> =>
  db.rows<ConcernedForm>(
    `select c.id as "caseId", c.number as "caseNumber", f.id as "caseFormId", f.form_id as "formId", f.edition, f.side, f.status,
            c.company_id as "companyId", c.law_firm_id as "lawFirmId", c.attorney_id as "attorneyId",
            c.household_person_id as "householdPersonId", c.employment_id as "employmentId", c.mode, c.type_id as "typeId", c.sub_type as "subType",
            coalesce(f.person_id, c.person_id) as "personId", c.filed_on as "filedOn",
            h.id is not null and (h.before -> 'value' is distinct from d.known -> $3 -> 'value'
              or h.before -> 'not' is distinct from d.known -> $3 -> 'not') as "changedSince"
       from cases c join case_forms f on f.company_id = c.company_id and f.case_id = c.id
       left join lateral (select coalesce((p.versions ->> ($1::text || '/' || $2::bigint))::integer, 0) as version
              from case_packages p where p.case_id = c.id and p.status = 'Filed' order by p.id desc limit 1) p on f.status = 'Filed'
       -- The first answer after the one that was filed; without a package the day of the filing has to do.
       left join lateral (select h.id, h.before from fact_changes h
             where h.subject = $1 and h.subject_id = $2 and h.fact = $3
               and case when p.version is null then h.at >= (c.filed_on + 1)::timestamp at time zone app.zone_of(c.law_firm_id, c.company_id) else h.version > p.version end
             order by h.id limit 1) h on f.status = 'Filed'
       left join fact_documents d on d.subject = $1 and d.subject_id = $2 and h.id is not null
      where ${concerning[subject]}
      order by c.id desc, f.position limit ${MOST_FORMS}`,
    [subject, id, fact],
  )
