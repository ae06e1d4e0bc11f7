import type { Feature } from '#platform/feature.ts'
import { administrators } from '#platform/session/role-groups.ts'
import { users } from './contract.ts'
import { userExports } from './export-contract.ts'

export const usersFeature: Feature = {
  contracts: { users, exports: userExports },
  rights: {
    'user:read': { words: 'See users', roles: administrators },
    'user:create': { words: 'Create users', roles: administrators },
    'user:edit': { words: 'Change, disable and invite users', roles: administrators },
  },
}
