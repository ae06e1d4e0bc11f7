import { Suspense } from 'react'
import type { CaseTab } from '#case-file/case-details/client/case-tabs.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { Status } from '#case-types/statuses.ts'
import { WorksheetsCard } from '#case-work/worksheets/client/WorksheetsCard.tsx'
import { Loading } from '#ui/page/states.tsx'
import type { CasePart } from './CaseDetailsScreen.tsx'
import { ChangesCard } from './ChangesCard.tsx'
import { FamilyTab } from './FamilyTab.tsx'
import { FormsCard, QuestionnairesCard } from './FormsCard.tsx'
import { KnownDates } from './KnownDates.tsx'
import { MessagesCard } from './MessagesCard.tsx'
import { MessagesClosed } from './MessagesClosed.tsx'
import { NotesCard } from './NotesCard.tsx'
import {
  CaseDocuments,
  CaseLetters,
  CollectionTab,
  DeadlinesPanel,
  EnvelopesCard,
  FeesPanel,
  FilingSummary,
  HoldLine,
  MailsCard,
  RecruitmentTab,
  ResponseCard,
  ReviewTab,
  SharedLetters,
} from './panels.ts'
import { RelatedCard, TimelineCard } from './TimelineCard.tsx'

/** What stands behind a tab; it is asked for when it is opened. */
export function CaseTabs({ tab, file, reload }: CasePart & { tab: Exclude<CaseTab, 'overview'> }) {
  return (
    <Suspense fallback={<Loading lines={8} />}>
      {tab === 'collection' && <CollectionTab caseId={file.id} reload={reload} />}
      {tab === 'review' && <ReviewTab caseId={file.id} reload={reload} />}
      {tab === 'family' && <FamilyTab file={file} />}
      {tab === 'recruitment' && <RecruitmentTab caseId={file.id} />}
      {tab === 'questions' && <QuestionnairesCard file={file} />}
      {tab === 'documents' && (
        <>
          <CaseDocuments caseId={file.id} />
          <SharedLetters caseId={file.id} />
          <EnvelopesCard caseId={file.id} />
          {file.may.edit && <HoldLine caseId={file.id} />}
        </>
      )}
      {tab === 'letters' && <CaseLetters caseId={file.id} />}
      {tab === 'forms' && (
        <>
          <FormsCard file={file} />
          {file.may.seeFees && <WorksheetsCard caseId={file.id} />}
        </>
      )}
      {tab === 'filing' && (
        <>
          {isAnswered(file) && <ResponseCard caseId={file.id} />}
          <div className={styles.columns}>
            <FilingSummary caseId={file.id} status={file.status} />
            {file.may.seeFees && <FeesPanel caseId={file.id} />}
          </div>
        </>
      )}
      {tab === 'dates' && (
        <DeadlinesPanel caseId={file.id}>
          <KnownDates file={file} />
        </DeadlinesPanel>
      )}
      {tab === 'messages' && (
        <div className={styles.columns}>
          {file.may.readRemarks ? <MessagesCard file={file} reload={reload} /> : <MessagesClosed />}
          {file.may.readRemarks && (
            <div className={styles.column}>
              {(file.may.edit || file.notes.length > 0) && <NotesCard file={file} reload={reload} />}
              <MailsCard caseId={file.id} reload={reload} />
            </div>
          )}
        </div>
      )}
      {tab === 'history' && (
        <div className={styles.columns}>
          <TimelineCard file={file} />
          <div className={styles.column}>
            {file.may.edit && <ChangesCard file={file} />}
            <RelatedCard file={file} />
          </div>
        </div>
      )}
    </Suspense>
  )
}

/** The agency asked for something, now or before. */
const isAnswered = ({ status, rfeNoticeOn, rfeDueOn }: CasePart['file']): boolean =>
  status === Status.noticeOpen || rfeNoticeOn !== null || rfeDueOn !== null
