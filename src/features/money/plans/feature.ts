import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { providers } from '#platform/session/role-groups.ts'
import { plans } from './contract.ts'

export const plansFeature: Feature = {
  contracts: { plans },
  rights: {
    'plan:edit': { words: 'Keep the price list: plans, frequencies and orders', roles: providers },
    'discount:edit': { words: 'Give companies a discount', roles: [Role.provider] },
  },
}
