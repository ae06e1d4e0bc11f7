import { capSeasonOperations } from '#compliance/cap-season/contract.ts'
import { i9 } from '#compliance/i9/contract.ts'
import { i9Link } from '#compliance/i9/link-contract.ts'
import { childLcas } from '#compliance/labor-conditions/child-contract.ts'
import { lcaRecords } from '#compliance/labor-conditions/contract.ts'
import { lcaLedger } from '#compliance/labor-conditions/ledger-contract.ts'
import { lcaNotices } from '#compliance/labor-conditions/notice-contract.ts'
import { prevailingWages } from '#compliance/labor-conditions/wage-contract.ts'
import { inspection, publicAccess } from '#compliance/public-access/contract.ts'
import { recruitmentOperations } from '#compliance/recruitment/contract.ts'
import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { advisers, staff } from '#platform/session/role-groups.ts'

/** What each feature of this floor says of itself to all sides. */
export const complianceFeatures = {
  'labor-conditions': {
    contracts: { lcaRecords, lcaNotices, lcaLedger, childLcas, prevailingWages },
    rights: {
      'lca:read': {
        words: 'See labor condition applications, their notices and public access files',
        roles: [...staff],
      },
      'lca:manage': {
        words: 'Prepare labor condition applications: wages, attestations, certification, withdrawal',
        roles: [...advisers, Role.employer],
      },
      'lca:post': {
        words: 'Ask for an LCA, write down where and when its notice was posted, and keep its ledger',
        roles: [...staff],
      },
      'wage:import': {
        words: 'Import a table of prevailing wages',
        roles: [Role.provider, Role.lawFirm, Role.attorney],
      },
    },
  },
  /** Its rights are those of the LCA that the file belongs to. */
  'public-access': { contracts: { publicAccess, inspection } },
  recruitment: { contracts: { recruitment: recruitmentOperations } },
  i9: {
    contracts: { i9, i9Link },
    rights: {
      'i9:read': {
        words:
          'See which Forms I-9 are late or due; what employees wrote and showed only for the employer, or by consent',
        roles: staff,
      },
      'i9:manage': {
        words: 'Keep Form I-9: Section 2, supplements, corrections, E-Verify, inspection, destruction',
        roles: [Role.provider, Role.employer, Role.employerAssistant],
      },
    },
  },
  'cap-season': {
    contracts: { capSeason: capSeasonOperations },
    rights: {
      'cap:edit': { words: 'Prepare registrations of the H-1B cap and take in results', roles: [...staff] },
    },
  },
} satisfies Readonly<Record<string, Feature>>
