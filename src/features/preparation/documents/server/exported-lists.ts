import { exportedList } from '#identity/exports/server/exported.ts'
import { fileColumns } from '#platform/export/list-column.ts'
import { documentListColumns } from '../columns.ts'
import { documents } from '../contract.ts'
import { documentExports } from '../export-contract.ts'

export const exportedDocumentLists = [
  exportedList({
    list: documents.list,
    operation: documentExports.documents,
    columns: fileColumns(documentListColumns),
  }),
]
