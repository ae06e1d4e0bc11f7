import { exportedList } from '#identity/exports/server/exported.ts'
import { fileColumns } from '#platform/export/list-column.ts'
import { companyListColumns } from '../columns.ts'
import { companies } from '../contract.ts'
import { companyExports } from '../export-contract.ts'

export const exportedCompanyLists = [
  exportedList({ list: companies.list, operation: companyExports.companies, columns: fileColumns(companyListColumns) }),
]
