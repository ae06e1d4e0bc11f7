import { formLibrary } from '#case-file/form-library/contract.ts'
import { caseForms } from '#case-work/case-forms/contract.ts'
import { deadlines } from '#case-work/deadlines/contract.ts'
import { deadlineSettings } from '#case-work/deadlines/settings-contract.ts'
import { documents } from '#case-work/documents/contract.ts'
import { filings } from '#case-work/filings/contract.ts'
import { questionnaires } from '#case-work/questionnaires/contract.ts'
import { cases } from '#desk/cases/contract.ts'
import { email } from '#desk/email/contract.ts'
import { installation } from '#desk/installation/contract.ts'
import { search } from '#desk/search/contract.ts'
import { uscis } from '#desk/uscis/contract.ts'
import { auditTrail } from '#identity/audit-trail/contract.ts'
import { commonDetails } from '#identity/common-details/contract.ts'
import { listExports } from '#identity/exports/contract.ts'
import { notifications } from '#identity/notifications/contract.ts'
import { outbox } from '#identity/outbox/contract.ts'
import { roles } from '#identity/roles/contract.ts'
import { permissions } from '#identity/roles/permission-contract.ts'
import { rolePermissions } from '#identity/roles/role-permission-contract.ts'
import { setup } from '#identity/setup/contract.ts'
import { signIn } from '#identity/sign-in/contract.ts'
import { factors } from '#identity/sign-in/factor-contract.ts'
import { passwords } from '#identity/sign-in/password-contract.ts'
import { signUp } from '#identity/sign-up/contract.ts'
import { systemCheck } from '#identity/system-check/contract.ts'
import { users } from '#identity/users/contract.ts'
import { attorneys } from '#parties/attorneys/contract.ts'
import { companies } from '#parties/companies/contract.ts'
import { facts } from '#parties/facts/contract.ts'
import { imports } from '#parties/imports/contract.ts'
import { lawFirms } from '#parties/law-firms/contract.ts'
import { people } from '#parties/people/contract.ts'

/** Every contract of the product. Routes, client, API document and the generated tests follow from this list. */
export const contracts = {
  email,
  signIn,
  passwords,
  factors,
  signUp,
  setup,
  installation,
  users,
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
  exports: listExports,
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
