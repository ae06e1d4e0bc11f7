import { exportedList } from '#identity/exports/server/exported.ts'
import { fileColumns } from '#platform/export/list-column.ts'
import { detailListColumns } from '../columns.ts'
import { commonDetails } from '../contract.ts'
import { commonDetailExports } from '../export-contract.ts'

export const exportedCommonDetailLists = [
  exportedList({
    list: commonDetails.list,
    operation: commonDetailExports.commonDetails,
    columns: fileColumns(detailListColumns),
  }),
]
