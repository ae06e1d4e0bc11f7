import type { Zone } from '#formats/day.ts'
import type { Unready } from '../operation/contract.ts'

export type ScopeKind = 'provider' | 'firm' | 'attorney' | 'company' | 'person'

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
}

/** The company whose rows this request may touch: the selected corporate, else the own company in company scope. */
export const companyInScope = (actor: Actor): number | null =>
  actor.selectedCompanyId ?? (actor.scope === 'company' ? actor.companyId : null)
