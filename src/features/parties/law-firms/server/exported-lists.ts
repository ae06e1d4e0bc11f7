import { exportedList } from '#identity/exports/server/exported.ts'
import { fileColumns } from '#platform/export/list-column.ts'
import { lawFirmListColumns } from '../columns.ts'
import { lawFirms } from '../contract.ts'
import { lawFirmExports } from '../export-contract.ts'

export const exportedLawFirmLists = [
  exportedList({ list: lawFirms.list, operation: lawFirmExports.lawFirms, columns: fileColumns(lawFirmListColumns) }),
]
