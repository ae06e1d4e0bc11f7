import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { nameOfStatus, typeOf } from '#case-file/cases/server/rows.ts'
import { casePath } from '#case-types/case-path.ts'
import { saidName } from '#case-types/words/said.ts'
import { statusNameOf } from '#case-types/words/standing-name.ts'
import type { Db } from '#platform/database/database.ts'
import type { CaseDetails } from '../records.ts'

type Related = CaseDetails['related'][number]
type Row = {
  id: number
  number: string
  typeId: number
  subType: string
  status: number
  stage: string
  outcome: string | null
  personName: string
  relation: Related['relation']
}

/** The family's cases, renewals, and other cases of the same person, as far as the reader sees them. */
export async function relatedTo(db: Db, file: CaseColumns): Promise<Related[]> {
  const rows = await db.rows<Row>(
    `select k.id, k.number, k.type_id as "typeId", k.sub_type as "subType", k.status, k.stage, k.outcome, app.full_name(p.first_name, p.last_name) as "personName",
            case when k.id = $3 then 'principal' when k.principal_case_id = $2 then 'dependent'
                 when k.id = $4 then 'renewalOf' when k.renewal_of_case_id = $2 then 'renewal' else 'samePerson' end as relation
       from (select id from cases where company_id = $1 and id in ($3, $4)
             union select id from cases where principal_case_id = $2
             union select id from cases where renewal_of_case_id = $2
             union (select id from cases where person_id = $5 and company_id = $1 order by id desc limit 20)) r
       join cases k on k.id = r.id left join people p on p.id = k.person_id
      where k.id <> $2 order by k.id desc limit 50`,
    [file.companyId, file.id, file.principalCaseId, file.renewalOfCaseId, file.personId],
  )
  return rows.map(({ typeId, subType, status, stage, outcome, ...row }) => ({
    ...row,
    typeName: typeOf(typeId).name,
    said: saidName(typeId, subType),
    statusName: nameOfStatus({ typeId, status, stage, outcome }),
    tableStatusName: statusNameOf({ status, outcome }),
    path: casePath({ typeId, id: row.id }),
  }))
}
