import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import { typeOf } from '#case-file/cases/server/rows.ts'
import { Status } from '#case-types/status/statuses.ts'
import type { Db } from '#platform/database/database.ts'

/** The petition in whose package an application of the family goes out. */
export type Petition = { id: number; number: string; typeId: number; subType: string; status: number }

/** Prepared by the same hands: one package has one sender. */
const SAME_HANDS = `k.company_id = p.company_id and k.mode = p.mode and k.law_firm_id is not distinct from p.law_firm_id
  and (k.mode = 'LEGAL' or k.owner_id is not distinct from p.owner_id)`

/** The applications of the family that can go out in the package of a petition. */
export async function familyOf(db: Db, row: CaseColumns): Promise<CaseColumns[]> {
  const { family } = typeOf(row.typeId)
  if (!family || row.status >= Status.filed) return []
  return db.rows<CaseColumns>(
    `select ${CASE_COLUMNS} from cases k join cases p on p.id = $1 and k.principal_case_id = p.id and ${SAME_HANDS}
      where k.company_id = $2 and k.type_id = $3 and k.status < $4 and k.outcome is null order by k.id`,
    [row.id, row.companyId, family.typeId, Status.filed],
  )
}

/** The petition that takes an application along, as long as neither of them went out. */
export async function petitionTaking(db: Db, row: CaseColumns): Promise<Petition | undefined> {
  if (row.principalCaseId === null || row.status >= Status.filed) return undefined
  const found = await db.maybe<Petition>(
    `select p.id, p.number, p.type_id as "typeId", p.sub_type as "subType", p.status
       from cases p join case_filing_plans f on f.case_id = p.id and f.with_family join cases k on k.id = $1 and ${SAME_HANDS}
      where p.company_id = $2 and p.id = $3 and p.status < $4`,
    [row.id, row.companyId, row.principalCaseId, Status.filed],
  )
  return found && typeOf(found.typeId).family?.typeId === row.typeId ? found : undefined
}
