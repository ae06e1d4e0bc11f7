import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { advisers, providers } from '#platform/session/role-groups.ts'
import { addressOperations } from './contract.ts'
import { filingExports } from './export-contract.ts'
import { serviceCenterOperations } from './service-center-contract.ts'

export const filingAddressesFeature: Feature = {
  contracts: { filings: { ...addressOperations, ...serviceCenterOperations }, exports: filingExports },
  rights: {
    'filingAddress:read': {
      words: 'See the filing addresses of the agencies',
      roles: advisers,
    },
    'filingAddress:edit': { words: 'Keep the filing addresses of the agencies', roles: providers },
    'filingAddress:confirm': {
      words: 'Confirm filing addresses checked on the official page',
      roles: [Role.provider, Role.providerAssistant, Role.lawFirm, Role.attorney],
    },
  },
}
