import type { Feature } from '#platform/feature.ts'
import { staff } from '#platform/session/role-groups.ts'
import { capSeasonOperations } from './contract.ts'

export const capSeasonFeature: Feature = {
  contracts: { capSeason: capSeasonOperations },
  rights: {
    'cap:edit': { words: 'Prepare registrations of the H-1B cap and take in results', roles: [...staff] },
  },
}
