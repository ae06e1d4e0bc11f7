import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { apiKeys } from './key-contract.ts'
import { webhooks } from './webhook-contract.ts'

export const connectionsFeature: Feature = {
  contracts: { apiKeys, webhooks },
  rights: {
    'api-key:edit': {
      words: 'Make and revoke API keys for own systems',
      roles: [Role.provider, Role.employer, Role.lawFirm],
    },
    'webhook:edit': { words: 'Set up webhooks for own systems', roles: [Role.provider, Role.employer, Role.lawFirm] },
  },
}
