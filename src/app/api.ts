import { attorneys } from '#features/attorneys/contract.ts'
import { auditTrail } from '#features/audit-trail/contract.ts'
import { caseForms } from '#features/case-forms/contract.ts'
import { cases } from '#features/cases/contract.ts'
import { commonDetails } from '#features/common-details/contract.ts'
import { companies } from '#features/companies/contract.ts'
import { deadlines } from '#features/deadlines/contract.ts'
import { deadlineSettings } from '#features/deadlines/settings-contract.ts'
import { documents } from '#features/documents/contract.ts'
import { email } from '#features/email/contract.ts'
import { listExports } from '#features/exports/contract.ts'
import { facts } from '#features/facts/contract.ts'
import { filings } from '#features/filings/contract.ts'
import { formLibrary } from '#features/form-library/contract.ts'
import { imports } from '#features/imports/contract.ts'
import { lawFirms } from '#features/law-firms/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import { outbox } from '#features/outbox/contract.ts'
import { people } from '#features/people/contract.ts'
import { questionnaires } from '#features/questionnaires/contract.ts'
import { roles } from '#features/roles/contract.ts'
import { permissions } from '#features/roles/permission-contract.ts'
import { rolePermissions } from '#features/roles/role-permission-contract.ts'
import { search } from '#features/search/contract.ts'
import { setup } from '#features/setup/contract.ts'
import { signIn } from '#features/sign-in/contract.ts'
import { factors } from '#features/sign-in/factor-contract.ts'
import { passwords } from '#features/sign-in/password-contract.ts'
import { signUp } from '#features/sign-up/contract.ts'
import { systemCheck } from '#features/system-check/contract.ts'
import { uscis } from '#features/uscis/contract.ts'
import { users } from '#features/users/contract.ts'

/** Every contract of the product. Routes, client, API document and the generated tests follow from this list. */
export const contracts = {
  email,
  signIn,
  passwords,
  factors,
  signUp,
  setup,
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
