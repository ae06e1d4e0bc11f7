import { formLibrary } from '#case-file/form-library/contract.ts'
import { caseForms } from '#case-work/case-forms/contract.ts'
import { deadlines } from '#case-work/deadlines/contract.ts'
import { deadlineSettings } from '#case-work/deadlines/settings-contract.ts'
import { documents } from '#case-work/documents/contract.ts'
import { documentExports } from '#case-work/documents/export-contract.ts'
import { filings } from '#case-work/filings/contract.ts'
import { filingExports } from '#case-work/filings/export-contract.ts'
import { questionnaires } from '#case-work/questionnaires/contract.ts'
import { cases } from '#desk/cases/contract.ts'
import { caseExports } from '#desk/cases/export-contract.ts'
import { email } from '#desk/email/contract.ts'
import { search } from '#desk/search/contract.ts'
import { uscis } from '#desk/uscis/contract.ts'
import { auditTrail } from '#identity/audit-trail/contract.ts'
import { auditExports } from '#identity/audit-trail/export-contract.ts'
import { commonDetails } from '#identity/common-details/contract.ts'
import { commonDetailExports } from '#identity/common-details/export-contract.ts'
import { notifications } from '#identity/notifications/contract.ts'
import { outbox } from '#identity/outbox/contract.ts'
import { outboxExports } from '#identity/outbox/export-contract.ts'
import { ownSettings } from '#identity/own-settings/contract.ts'
import { passwords } from '#identity/passwords/contract.ts'
import { roles } from '#identity/roles/contract.ts'
import { roleExports } from '#identity/roles/export-contract.ts'
import { permissions } from '#identity/roles/permission-contract.ts'
import { rolePermissions } from '#identity/roles/role-permission-contract.ts'
import { factors } from '#identity/second-factors/contract.ts'
import { sessions } from '#identity/sessions/contract.ts'
import { setup } from '#identity/setup/contract.ts'
import { signIn } from '#identity/sign-in/contract.ts'
import { signInExports } from '#identity/sign-in/export-contract.ts'
import { systemCheck } from '#identity/system-check/contract.ts'
import { users } from '#identity/users/contract.ts'
import { userExports } from '#identity/users/export-contract.ts'
import { attorneys } from '#parties/attorneys/contract.ts'
import { attorneyExports } from '#parties/attorneys/export-contract.ts'
import { companies } from '#parties/companies/contract.ts'
import { companyExports } from '#parties/companies/export-contract.ts'
import { facts } from '#parties/facts/contract.ts'
import { imports } from '#parties/imports/contract.ts'
import { lawFirms } from '#parties/law-firms/contract.ts'
import { lawFirmExports } from '#parties/law-firms/export-contract.ts'
import { people } from '#parties/people/contract.ts'
import { personExports } from '#parties/people/export-contract.ts'
import { signUp } from '#parties/sign-up/contract.ts'

/** Every contract of the product. Routes, client, API document and the generated tests follow from this list. */
export const contracts = {
  email,
  signIn: { ...sessions, ...signIn },
  passwords,
  factors,
  signUp,
  setup,
  users: { ...users, ...ownSettings },
  companies,
  lawFirms,
  attorneys,
  people,
  cases,
  caseForms,
  documents,
  facts,
  questionnaires,
  imports,
  exports: {
    ...userExports,
    ...companyExports,
    ...personExports,
    ...caseExports,
    ...documentExports,
    ...lawFirmExports,
    ...attorneyExports,
    ...signInExports,
    ...roleExports,
    ...commonDetailExports,
    ...outboxExports,
    ...auditExports,
    ...filingExports,
  },
  filings,
  deadlines,
  deadlineSettings,
  formLibrary,
  roles,
  permissions,
  rolePermissions,
  commonDetails,
  notifications,
  outbox,
  auditTrail,
  search,
  uscis,
  systemCheck,
}
