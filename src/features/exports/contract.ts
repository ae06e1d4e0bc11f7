import { attorneys } from '#features/attorneys/contract.ts'
import { auditTrail } from '#features/audit-trail/contract.ts'
import { cases } from '#features/cases/contract.ts'
import { commonDetails } from '#features/common-details/contract.ts'
import { companies } from '#features/companies/contract.ts'
import { documents } from '#features/documents/contract.ts'
import { filings } from '#features/filings/contract.ts'
import { lawFirms } from '#features/law-firms/contract.ts'
import { outbox } from '#features/outbox/contract.ts'
import { people } from '#features/people/contract.ts'
import { roles } from '#features/roles/contract.ts'
import { permissions } from '#features/roles/permission-contract.ts'
import { signIn } from '#features/sign-in/contract.ts'
import { users } from '#features/users/contract.ts'
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
