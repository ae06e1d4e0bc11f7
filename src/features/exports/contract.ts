import { auditTrail } from '#features/audit-trail/contract.ts'
import { companies } from '#features/companies/contract.ts'
import { people } from '#features/people/contract.ts'
import { users } from '#features/users/contract.ts'
import { exportOf } from '#platform/export/export-of.ts'

/** Every list that can be taken along as a file. */
export const exportedLists = {
  users: users.list,
  companies: companies.list,
  people: people.list,
  auditTrail: auditTrail.list,
}

export const listExports = {
  users: exportOf('exports.users', users.list, 'Users'),
  companies: exportOf('exports.companies', companies.list, 'Companies'),
  people: exportOf('exports.people', people.list, 'Employees and their families'),
  auditTrail: exportOf('exports.auditTrail', auditTrail.list, 'The audit trail'),
}
