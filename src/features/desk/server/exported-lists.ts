import { caseListColumns } from '#desk/case-lists/columns.ts'
import { listOperations } from '#desk/case-lists/contract.ts'
import { caseExports } from '#desk/case-lists/export-contract.ts'
import { rosterListColumns } from '#desk/employees/columns.ts'
import { employeeOperations } from '#desk/employees/contract.ts'
import { employeeExports } from '#desk/employees/export-contract.ts'
import { exportedList } from '#identity/exports/server/exported.ts'
import { fileColumns } from '#platform/export/list-column.ts'

export const exportedCaseLists = [
  exportedList({
    list: listOperations.list,
    operation: caseExports.cases,
    columns: fileColumns(caseListColumns),
  }),
]

export const exportedEmployeeLists = [
  exportedList({
    list: employeeOperations.list,
    operation: employeeExports.roster,
    columns: fileColumns(rosterListColumns),
  }),
]
