import { exportOf } from '#platform/export/export-of.ts'
import { documents } from './contract.ts'

export const documentExports = {
  documents: exportOf(
    'exports.documents',
    documents.list,
    'Documents, without their files',
    'Exported the list of documents',
  ),
}
