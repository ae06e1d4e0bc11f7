import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { providers } from '#platform/session/role-groups.ts'
import { plans } from './contract.ts'

export const plansFeature: Feature = {
  contracts: { plans },
  rights: {
    'plan:edit': { words: 'Keep plans and frequencies', roles: providers },
    'discount:edit': { words: 'Set prices, and give companies a discount', roles: [Role.provider] },
  },
}
