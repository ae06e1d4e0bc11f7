import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { advisers } from '#platform/session/role-groups.ts'
import { deadlines } from './contract.ts'
import { deadlineSettings } from './settings-contract.ts'

export const deadlinesFeature: Feature = {
  contracts: { deadlines, deadlineSettings },
  rights: {
    'deadlineSetting:read': {
      words: 'See what the deadline rules count with',
      roles: advisers,
    },
    'deadlineSetting:edit': {
      words: 'Confirm and change what the deadline rules count with',
      roles: [Role.provider, Role.lawFirm, Role.attorney],
    },
  },
}
