import { exportedList } from '#identity/exports/server/exported.ts'
import { fileColumns } from '#platform/export/list-column.ts'
import { mailListColumns } from '../columns.ts'
import { outbox } from '../contract.ts'
import { outboxExports } from '../export-contract.ts'

export const exportedOutboxLists = [
  exportedList({ list: outbox.list, operation: outboxExports.outbox, columns: fileColumns(mailListColumns) }),
]
