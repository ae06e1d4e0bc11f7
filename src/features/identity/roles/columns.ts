import { dateOf, type ListColumns } from '#platform/export/list-column.ts'
import type { RoleRow } from './contract.ts'
import type { Permission } from './permission-contract.ts'

export const roleListColumns = {
  id: { title: 'Number', value: ({ id }) => id },
  name: { title: 'Role', value: ({ name }) => name },
  description: { title: 'Description', value: ({ description }) => description },
  scope: { title: 'Sees', value: ({ scope }) => scope },
  department: { title: 'Department', value: ({ department }) => department },
  users: { title: 'Users', value: ({ users }) => users, inFile: [] },
  // How many it holds; only the screen has read them too.
  permissions: { title: 'Permissions', value: () => null, inFile: [] },
  status: { title: 'Status', value: ({ status }) => status },
  updatedAt: { title: 'Changed', value: ({ updatedAt }, here) => dateOf(updatedAt && here.day(updatedAt)) },
} satisfies ListColumns<RoleRow>

export const permissionListColumns = {
  description: { title: 'Permission', value: ({ description, name }) => description || name },
  kind: { title: 'Kind', value: ({ kind }) => (kind === 'menu' ? 'Menu row' : 'Right') },
  name: { title: 'Name', value: ({ name }) => name },
  id: { title: 'Number', value: ({ id }) => id, fileOnly: true },
  parentId: { title: 'Below number', value: ({ parentId }) => parentId, fileOnly: true },
  position: { title: 'Position', value: ({ position }) => position },
  disabled: { title: 'Disabled', value: ({ disabled }) => disabled, fileOnly: true },
  roles: { title: 'Roles', value: ({ roleIds }) => roleIds.join(', ') },
  updatedAt: { title: 'Changed', value: ({ updatedAt }, here) => dateOf(updatedAt && here.day(updatedAt)) },
} satisfies ListColumns<Permission>
