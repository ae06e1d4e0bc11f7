import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { advisers, staff } from '#platform/session/role-groups.ts'
import { childLcas } from './child-contract.ts'
import { lcaRecords } from './contract.ts'
import { lcaLedger } from './ledger-contract.ts'
import { lcaNotices } from './notice-contract.ts'
import { prevailingWages } from './wage-contract.ts'

export const laborConditionsFeature: Feature = {
  contracts: { lcaRecords, lcaNotices, lcaLedger, childLcas, prevailingWages },
  rights: {
    'lca:read': { words: 'See labor condition applications, their notices and public access files', roles: [...staff] },
    'lca:manage': {
      words: 'Prepare labor condition applications: wages, attestations, certification, withdrawal',
      roles: [...advisers, Role.employer],
    },
    'lca:post': {
      words: 'Ask for an LCA, write down where and when its notice was posted, and keep its ledger',
      roles: [...staff],
    },
    'wage:import': { words: 'Import a table of prevailing wages', roles: [Role.provider, Role.lawFirm, Role.attorney] },
  },
}
