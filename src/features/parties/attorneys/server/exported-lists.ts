import { exportedList } from '#identity/exports/server/exported.ts'
import { fileColumns } from '#platform/export/list-column.ts'
import { assignmentListColumns, attorneyListColumns, attorneyUserListColumns } from '../columns.ts'
import { attorneys } from '../contract.ts'
import { attorneyExports } from '../export-contract.ts'

export const exportedAttorneyLists = [
  exportedList({
    list: attorneys.list,
    operation: attorneyExports.attorneys,
    columns: fileColumns(attorneyListColumns),
  }),
  exportedList({
    list: attorneys.users,
    operation: attorneyExports.attorneyUsers,
    columns: fileColumns(attorneyUserListColumns),
  }),
  exportedList({
    list: attorneys.companies,
    operation: attorneyExports.assignments,
    columns: fileColumns(assignmentListColumns),
  }),
]
