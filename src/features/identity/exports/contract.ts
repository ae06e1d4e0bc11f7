import { documents } from '#case-work/documents/contract.ts'
import { filings } from '#case-work/filings/contract.ts'
import { cases } from '#desk/cases/contract.ts'
import { auditTrail } from '#identity/audit-trail/contract.ts'
import { commonDetails } from '#identity/common-details/contract.ts'
import { outbox } from '#identity/outbox/contract.ts'
import { roles } from '#identity/roles/contract.ts'
import { permissions } from '#identity/roles/permission-contract.ts'
import { signIn } from '#identity/sign-in/contract.ts'
import { users } from '#identity/users/contract.ts'
import { attorneys } from '#parties/attorneys/contract.ts'
import { companies } from '#parties/companies/contract.ts'
import { lawFirms } from '#parties/law-firms/contract.ts'
import { people } from '#parties/people/contract.ts'
import { exportOf } from '#platform/export/export-of.ts'

/** Every list that can be taken along as a file. */
export const exportedLists = {
  users: users.list,
  companies: companies.list,
  people: people.list,
  cases: cases.list,
  documents: documents.list,
  lawFirms: lawFirms.list,
  attorneys: attorneys.list,
  attorneyUsers: attorneys.users,
  assignments: attorneys.companies,
  lookIns: signIn.lookIns,
  roles: roles.list,
  permissions: permissions.list,
  commonDetails: commonDetails.list,
  outbox: outbox.list,
  auditTrail: auditTrail.list,
  filingAddresses: filings.addresses,
}

export const listExports = {
  users: exportOf('exports.users', users.list, 'Users'),
  companies: exportOf('exports.companies', companies.list, 'Companies'),
  people: exportOf('exports.people', people.list, 'Employees and their families'),
  cases: exportOf('exports.cases', cases.list, 'Cases'),
  documents: exportOf('exports.documents', documents.list, 'Documents, without their files'),
  lawFirms: exportOf('exports.lawFirms', lawFirms.list, 'Law firms'),
  attorneys: exportOf('exports.attorneys', attorneys.list, 'Attorneys'),
  attorneyUsers: exportOf('exports.attorneyUsers', attorneys.users, 'The sign-ins of attorneys and assistants'),
  assignments: exportOf('exports.assignments', attorneys.companies, 'Companies with the attorneys who work for them'),
  lookIns: exportOf('exports.lookIns', signIn.lookIns, 'Who of the provider looked into which company, and why'),
  roles: exportOf('exports.roles', roles.list, 'Roles'),
  permissions: exportOf('exports.permissions', permissions.list, 'Menu rows and rights with the roles that hold them'),
  commonDetails: exportOf('exports.commonDetails', commonDetails.list, 'The values that screens offer'),
  outbox: exportOf('exports.outbox', outbox.list, 'The e-mails without their texts'),
  auditTrail: exportOf('exports.auditTrail', auditTrail.list, 'The audit trail'),
  filingAddresses: exportOf('exports.filingAddresses', filings.addresses, 'Filing addresses'),
}
