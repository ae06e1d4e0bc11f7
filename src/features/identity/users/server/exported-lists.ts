import { exportedList } from '#identity/exports/server/exported.ts'
import { fileColumns } from '#platform/export/list-column.ts'
import { userListColumns } from '../columns.ts'
import { users } from '../contract.ts'
import { userExports } from '../export-contract.ts'

export const exportedUserLists = [
  exportedList({ list: users.list, operation: userExports.users, columns: fileColumns(userListColumns) }),
]
