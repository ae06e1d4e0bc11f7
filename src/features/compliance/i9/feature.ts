import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { staff } from '#platform/session/role-groups.ts'
import { i9 } from './contract.ts'
import { i9Link } from './link-contract.ts'

export const i9Feature: Feature = {
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
}
