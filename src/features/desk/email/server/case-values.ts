import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { saidName } from '#case-types/words/said.ts'
import type { Db } from '#platform/database/database.ts'
import type { TemplateValues } from '../template-fields.ts'

type Parties = {
  employerEmail: string
  employerPhone: string
  corporateCode: string
  employeeEmail: string
  jobTitle: string
  lawFirmName: string
  fillingUserName: string
}

/** What a case says for the fields of a template. Whether the caller sees the case was asked before. Needs scope system. */
export async function valuesOfCase(system: Pick<Db, 'one'>, file: CaseColumns): Promise<TemplateValues> {
  const { id, number, typeId, subType, percent, companyName, personName, attorneyName } = file
  const parties = await system.one<Parties>(
    `select coalesce(c.email, '') as "employerEmail", c.code as "corporateCode", coalesce(p.email, '') as "employeeEmail",
            coalesce(e.job_title, '') as "jobTitle", coalesce(f.name, '') as "lawFirmName",
            coalesce(d.known -> 'company.phone' ->> 'value', '') as "employerPhone",
            coalesce(app.full_name(u.first_name, u.last_name), '') as "fillingUserName"
       from cases k join companies c on c.id = k.company_id
       left join people p on p.id = k.person_id left join employments e on e.id = k.employment_id
       left join law_firms f on f.id = k.law_firm_id left join users u on u.id = k.created_by
       left join fact_documents d on d.subject = 'company' and d.subject_id = c.id
      where k.id = $1`,
    [id],
  )
  return {
    ...parties,
    ...{ caseId: number, caseType: saidName(typeId, subType), percentage: String(percent) },
    ...{ employerName: companyName, employeeName: personName, attorneyName },
  }
}
