import type { Zone } from '#formats/day.ts'
import type { Unready } from '../operation/contract.ts'

export type ScopeKind = 'provider' | 'firm' | 'attorney' | 'company' | 'person'

export type KeyOfActor = { id: number; prefix: string; rights: readonly string[] }

/** The signed-in user of this request, as the live session says. */
export type Actor = {
  sessionId: string
  tokenHash: string
  userId: number
  userName: string
  roleId: number
  roleName: string
  scope: ScopeKind
  companyId: number | null
  lawFirmId: number | null
  personId: number | null
  /** The corporate this user works in at the moment, if one is selected. */
  selectedCompanyId: number | null
  /** Where the clock of the own office hangs: the company's, else the firm's. A selected corporate does not move it. */
  zone: Zone
  /** What still has to be done before anything else is allowed. */
  unready: Unready | null
  /** When the password was last proved in this session. */
  confirmedAt: string
  createdAt: string
  expiresAt: string
  /** A customer's own system calls with a key that this user made. */
  key?: KeyOfActor
}

/** The company whose rows this request may touch: the selected corporate, else the own company in company scope. */
export const companyInScope = (actor: Actor): number | null =>
  actor.selectedCompanyId ?? (actor.scope === 'company' ? actor.companyId : null)

/** Whose a record is: a company's, a law firm's, or with neither the provider's. */
export type TenantColumns = { companyId: number | null; lawFirmId: number | null }

/** The tenant somebody works for at the moment: the company in sight, else the own firm, else the provider. */
export function tenantInScope(actor: Actor): TenantColumns {
  const companyId = companyInScope(actor)
  if (companyId !== null) return { companyId, lawFirmId: null }
  const ofFirm = actor.scope === 'firm' || actor.scope === 'attorney'
  return { companyId: null, lawFirmId: ofFirm ? actor.lawFirmId : null }
}
