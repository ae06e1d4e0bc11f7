import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { outbox } from './contract.ts'
import { outboxExports } from './export-contract.ts'

export const outboxFeature: Feature = {
  contracts: { outbox, exports: outboxExports },
  rights: {
    'outbox:read': { words: 'See the sent e-mails', roles: [Role.provider] },
    'outbox:open': { words: 'Read the text of a sent e-mail', roles: [Role.provider] },
    'outbox:resend': { words: 'Send an e-mail again', roles: [Role.provider] },
  },
}
