import { Suspense, useState } from 'react'
import { caseDetailsApi } from '#case-file/case-details/client/api.ts'
import type { CaseDetails } from '#case-file/case-details/records.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { useNamedPart } from '#case-file/cases/client/use-named-part.ts'
import { hueOf } from '#case-file/cases/client/words.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { CaseOptionsDialog } from './CaseOptionsDialog.tsx'
import { hasFiling, Section, SectionBar } from './CaseSections.tsx'
import { ChangesCard } from './ChangesCard.tsx'
import { FormsCard, QuestionnairesCard } from './FormsCard.tsx'
import { HelpCard } from './HelpCard.tsx'
import { KnownDates } from './KnownDates.tsx'
import { ParticipantsCard } from './ParticipantsCard.tsx'
import { CaseDocuments, DeadlinesPanel, FeesPanel, FilingSummary } from './panels.ts'
import { MessagesCard, NotesCard } from './RemarksCards.tsx'
import { ReportChange } from './ReportChange.tsx'
import { StatusBar } from './StatusBar.tsx'
import { TasksCard } from './TasksCard.tsx'
import { RelatedCard, TimelineCard } from './TimelineCard.tsx'
import { YourPart } from './YourPart.tsx'

/** The details of any case, on every address that shows one. */
export default function CaseDetailsScreen({ params }: ScreenProps) {
  const id = Number(params.caseId) || 0
  const found = useOperation(caseDetailsApi.get, { id }, { enabled: id > 0 })
  const link = { to: '/visaCareManageCase', words: 'Open the list' }
  if (id === 0)
    return <EmptyState title="No case is chosen" text="Choose a case in the list to see how it stands." link={link} />
  if (found.error?.status === 404)
    return <EmptyState title="This case is not here" text={found.error.message} link={link} />
  // What is being written on the page outlives a lost connection.
  if (found.error && found.items?.id !== id)
    return <ErrorState message={found.error.message} onRetry={() => void found.reload()} />
  if (!found.items || found.items.id !== id) return <Loading lines={12} />
  return <CasePage key={id} file={found.items} reload={() => void found.reload()} />
}

export type CasePart = { file: CaseDetails; reload: () => void }

function CasePage({ file, reload }: CasePart) {
  const viewer = useViewer()
  const [editing, setEditing] = useState(false)
  useNamedPart()
  const who = file.personName || file.companyName
  return (
    <div className={styles.page}>
      <PageHeader
        title={`${file.number} ${who}`}
        badge={<StatusBadge hue={hueOf(file.status, file.outcome)}>{file.statusName}</StatusBadge>}
        standing={<span className={styles.text}>{file.standing}</span>}
        action={
          <>
            <Button variant="subtle" onClick={() => window.print()}>
              Print
            </Button>
            {viewer.isEmployee && file.personId !== null && <ReportChange file={file} />}
            {file.may.edit && <Button onClick={() => setEditing(true)}>Change options</Button>}
          </>
        }
      />
      <StatusBar file={file} reload={reload} />
      <SectionBar file={file} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <YourPart file={file} reload={reload} />
          <Section name="tasks">
            <TasksCard file={file} reload={reload} />
          </Section>
          <Section name="questions">
            <QuestionnairesCard file={file} />
          </Section>
          <Section name="forms">
            <FormsCard file={file} />
          </Section>
          <Section name="documents">
            <Suspense fallback={<Loading lines={6} />}>
              <CaseDocuments caseId={file.id} />
            </Suspense>
          </Section>
          {hasFiling(file) && (
            <Section name="filing">
              <Suspense fallback={<Loading lines={4} />}>
                <FilingSummary caseId={file.id} status={file.status} />
              </Suspense>
            </Section>
          )}
          <Section name="messages">
            <MessagesCard file={file} reload={reload} />
          </Section>
          <Section name="timeline">
            <TimelineCard file={file} />
          </Section>
        </div>
        <div className={styles.column}>
          <HelpCard file={file} reload={reload} />
          <Suspense fallback={<Loading lines={4} />}>
            <DeadlinesPanel caseId={file.id}>
              <KnownDates file={file} />
            </DeadlinesPanel>
          </Suspense>
          <ParticipantsCard file={file} reload={reload} />
          <Suspense>{file.may.seeFees && <FeesPanel caseId={file.id} />}</Suspense>
          <NotesCard file={file} reload={reload} />
          {file.may.edit && <ChangesCard file={file} />}
          <RelatedCard file={file} />
        </div>
      </div>
      {editing && <CaseOptionsDialog file={file} onClose={() => setEditing(false)} onSaved={reload} />}
    </div>
  )
}
