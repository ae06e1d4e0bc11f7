import { Role } from '#formats/roles.ts'
import type { Actor, ScopeKind } from '#platform/session/actor.ts'

export type UserKeeper = Pick<Actor, 'roleId' | 'scope' | 'companyId' | 'lawFirmId' | 'selectedCompanyId'>
export type AssignedRole = { id: number; scope: ScopeKind }
export type Tenant = { companyId: number | null; lawFirmId: number | null }
type Named = { companyId?: number; lawFirmId?: number }

const { provider, providerAssistant, employer, employerAssistant, employee } = Role
const { attorney, attorneyAssistant, lawFirm } = Role

/**
 * Whether somebody may create, change or disable users of a role: only the administrator makes administrators, so that
 * nobody can hand out more than they hold.
 */
export function mayKeep(keeper: UserKeeper, role: AssignedRole): boolean {
  switch (keeper.scope) {
    case 'provider':
      // With a company selected, the work is that company's.
      if (keeper.selectedCompanyId !== null) return livesIn(role) === 'company'
      return keeper.roleId === provider || role.scope !== 'provider' || role.id === providerAssistant
    case 'firm':
      return keeper.selectedCompanyId === null && [attorney, attorneyAssistant, lawFirm].some((id) => id === role.id)
    case 'company':
      if (keeper.roleId === employer) return [employer, employerAssistant, employee].some((id) => id === role.id)
      // A role of the installation's own, given the right to keep users: no further administrators.
      return keeper.roleId !== employerAssistant && [employerAssistant, employee].some((id) => id === role.id)
    default:
      return false
  }
}

export const ADDRESS_KEPT = {
  status: 403,
  message: 'Only an administrator may change the e-mail address of this user.',
} as const

const assistants: readonly number[] = [providerAssistant, employerAssistant, attorneyAssistant]

/**
 * Whether somebody may give a user another e-mail address: it opens the account. Assistants do it for assistants and
 * employees only, never for whom they work under (decisions §2).
 */
export const mayMoveAddress = (keeper: { roleId: number; userId: number }, user: { id: number; roleId: number }) =>
  keeper.userId === user.id ||
  !assistants.includes(keeper.roleId) ||
  user.roleId === employee ||
  assistants.includes(user.roleId)

/** Where users of a role live: with the provider, in a law firm or in a company. */
export function livesIn({ scope }: Pick<AssignedRole, 'scope'>): 'provider' | 'firm' | 'company' {
  if (scope === 'provider') return 'provider'
  return scope === 'firm' || scope === 'attorney' ? 'firm' : 'company'
}

/**
 * The tenant of a new user comes from whoever creates it; only the provider names one. `'foreign'` when another tenant
 * than the own was named.
 */
export function tenantOfNewUser(
  keeper: UserKeeper,
  role: AssignedRole,
  named: Named,
): Tenant | 'company missing' | 'firm missing' | 'foreign' {
  const home = livesIn(role)
  if (keeper.scope === 'provider') {
    if (home === 'provider') return { companyId: keeper.companyId, lawFirmId: null }
    if (home === 'firm') return named.lawFirmId ? { companyId: null, lawFirmId: named.lawFirmId } : 'firm missing'
    const companyId = named.companyId ?? keeper.selectedCompanyId
    if (keeper.selectedCompanyId !== null && companyId !== keeper.selectedCompanyId) return 'foreign'
    return companyId === null ? 'company missing' : { companyId, lawFirmId: null }
  }
  if (isForeign(keeper, named)) return 'foreign'
  return home === 'firm'
    ? { companyId: null, lawFirmId: keeper.lawFirmId }
    : { companyId: keeper.companyId, lawFirmId: null }
}

/** Whose users a list shows: one index range of the table, never more than the scope. */
export type Listed = { of: 'all' } | { of: 'company' | 'firm' | 'user'; id: number }

export function listedUsers(keeper: UserKeeper & { userId: number }, named: Named): Listed | 'foreign' {
  if (keeper.selectedCompanyId !== null) {
    const foreign = named.companyId !== undefined && named.companyId !== keeper.selectedCompanyId
    return foreign || named.lawFirmId ? 'foreign' : { of: 'company', id: keeper.selectedCompanyId }
  }
  if (keeper.scope === 'provider') {
    if (named.companyId) return { of: 'company', id: named.companyId }
    return named.lawFirmId ? { of: 'firm', id: named.lawFirmId } : { of: 'all' }
  }
  if (isForeign(keeper, named)) return 'foreign'
  if (keeper.scope === 'company' && keeper.companyId !== null) return { of: 'company', id: keeper.companyId }
  if (keeper.scope === 'firm' && keeper.lawFirmId !== null) return { of: 'firm', id: keeper.lawFirmId }
  return { of: 'user', id: keeper.userId }
}

const isForeign = (keeper: UserKeeper, named: Named) =>
  (named.companyId !== undefined && named.companyId !== keeper.companyId) ||
  (named.lawFirmId !== undefined && named.lawFirmId !== keeper.lawFirmId)

/** What stands against taking a user's access away, by disabling the account or by another role. */
export function whyKeepAccess(
  keeper: { userId: number },
  user: { id: number; roleId: number },
  otherActiveAdmins: number,
): 'YOURSELF' | 'LAST_ADMIN' | null {
  if (keeper.userId === user.id) return 'YOURSELF'
  return user.roleId === provider && otherActiveAdmins === 0 ? 'LAST_ADMIN' : null
}

export type UserStatus = 'Invited' | 'Active' | 'Inactive'

/** Without a wish the status is turned over. An account that never had a password waits for its invitation. */
export function statusAfter(
  current: UserStatus,
  wish: 'Active' | 'Inactive' | undefined,
  hasPassword: boolean,
): UserStatus {
  const wanted = wish ?? (current === 'Inactive' ? 'Active' : 'Inactive')
  if (wanted === 'Inactive') return 'Inactive'
  return hasPassword ? 'Active' : 'Invited'
}
