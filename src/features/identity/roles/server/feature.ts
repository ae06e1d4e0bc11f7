import type { ServerFeature } from '#platform/feature.ts'
import { exportedRoleLists } from './exported-lists.ts'
import { rolesHandlers } from './handlers.ts'
import { permissionsHandlers } from './permission-handlers.ts'
import { rolePermissionsHandlers } from './role-permission-handlers.ts'

export const rolesServer: ServerFeature = {
  handlers: [...rolesHandlers, ...permissionsHandlers, ...rolePermissionsHandlers],
  parts: exportedRoleLists,
}
