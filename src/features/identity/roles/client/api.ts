import { operationsOf } from '#platform/client/operations.ts'
import type { roles } from '../contract.ts'
import type { roleExports } from '../export-contract.ts'
import type { permissions } from '../permission-contract.ts'
import type { rolePermissions } from '../role-permission-contract.ts'

export const rolesApi = operationsOf<typeof roles>('roles')
export const permissionsApi = operationsOf<typeof permissions>('permissions')
export const rolePermissionsApi = operationsOf<typeof rolePermissions>('rolePermissions')

/** Everything that shows who may do what; asked again after each change of rights. */
export const rightsReads = [rolesApi.list, permissionsApi.list, rolePermissionsApi.list, rolePermissionsApi.matrix]
export const roleExportsApi = operationsOf<typeof roleExports>('exports')
