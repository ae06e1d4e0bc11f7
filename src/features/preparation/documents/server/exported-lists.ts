import { exportedList } from '#identity/exports/server/exported.ts'
import { dateOf, momentOf } from '#platform/export/cells.ts'
import { documents } from '../contract.ts'
import { documentExports } from '../export-contract.ts'

/** What stands in the files, in reading order; headings are those that an import understands. */
export const exportedDocumentLists = [
  exportedList({
    list: documents.list,
    operation: documentExports.documents,
    columns: [
      { title: 'Document', value: ({ documentType }) => documentType },
      { title: 'Description', value: ({ description }) => description },
      { title: 'Case', value: ({ caseNumber }) => caseNumber },
      { title: 'Case type', value: ({ caseTypeName }) => caseTypeName },
      { title: 'Person', value: ({ personName }) => personName },
      { title: 'Company', value: ({ companyName }) => companyName },
      { title: 'Status', value: ({ review }) => review },
      { title: 'Reason', value: ({ reviewReason }) => reviewReason },
      { title: 'Expires', value: ({ expiresOn }) => dateOf(expiresOn) },
      { title: 'File', value: ({ fileName }) => fileName },
      { title: 'Version', value: ({ versionNumber }) => versionNumber },
      { title: 'Pages', value: ({ pages }) => pages },
      { title: 'Added (UTC)', value: ({ uploadedAt }) => momentOf(uploadedAt) },
      { title: 'By', value: ({ uploadedByName }) => uploadedByName },
    ],
  }),
]
