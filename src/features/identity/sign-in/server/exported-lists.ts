import { exportedList } from '#identity/exports/server/exported.ts'
import { fileColumns } from '#platform/export/list-column.ts'
import { lookInListColumns } from '../columns.ts'
import { signIn } from '../contract.ts'
import { signInExports } from '../export-contract.ts'

export const exportedSignInLists = [
  exportedList({ list: signIn.lookIns, operation: signInExports.lookIns, columns: fileColumns(lookInListColumns) }),
]
