import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { providers } from '#platform/session/role-groups.ts'
import { commonDetails } from './contract.ts'
import { commonDetailExports } from './export-contract.ts'

export const commonDetailsFeature: Feature = {
  contracts: { commonDetails, exports: commonDetailExports },
  rights: {
    'commonDetail:edit': { words: 'Change common values', roles: providers },
    'commonDetail:delete': { words: 'Delete common values', roles: [Role.provider] },
  },
}
