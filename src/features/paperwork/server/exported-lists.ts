import { exportedList } from '#identity/exports/server/exported.ts'
import { filingListColumns } from '#paperwork/filing-addresses/columns.ts'
import { addressOperations, filingExports } from '#paperwork/filing-addresses/contract.ts'
import { fileColumns } from '#platform/export/list-column.ts'

export const exportedFilingLists = [
  exportedList({
    list: addressOperations.addresses,
    operation: filingExports.filingAddresses,
    columns: fileColumns(filingListColumns),
  }),
]
