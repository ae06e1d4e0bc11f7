import { exportOf } from '#platform/export/export-of.ts'
import { roles } from './contract.ts'
import { permissions } from './permission-contract.ts'

export const roleExports = {
  roles: exportOf('exports.roles', roles.list, 'Roles', 'Exported roles'),
  permissions: exportOf(
    'exports.permissions',
    permissions.list,
    'Menu rows and rights with the roles that hold them',
    'Exported permissions',
  ),
}
