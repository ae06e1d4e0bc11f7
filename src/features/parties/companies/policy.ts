import { Role } from '#formats/roles.ts'
import type { Actor } from '#platform/session/actor.ts'

export type CompanyKeeper = Pick<Actor, 'roleId' | 'scope' | 'companyId' | 'lawFirmId' | 'selectedCompanyId'>
type Named = { lawFirmId?: number; attorneyId?: number }

/**
 * Which firm stands for a new company: a firm's and an attorney's client is the own firm's, only the provider names
 * another or none. 'foreign' when somebody names another firm than the own.
 */
export function firmOfNewCompany(keeper: CompanyKeeper, { lawFirmId }: Named): number | null | 'foreign' {
  if (keeper.scope === 'provider') return lawFirmId ?? null
  if (keeper.lawFirmId === null) return 'foreign'
  return lawFirmId === undefined || lawFirmId === keeper.lawFirmId ? keeper.lawFirmId : 'foreign'
}

/** An attorney works for the clients he or she brings. */
export const attorneyOfNewCompany = (keeper: CompanyKeeper & { userId: number }, { attorneyId }: Named) =>
  attorneyId ?? (keeper.roleId === Role.attorney ? keeper.userId : undefined)

/** Subscription and DIY access are what the provider sells; an employer does not give them to itself. */
export const maySetPlan = ({ scope }: Pick<CompanyKeeper, 'scope'>): boolean => scope === 'provider' || scope === 'firm'

/** How the screens offer what the seeded rights allow (decisions §2 and §5); the server decides by the right itself. */
const { provider, providerAssistant, employer, attorney, lawFirm } = Role
const among = (roles: readonly number[]) => (roleId: number) => roles.includes(roleId)

export const createsCompanies = among([provider, providerAssistant, lawFirm, attorney])
export const editsCompanies = among([provider, providerAssistant, lawFirm, employer])
export const switchesCompanies = among([provider, providerAssistant, lawFirm])
export const setsTransactionDetails = among([provider])
export const setsPlans = among([provider, providerAssistant, lawFirm])
/** The provider's staff says why it looks into a company. */
export const givesReason = among([provider, providerAssistant])
