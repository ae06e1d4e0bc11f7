import type { Actor } from '#platform/session/actor.ts'

export type Bind = (value: unknown) => string
type Columns = { company: string; firm: string }
type Viewer = Pick<Actor, 'userId' | 'scope' | 'companyId' | 'lawFirmId' | 'selectedCompanyId'>

const OF_COMPANIES: Columns = { company: 'c.id', firm: 'c.law_firm_id' }

/**
 * Whose rows somebody works with, as explicit conditions on top of row-level security: a firm its clients, an attorney
 * the companies assigned, an assistant those of the attorney assisted, everybody else the own or selected company.
 * For other tables name their columns: `companiesOf(actor, bind, { company: 'p.company_id', firm: 'p.law_firm_id' })`.
 */
export function companiesOf(actor: Viewer, bind: Bind, { company, firm }: Columns = OF_COMPANIES): string[] {
  if (actor.selectedCompanyId !== null) return [`${company} = ${bind(actor.selectedCompanyId)}`]
  switch (actor.scope) {
    case 'provider':
      return []
    case 'firm':
      return [`${firm} = ${bind(actor.lawFirmId)}`]
    case 'attorney':
      return [`${firm} = ${bind(actor.lawFirmId)}`, `${company} in (${assignedTo(bind(actor.userId))})`]
    default:
      return [`${company} = ${bind(actor.companyId)}`]
  }
}

// Whoever assists somebody has no clients of their own.
const assignedTo = (userId: string) =>
  `select a.company_id from assignments a
    where a.user_id = (select coalesce(u.assists_user_id, u.id) from users u where u.id = ${userId})`
