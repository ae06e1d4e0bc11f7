import type { Feature } from '#platform/feature.ts'
import { administrators, advisers } from '#platform/session/role-groups.ts'
import { signIn } from './contract.ts'
import { signInExports } from './export-contract.ts'

export const signInFeature: Feature = {
  contracts: { signIn, exports: signInExports },
  rights: {
    'company:select': { words: 'Work in a selected company', roles: advisers },
    'lookIn:read': { words: 'See when the provider opened a company’s data, who and why', roles: administrators },
  },
}
