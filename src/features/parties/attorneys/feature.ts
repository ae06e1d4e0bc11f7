import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { advisers, offices } from '#platform/session/role-groups.ts'
import { attorneys } from './contract.ts'
import { attorneyExports } from './export-contract.ts'

export const attorneysFeature: Feature = {
  contracts: { attorneys, exports: attorneyExports },
  rights: {
    'attorney:read': { words: 'See attorneys and their assistants', roles: advisers },
    'attorney:create': { words: 'Create attorneys and their assistants', roles: offices },
    'attorney:edit': {
      words: 'Change attorneys; attorneys their own record',
      roles: [Role.provider, Role.providerAssistant, Role.attorney, Role.lawFirm],
    },
    'attorney:assign': { words: 'Say which attorney works for which company', roles: offices },
  },
}
