import { exportOf } from '#platform/export/export-of.ts'
import { companies } from './contract.ts'

export const companyExports = {
  companies: exportOf('exports.companies', companies.list, 'Companies', 'Exported companies'),
}
