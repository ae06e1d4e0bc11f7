import type { Feature } from '#platform/feature.ts'
import { advisers, offices, providers, staff } from '#platform/session/role-groups.ts'
import { lawFirms } from './contract.ts'
import { lawFirmExports } from './export-contract.ts'

export const lawFirmsFeature: Feature = {
  contracts: { lawFirms, exports: lawFirmExports },
  rights: {
    'lawFirm:read': { words: 'See law firms', roles: advisers },
    'lawFirm:create': { words: 'Create, activate and deactivate law firms', roles: providers },
    'lawFirm:edit': { words: 'Change law firms and create their administrators', roles: offices },
    'representation:read': { words: 'See who stands for a company', roles: staff },
    'representation:edit': { words: 'Set or end which law firm stands for a company', roles: offices },
  },
}
