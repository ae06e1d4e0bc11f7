import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { tenantArchives } from './contract.ts'

export const tenantArchivesFeature: Feature = {
  contracts: { tenantArchives },
  rights: {
    'tenant:export': {
      words: 'Take out all data of a company or law firm',
      roles: [Role.provider, Role.employer, Role.lawFirm],
    },
    'tenant:import': { words: 'Import archives of other installations', roles: [Role.provider] },
  },
}
