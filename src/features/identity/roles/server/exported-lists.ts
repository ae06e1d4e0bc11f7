import { exportedList } from '#identity/exports/server/exported.ts'
import { fileColumns } from '#platform/export/list-column.ts'
import { permissionListColumns, roleListColumns } from '../columns.ts'
import { roles } from '../contract.ts'
import { roleExports } from '../export-contract.ts'
import { permissions } from '../permission-contract.ts'

export const exportedRoleLists = [
  exportedList({ list: roles.list, operation: roleExports.roles, columns: fileColumns(roleListColumns) }),
  exportedList({
    list: permissions.list,
    operation: roleExports.permissions,
    columns: fileColumns(permissionListColumns),
  }),
]
