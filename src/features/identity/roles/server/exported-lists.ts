import { exportedList } from '#identity/exports/server/exported.ts'
import { dateOf } from '#platform/export/cells.ts'
import { roles } from '../contract.ts'
import { roleExports } from '../export-contract.ts'
import { permissions } from '../permission-contract.ts'

/** What stands in the files, in reading order; headings are those that an import understands. */
export const exportedRoleLists = [
  exportedList({
    list: roles.list,
    operation: roleExports.roles,
    columns: [
      { title: 'Number', value: ({ id }) => id },
      { title: 'Role', value: ({ name }) => name },
      { title: 'Description', value: ({ description }) => description },
      { title: 'Sees', value: ({ scope }) => scope },
      { title: 'Department', value: ({ department }) => department },
      { title: 'Status', value: ({ status }) => status },
      { title: 'Changed', value: ({ updatedAt }, here) => dateOf(updatedAt && here.day(updatedAt)) },
    ],
  }),
  exportedList({
    list: permissions.list,
    operation: roleExports.permissions,
    columns: [
      { title: 'Permission', value: ({ description, name }) => description || name },
      { title: 'Kind', value: ({ kind }) => (kind === 'menu' ? 'Menu row' : 'Right') },
      { title: 'Name', value: ({ name }) => name },
      { title: 'Number', value: ({ id }) => id },
      { title: 'Below number', value: ({ parentId }) => parentId },
      { title: 'Position', value: ({ position }) => position },
      { title: 'Disabled', value: ({ disabled }) => disabled },
      { title: 'Roles', value: ({ roleIds }) => roleIds.join(', ') },
      { title: 'Changed', value: ({ updatedAt }, here) => dateOf(updatedAt && here.day(updatedAt)) },
    ],
  }),
]
