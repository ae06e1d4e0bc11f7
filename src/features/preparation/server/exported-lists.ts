import { exportedList } from '#identity/exports/server/exported.ts'
import { fileColumns } from '#platform/export/list-column.ts'
import { documentListColumns } from '#preparation/documents/columns.ts'
import { documentExports, documents } from '#preparation/documents/contract.ts'

export const exportedDocumentLists = [
  exportedList({
    list: documents.list,
    operation: documentExports.documents,
    columns: fileColumns(documentListColumns),
  }),
]
