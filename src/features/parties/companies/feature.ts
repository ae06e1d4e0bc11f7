import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { administrators, offices, staff } from '#platform/session/role-groups.ts'
import { companies } from './contract.ts'
import { companyExports } from './export-contract.ts'

export const companiesFeature: Feature = {
  contracts: { companies, exports: companyExports },
  rights: {
    'company:read': { words: 'See companies and their profiles', roles: staff },
    'company:create': {
      words: 'Create companies with their first user',
      roles: [Role.provider, Role.providerAssistant, Role.attorney, Role.lawFirm],
    },
    'company:edit': { words: 'Change company profiles and signatures', roles: administrators },
    'company:status': { words: 'Switch companies off and on', roles: offices },
    'company:payment': { words: 'Note that a company has a payment method', roles: [Role.provider] },
  },
}
