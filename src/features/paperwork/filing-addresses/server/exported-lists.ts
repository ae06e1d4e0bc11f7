import { exportedList } from '#identity/exports/server/exported.ts'
import { fileColumns } from '#platform/export/list-column.ts'
import { filingListColumns } from '../columns.ts'
import { addressOperations } from '../contract.ts'
import { filingExports } from '../export-contract.ts'

export const exportedFilingLists = [
  exportedList({
    list: addressOperations.addresses,
    operation: filingExports.filingAddresses,
    columns: fileColumns(filingListColumns),
  }),
]
