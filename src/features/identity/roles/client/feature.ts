import type { ClientFeature } from '#platform/client/feature.ts'

export const rolesClient: ClientFeature = {
  screens: {
    'roles.permissions': () => import('./PermissionsScreen.tsx'),
    'roles.roles': () => import('./RolesScreen.tsx'),
    'roles.rolePermissions': () => import('./RolePermissionsScreen.tsx'),
    'roles.newRolePermission': () => import('./NewRolePermissionScreen.tsx'),
    'roles.addPermission': () => import('./AddPermissionScreen.tsx'),
    'roles.addRole': () => import('./AddRoleScreen.tsx'),
    'roles.map': () => import('./RoleMapScreen.tsx'),
  },
}
