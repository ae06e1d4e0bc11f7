import { permissionsApi, rolePermissionsApi, rolesApi, sessionsApi } from '#identity/client/api.ts'
import { enterSession } from '#identity/sessions/client/session.ts'
import { call } from '#platform/client/call.ts'

/** Rights were edited, perhaps the own ones: the menu follows at once. A failure shows at the next call. */
export async function followRights(): Promise<void> {
  await call(sessionsApi.me, {}).then(enterSession, () => {})
}

/** Everything that shows who may do what; asked again after each change of rights. */
export const rightsReads = [rolesApi.list, permissionsApi.list, rolePermissionsApi.list, rolePermissionsApi.matrix]
