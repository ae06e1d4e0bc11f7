import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { providers } from '#platform/session/role-groups.ts'
import { installation } from './contract.ts'

export const installationFeature: Feature = {
  contracts: { installation },
  rights: {
    'installation:read': { words: 'See what of the installation is set up', roles: providers },
    'installation:edit': { words: 'Put steps of the set-up aside and send oneself a test e-mail', roles: providers },
    'provider:edit': { words: 'Change what the provider calls itself', roles: [Role.provider] },
  },
}
