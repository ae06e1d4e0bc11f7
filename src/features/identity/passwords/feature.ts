import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { passwords } from './contract.ts'

export const passwordsFeature: Feature = {
  contracts: { passwords },
  rights: {
    'passwordPolicy:edit': { words: 'Change the password policy', roles: [Role.provider] },
  },
}
