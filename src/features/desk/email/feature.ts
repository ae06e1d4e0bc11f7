import type { Feature } from '#platform/feature.ts'
import { staff } from '#platform/session/role-groups.ts'
import { email } from './contract.ts'

export const emailFeature: Feature = {
  contracts: { email },
  rights: {
    'email:send': {
      words: 'Send e-mails to people they can see',
      roles: staff,
    },
  },
}
