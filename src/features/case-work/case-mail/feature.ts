import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { mailBox } from './box-contract.ts'
import { caseMail } from './contract.ts'

export const caseMailFeature: Feature = {
  contracts: { caseMail, mailBox },
  rights: {
    'mail-box:edit': { words: 'Set up the mailbox of the cases and place what reached none', roles: [Role.provider] },
  },
}
