import { assignedCompanies } from '#parties/attorneys/server/visible-store.ts'
import { type Bind, binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import { CASE_COLUMNS, type CaseColumns } from './case-row.ts'

/** Whose cases somebody works with: one index range where there is one, on top of row-level security. */
export function visibleCases(actor: Actor, bind: Bind, k = 'k'): string[] {
  if (actor.selectedCompanyId !== null) return [`${k}.company_id = ${bind(actor.selectedCompanyId)}`]
  switch (actor.scope) {
    case 'provider':
      return []
    case 'firm':
      return [`${k}.law_firm_id = ${bind(actor.lawFirmId)}`]
    case 'attorney':
      return [`${k}.law_firm_id = ${bind(actor.lawFirmId)}`, ...assignedCompanies(actor, `${k}.company_id`, bind)]
    case 'company':
      return [`${k}.company_id = ${bind(actor.companyId)}`]
    case 'person': {
      const own = bind(actor.personId)
      return [`(${k}.household_person_id = ${own} or ${k}.person_id = ${own})`]
    }
  }
}

/** "Not found" unless this case may be seen; a command also locks it. */
export function requireCase(db: Db, actor: Actor, id: number, lock: 'for update' | '' = ''): Promise<CaseColumns> {
  const { values, bind } = binding()
  const conditions = [`k.id = ${bind(id)}`, ...visibleCases(actor, bind)]
  return db.one<CaseColumns>(`select ${CASE_COLUMNS} from cases k where ${conditions.join(' and ')} ${lock}`, values)
}
