import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { advisers } from '#platform/session/role-groups.ts'
import { envelopes } from './contract.ts'
import { signing } from './signing-contract.ts'

export const envelopesFeature: Feature = {
  contracts: { envelopes, signing },
  rights: {
    'envelope:manage': {
      words:
        'Ask for electronic signatures on letters and company documents; in a case the law firm’s, else the company’s',
      roles: [...advisers, Role.employer],
    },
  },
}
