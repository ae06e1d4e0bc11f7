import { exportOf } from '#platform/export/export-of.ts'
import { attorneys } from './contract.ts'

export const attorneyExports = {
  attorneys: exportOf('exports.attorneys', attorneys.list, 'Attorneys', 'Exported attorneys'),
  attorneyUsers: exportOf(
    'exports.attorneyUsers',
    attorneys.users,
    'The sign-ins of attorneys and assistants',
    'Exported the sign-ins of attorneys and assistants',
  ),
  assignments: exportOf(
    'exports.assignments',
    attorneys.companies,
    'Companies with the attorneys who work for them',
    'Exported which attorneys work for which companies',
  ),
}
