import { rolesApi } from '#identity/client/api.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { mayKeep, type UserKeeper } from '../policy.ts'
import type { UserRow } from '../records.ts'

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
