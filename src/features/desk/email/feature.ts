import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { staff } from '#platform/session/role-groups.ts'
import { email } from './contract.ts'
import { emailTemplates } from './template-contract.ts'

export const emailFeature: Feature = {
  contracts: { email, emailTemplates },
  rights: {
    'email:send': {
      words: 'Send e-mails to people they can see',
      roles: staff,
    },
    'email-template:edit': {
      words: 'Write the e-mail templates of the company, law firm or installation',
      roles: [Role.provider, Role.employer, Role.lawFirm],
    },
  },
}
