import type { Feature } from '#platform/feature.ts'
import { administrators } from '#platform/session/role-groups.ts'
import { auditTrail } from './contract.ts'
import { auditExports } from './export-contract.ts'

export const auditTrailFeature: Feature = {
  contracts: { auditTrail, exports: auditExports },
  rights: {
    'audit:read': { words: 'Read the audit trail', roles: administrators },
  },
}
