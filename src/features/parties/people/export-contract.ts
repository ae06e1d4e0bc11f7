import { exportOf } from '#platform/export/export-of.ts'
import { people } from './contract.ts'

export const personExports = {
  people: exportOf(
    'exports.people',
    people.list,
    'Employees and their families',
    'Exported employees and their families',
  ),
}
