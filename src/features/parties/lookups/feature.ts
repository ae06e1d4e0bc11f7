import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { lookUps } from './contract.ts'

export const lookUpsFeature: Feature = {
  contracts: { lookUps },
  rights: {
    'look-ups:replace': {
      words: 'Replace the lists of occupations, industries, ports and consulates',
      roles: [Role.provider],
    },
  },
}
