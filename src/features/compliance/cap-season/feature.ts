import type { Feature } from '#platform/feature.ts'
import { capSeasonOperations } from './contract.ts'

export const capSeasonFeature: Feature = {
  contracts: { capSeason: capSeasonOperations },
  rights: {
    'cap:edit': { words: 'Prepare registrations of the H-1B cap and take in results', roles: [1, 2, 3, 4, 9, 10, 13] },
  },
}
