import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { administrators } from '#platform/session/role-groups.ts'
import { roles } from './contract.ts'
import { roleExports } from './export-contract.ts'
import { permissions } from './permission-contract.ts'
import { rolePermissions } from './role-permission-contract.ts'

export const rolesFeature: Feature = {
  contracts: { roles, permissions, rolePermissions, exports: roleExports },
  rights: {
    'role:read': { words: 'See roles', roles: administrators },
    'role:edit': { words: 'Create and change roles', roles: [Role.provider] },
    'role:delete': { words: 'Delete roles', roles: [Role.provider] },
    'permission:read': { words: 'See permissions and who holds them', roles: [Role.provider] },
    'permission:edit': { words: 'Change permissions, give and take them', roles: [Role.provider] },
    'permission:delete': { words: 'Delete permissions', roles: [Role.provider] },
  },
}
