import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { staff } from '#platform/session/role-groups.ts'

export const casesFeature: Feature = {
  contracts: {},
  rights: {
    'case:read': {
      words: 'See cases',
      roles: staff,
    },
    'case:create': {
      words: 'Open cases and renewals',
      roles: staff,
    },
    'case:edit': {
      words: 'Work on cases: options, tasks, notes, reminders',
      roles: staff,
    },
    'case:assign': {
      words: 'Say which attorney works on a case',
      roles: [Role.provider, Role.providerAssistant, Role.lawFirm, Role.attorney],
    },
  },
}
