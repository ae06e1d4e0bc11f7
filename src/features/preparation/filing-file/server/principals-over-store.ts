import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import type { Db } from '#platform/database/database.ts'

/** A Form I-485 that came to nothing. */
export type ApplicationOver = { id: string; number: string; name: string; outcome: string }

/**
 * The principal is whose case this one is linked to, else the household's. One application that is open or was approved is
 * enough to come along with. Each counts by its Form I-485, whatever the type of the case.
 */
export async function principalsOverFor(db: Db, { id, companyId }: CaseColumns): Promise<ApplicationOver[]> {
  const [newest, ...others] = await db.rows<{ id: number; number: string; name: string; outcome: string | null }>(
    `select k.id, k.number, k.outcome, app.full_name(p.first_name, p.last_name) as name
       from cases own
       left join cases linked on linked.id = own.principal_case_id
            and exists (select from case_forms f where f.case_id = linked.id and f.form_id = 'i-485')
       join people p on p.id = coalesce(linked.person_id, own.household_person_id)
       join cases k on k.company_id = own.company_id and exists (
              select from case_forms f where f.case_id = k.id and f.form_id = 'i-485'
                 and coalesce(f.person_id, k.person_id) = p.id)
      where own.id = $1 and own.company_id = $2 and p.id is distinct from own.person_id
      order by k.id = own.principal_case_id desc nulls last, k.id desc limit 100`,
    [id, companyId],
  )
  if (newest === undefined) return []
  const applications = [newest, ...others]
  if (applications.some(({ outcome }) => outcome === null || outcome === 'Approved')) return []
  const { number, name, outcome } = newest
  return [{ id: String(newest.id), number, name, outcome: outcome ?? '' }]
}
