import { parseAccountName } from '#formats/email.ts'
import { Role } from '#formats/roles.ts'
import type { Db } from '#platform/database/database.ts'
import { badInput, notFound } from '#platform/operation/refusal.ts'
import { type AssignedRole, type Tenant, tenantOfNewUser, type UserKeeper } from '../policy.ts'
import { requireCompany, requireLawFirm } from './company-store.ts'
import { getUser } from './store.ts'

type Named = { companyId?: number; lawFirmId?: number }

/** Where a new user lives; a tenant outside the scope reads as not found. */
export async function placeOf(db: Db, keeper: UserKeeper, role: AssignedRole, named: Named): Promise<Tenant> {
  const tenant = tenantOfNewUser(keeper, role, named)
  if (tenant === 'company missing') throw badInput({ companyId: 'Field is required' })
  if (tenant === 'firm missing') throw badInput({ lawFirmId: 'Field is required' })
  if (tenant === 'foreign') throw notFound('tenant')
  if (tenant.companyId !== null) await requireCompany(db, tenant.companyId)
  if (tenant.lawFirmId !== null) await requireLawFirm(db, tenant.lawFirmId)
  return tenant
}

/** The account name when none is given: the e-mail address, which then has to follow the stricter pattern. */
export function accountNameOf(email: string): string {
  const parsed = parseAccountName(email)
  if (!parsed.ok) throw badInput({ email: parsed.message })
  return parsed.value
}

/** Only an attorney's assistant assists, and only an attorney of the same firm. */
export async function requireAttorney(
  db: Db,
  attorneyUserId: number,
  roleId: number,
  { lawFirmId }: Pick<Tenant, 'lawFirmId'>,
) {
  const attorney = await getUser(db, attorneyUserId)
  if (roleId !== Role.attorneyAssistant) throw badInput({ assistsUserId: 'is for attorney assistants only' })
  if (attorney.roleId !== Role.attorney || attorney.lawFirmId !== lawFirmId) throw notFound('attorney')
}
