import { useSignedIn } from '#features/sign-in/client/session.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { mayKeep, type UserKeeper } from '../policy.ts'
import type { UserRow } from '../records.ts'
import { rolesApi, usersApi } from './api.ts'

export type Tenant = { id: number; name: string }

/** What the signed-in person may do with users; the server decides again. */
export function useUserKeeping() {
  const session = useSignedIn()
  const profile = session.AUTHDATA.userProfile[0]
  const { items: found } = useOperation(rolesApi.list, {})
  const roles = found?.items ?? []
  const roleId = profile?.roleFkId.roleId ?? 0
  const scope = roles.find(({ id }) => id === roleId)?.scope
  const keeper: UserKeeper | undefined = scope && {
    roleId,
    scope,
    companyId: session.loggedCorporateId,
    lawFirmId: session.loggedLawfirmId,
    selectedCompanyId: session.selectedCorporateId,
  }
  const keeps = (role: (typeof roles)[number]) => keeper !== undefined && mayKeep(keeper, role)
  return {
    roles,
    /** Roles that may be given to a user. */
    choices: roles.filter((role) => role.status === 'Active' && keeps(role)),
    mayChange: (user: Pick<UserRow, 'roleId'>) => roles.some((role) => role.id === user.roleId && keeps(role)),
    isOneself: (user: Pick<UserRow, 'id'>) => user.id === profile?.userautoid.id,
    /** Works over all tenants at the moment, so users have to be told apart by theirs. */
    acrossTenants: scope === 'provider' && session.selectedCorporateId === null,
  }
}

export type UserKeeping = ReturnType<typeof useUserKeeping>

const MOST_READ = 200

/** Companies and law firms to choose from: those of the newest users and of the users on screen. */
export function useTenants(enabled: boolean, onScreen: readonly UserRow[] = []) {
  const { items } = useOperation(usersApi.list, { limit: MOST_READ, sort: '-id' }, { enabled })
  const rows = [...(items?.items ?? []), ...onScreen]
  return {
    companies: tenantsOf(rows.map(({ companyId, companyName }) => [companyId, companyName])),
    lawFirms: tenantsOf(rows.map(({ lawFirmId, lawFirmName }) => [lawFirmId, lawFirmName])),
  }
}

function tenantsOf(pairs: [id: number | null, name: string | null][]): Tenant[] {
  const known = new Map<number, string>()
  for (const [id, name] of pairs) if (id !== null && name !== null) known.set(id, name)
  return [...known].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
