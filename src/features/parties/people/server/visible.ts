import { assignedCompanies } from '#parties/attorneys/server/visible-store.ts'
import { type Bind, binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import { badInput, notFound, Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import { type Actor, companyInScope } from '#platform/session/actor.ts'
import { isOwnHousehold, type PeopleRight } from '../rules.ts'

/** Whose people somebody works with: one index range where there is one, on top of row-level security. */
export function visiblePeople(actor: Actor, bind: Bind): string[] {
  if (actor.selectedCompanyId !== null) return [`p.company_id = ${bind(actor.selectedCompanyId)}`]
  switch (actor.scope) {
    case 'provider':
      return []
    case 'firm':
      return [`p.law_firm_id = ${bind(actor.lawFirmId)}`]
    case 'attorney':
      return [`p.law_firm_id = ${bind(actor.lawFirmId)}`, ...assignedCompanies(actor, 'p.company_id', bind)]
    case 'company':
      return [`p.company_id = ${bind(actor.companyId)}`]
    case 'person': {
      const own = bind(actor.personId)
      return [`(p.household_person_id = ${own} or p.id = ${own})`]
    }
  }
}

/** The household is the own; for anybody else's people a right is needed. */
export async function requireRight(
  { actor, services }: { actor: Actor; services: Pick<Services, 'rights'> },
  right: PeopleRight,
): Promise<void> {
  if (isOwnHousehold(actor) || (await services.rights.may(actor.roleId, right))) return
  throw new Refusal(403, 'FORBIDDEN', `Your role (${actor.roleName}) may not do this.`)
}

export type Employer = {
  id: number
  code: string
  lawFirmId: number | null
  transactionDetailsAdded: boolean
}

/** The company somebody works in or names; another one reads as not found. */
export async function employerFor(db: Db, actor: Actor, named: number | undefined): Promise<Employer> {
  const own = companyInScope(actor)
  const wanted = named ?? own
  if (wanted === null) throw badInput({ companyId: 'Field is required' })
  if (own !== null && wanted !== own) throw notFound()
  return visibleCompany(db, actor, wanted)
}

export function visibleCompany(db: Db, actor: Actor, companyId: number): Promise<Employer> {
  const { values, bind } = binding()
  const conditions = [`c.id = ${bind(companyId)}`, ...assignedCompanies(actor, 'c.id', bind)]
  return db.one<Employer>(
    `select c.id, c.code, c.law_firm_id as "lawFirmId", c.transaction_details_added as "transactionDetailsAdded"
       from companies c where ${conditions.join(' and ')}`,
    values,
  )
}
