import { dateOf, type ListColumns, momentOf } from '#platform/export/list-column.ts'
import type { Document } from './records.ts'

export const documentListColumns = {
  documentType: { title: 'Document', value: ({ documentType }) => documentType },
  description: { title: 'Description', value: ({ description }) => description, fileOnly: true },
  case: { title: 'Case', value: ({ caseNumber }) => caseNumber },
  caseTypeName: { title: 'Case type', value: ({ caseTypeName }) => caseTypeName },
  personName: { title: 'Person', value: ({ personName }) => personName },
  companyName: { title: 'Company', value: ({ companyName }) => companyName },
  review: { title: 'Status', value: ({ review }) => review },
  reviewReason: { title: 'Reason', value: ({ reviewReason }) => reviewReason, fileOnly: true },
  expiresOn: { title: 'Expires', value: ({ expiresOn }) => dateOf(expiresOn) },
  fileName: { title: 'File', value: ({ fileName }) => fileName },
  size: { title: 'Size', value: ({ size }) => size, inFile: [] },
  formType: { title: 'Form', value: ({ formType }) => formType, inFile: [] },
  versionNumber: { title: 'Version', value: ({ versionNumber }) => versionNumber, fileOnly: true },
  pages: { title: 'Pages', value: ({ pages }) => pages, fileOnly: true },
  uploadedAt: { title: 'Added (UTC)', value: ({ uploadedAt }) => momentOf(uploadedAt) },
  uploadedByName: { title: 'By', value: ({ uploadedByName }) => uploadedByName },
} satisfies ListColumns<Document>
