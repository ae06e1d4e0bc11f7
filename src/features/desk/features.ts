import { caseDrafts } from '#desk/case-drafts/contract.ts'
import { bulkOperations } from '#desk/case-lists/bulk-contract.ts'
import { listOperations } from '#desk/case-lists/contract.ts'
import { caseExports } from '#desk/case-lists/export-contract.ts'
import { screenOperations } from '#desk/case-screen/contract.ts'
import { workOperations } from '#desk/case-screen/work-contract.ts'
import { dashboardOperations } from '#desk/dashboards/contract.ts'
import { email } from '#desk/email/contract.ts'
import { emailTemplates } from '#desk/email/template-contract.ts'
import { employeeOperations } from '#desk/employees/contract.ts'
import { employeeExports } from '#desk/employees/export-contract.ts'
import { installation } from '#desk/installation/contract.ts'
import { newCaseOperations } from '#desk/new-case/contract.ts'
import { news } from '#desk/news/contract.ts'
import { search } from '#desk/search/contract.ts'
import { uscis } from '#desk/uscis/contract.ts'
import { visaBulletin } from '#desk/visa-bulletin/contract.ts'
import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { providers, staff } from '#platform/session/role-groups.ts'

/** What each feature of this floor says of itself to all sides. */
export const deskFeatures = {
  'case-drafts': {
    contracts: { caseDrafts },
  },
  'case-lists': {
    contracts: { cases: { ...listOperations, ...bulkOperations }, exports: caseExports },
  },
  dashboards: {
    contracts: { cases: dashboardOperations },
  },
  'new-case': {
    contracts: { cases: newCaseOperations },
  },
  employees: {
    contracts: { employees: employeeOperations, exports: employeeExports },
  },
  'case-screen': {
    contracts: { cases: { ...screenOperations, ...workOperations } },
  },
  email: {
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
  },
  search: {
    contracts: { search },
  },
  uscis: {
    contracts: { uscis },
  },
  news: {
    contracts: { news },
    rights: { 'news:write': { words: 'Write news and pages of information', roles: [Role.provider] } },
  },
  'visa-bulletin': {
    contracts: { visaBulletin },
    rights: { 'bulletin:write': { words: 'Enter the Visa Bulletin', roles: [Role.provider] } },
  },
  installation: {
    contracts: { installation },
    rights: {
      'installation:read': { words: 'See what of the installation is set up', roles: providers },
      'installation:edit': { words: 'Put steps of the set-up aside and send oneself a test e-mail', roles: providers },
      'provider:edit': { words: 'Change what the provider calls itself', roles: [Role.provider] },
    },
  },
} satisfies Readonly<Record<string, Feature>>
