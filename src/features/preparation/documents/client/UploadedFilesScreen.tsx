import type { ScreenProps } from '#platform/client/screen.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import CaseDocumentsScreen from './CaseDocumentsScreen.tsx'
import { DocumentsTable } from './DocumentsTable.tsx'
import { SearchInside } from './SearchInside.tsx'

/** /visaCareFileUploadView: every document in sight; with a case, those of the case. */
export default function UploadedFilesScreen({ params }: ScreenProps) {
  if (params.caseId !== undefined) return <CaseDocumentsScreen params={params} />
  return (
    <>
      <PageHeader
        title="Uploaded Files"
        standing="Every document of every case you work with. Open a case to add documents to it."
      />
      <SearchInside />
      <DocumentsTable />
    </>
  )
}
