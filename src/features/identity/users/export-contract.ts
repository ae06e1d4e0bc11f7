import { exportOf } from '#platform/export/export-of.ts'
import { users } from './contract.ts'

export const userExports = {
  users: exportOf('exports.users', users.list, 'Users', 'Exported users'),
}
