import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { administrators, staff } from '#platform/session/role-groups.ts'
import { people } from './contract.ts'
import { personExports } from './export-contract.ts'

export const peopleFeature: Feature = {
  contracts: { people, exports: personExports },
  rights: {
    'employee:read': { words: 'See employees', roles: staff },
    'employee:create': { words: 'Create employees', roles: staff },
    'employee:edit': { words: 'Change employees, their families and their jobs', roles: staff },
    'employee:invite': {
      words: 'Invite employees and family members to the portal',
      roles: [Role.provider, Role.providerAssistant, Role.employer, Role.attorney, Role.lawFirm],
    },
    'employee:terminate': { words: 'End the work of employees and take it back', roles: administrators },
    // Who prepares filings, and everybody their own.
    'person:reveal': {
      words: 'See Social Security, passport and A-numbers in full',
      roles: [Role.employer, Role.employee, Role.attorney, Role.attorneyAssistant],
    },
  },
}
