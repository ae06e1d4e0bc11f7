import { exportedList } from '#identity/exports/server/exported.ts'
import { fileColumns } from '#platform/export/list-column.ts'
import { caseListColumns } from '../columns.ts'
import { listOperations } from '../contract.ts'
import { caseExports } from '../export-contract.ts'

export const exportedCaseLists = [
  exportedList({
    list: listOperations.list,
    operation: caseExports.cases,
    columns: fileColumns(caseListColumns),
  }),
]
