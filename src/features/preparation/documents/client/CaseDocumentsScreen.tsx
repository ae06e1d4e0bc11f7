import type { ScreenProps } from '#platform/client/screen.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { documentsApi } from '#preparation/client/api.ts'
import { LinkButton } from '#ui/Button.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { firstAt } from '../paths.ts'
import { CaseDocuments } from './CaseDocuments.tsx'
import { DocumentsTable } from './DocumentsTable.tsx'
import styles from './documents.module.css'

/** Every /visaCareDocument…CaseDetails address: one case's documents, or those of all cases of that kind. */
export default function CaseDocumentsScreen({ params }: ScreenProps) {
  const caseId = Number(params.caseId)
  if (Number.isInteger(caseId) && caseId > 0) return <OfCase key={caseId} caseId={caseId} />
  return (
    <>
      <PageHeader title="Documents" standing="Of all cases of this kind. Open a case to add documents to it." />
      <DocumentsTable route={`/${window.location.pathname.split('/')[1] ?? ''}`} />
    </>
  )
}

function OfCase({ caseId }: { caseId: number }) {
  const { items: of } = useOperation(documentsApi.ofCase, { caseId })
  return (
    <div className={styles.page}>
      <PageHeader
        title={of ? `Documents of case ${of.caseNumber}` : 'Documents'}
        standing={of && [of.caseTypeName, of.personName, of.companyName].filter(Boolean).join(' · ')}
        action={of && <LinkButton to={of.casePath}>Go to the case</LinkButton>}
      />
      <CaseDocuments caseId={caseId} first={firstAt(window.location.pathname)} />
    </div>
  )
}
