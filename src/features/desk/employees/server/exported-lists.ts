import { exportedList } from '#identity/exports/server/exported.ts'
import { fileColumns } from '#platform/export/list-column.ts'
import { rosterListColumns } from '../columns.ts'
import { employeeOperations } from '../contract.ts'
import { employeeExports } from '../export-contract.ts'

export const exportedEmployeeLists = [
  exportedList({
    list: employeeOperations.list,
    operation: employeeExports.roster,
    columns: fileColumns(rosterListColumns),
  }),
]
