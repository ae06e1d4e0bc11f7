import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'

export const rolesRoutes = area({ since: 'foundation', from: 'spec §2' }, [
  { path: '/user/aapermissions', screen: 'roles.permissions', title: 'Permissions', needs: 'permission:read' },
  { path: '/user/aaroles', screen: 'roles.roles', title: 'Roles', needs: 'permission:read' },
  {
    path: '/user/aarolespermission',
    screen: 'roles.rolePermissions',
    title: 'Role Permissions',
    needs: 'permission:read',
  },
  {
    path: '/user/newaarolespermission',
    screen: 'roles.newRolePermission',
    title: 'New Role Permission',
    needs: 'permission:edit',
  },
  {
    path: '/staticui/permissions',
    screen: 'roles.permissions',
    title: 'Permissions',
    needs: 'permission:read',
    can: 'user/aapermissions',
  },
  { path: '/staticui/roles', screen: 'roles.roles', title: 'Roles', needs: 'permission:read', can: 'user/aaroles' },
  {
    path: '/adminstaticui/addpermission',
    screen: 'roles.addPermission',
    title: 'Add Permission',
    needs: 'permission:edit',
  },
  { path: '/adminstaticui/addrole', screen: 'roles.addRole', title: 'Add Role', needs: 'role:edit' },
  { path: '/rolemapview', screen: 'roles.map', title: 'Role Map', needs: 'permission:read' },
])

export const rolesMenu = menuRows('Settings', [
  [1, 'user/aaroles', 'Roles', 'userManage', [Role.provider]],
  [2, 'adminstaticui/addrole', 'Add Role', 'userEdit', [Role.provider]],
  [3, 'user/aapermissions', 'Permissions', 'setting', [Role.provider]],
  [4, 'adminstaticui/addpermission', 'Add Permission', 'setting', [Role.provider]],
  [5, 'user/aarolespermission', 'Role Permissions', 'setting', [Role.provider]],
  [6, 'user/newaarolespermission', 'New Role Permission', 'setting', [Role.provider]],
  [7, 'rolemapview', 'Role Map', 'reports', [Role.provider]],
])
