import { lazy, Suspense } from 'react'
import { prepares } from '#case-file/case-details/client/case-tabs.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { isBeforeFiling, Status } from '#case-types/statuses.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import type { CasePart } from './CaseDetailsScreen.tsx'
import { HelpCard } from './HelpCard.tsx'
import { KeyDates } from './KeyDates.tsx'
import { LatestMessages } from './LatestMessages.tsx'
import { LcaLinks } from './LcaLinks.tsx'
import { MessagesClosed } from './MessagesClosed.tsx'
import { Others } from './Others.tsx'
import { PeopleCard } from './PeopleCard.tsx'
import { RelatedCard } from './TimelineCard.tsx'
import { YourPart } from './YourPart.tsx'

const TasksCard = lazy(() => import('./TasksCard.tsx').then(({ TasksCard: part }) => ({ default: part })))
const FormsCard = lazy(() => import('./FormsCard.tsx').then(({ FormsCard: part }) => ({ default: part })))
const CheckCard = lazy(() => import('./CheckCard.tsx').then(({ CheckCard: part }) => ({ default: part })))
const OrderCard = lazy(() => import('./OrderCard.tsx').then(({ OrderCard: part }) => ({ default: part })))
const WhatHappensNext = lazy(() =>
  import('./WhatHappensNext.tsx').then(({ WhatHappensNext: part }) => ({ default: part })),
)
const Costs = lazy(() => import('./Costs.tsx').then(({ Costs: part }) => ({ default: part })))

/** What must I do, by when, and who is awaited: everything else is a tab away. */
export function Overview({ file, reload }: CasePart) {
  const { roleId, isEmployee } = useViewer()
  const full = prepares(file, roleId)
  const readsBills = useSignedIn().rights?.includes('billing:read') ?? false
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <YourPart file={file} reload={reload} />
        <Suspense>
          {file.mode === 'DIY' && readsBills && isBeforeFiling(file.status) && <OrderCard file={file} />}
        </Suspense>
        <Others file={file} reload={reload} />
        <Suspense>{!full && !isEmployee && <WhatHappensNext file={file} />}</Suspense>
        <LcaLinks file={file} />
        <HelpCard file={file} reload={reload} />
        <Suspense>
          {file.may.edit && file.tasks.length > 0 && <TasksCard file={file} reload={reload} />}
          {full && file.forms.length > 0 && <FormsCard file={file} />}
        </Suspense>
      </div>
      <div className={styles.column}>
        <KeyDates file={file} citations={full} />
        <Suspense>
          {full && file.forms.length > 0 && isBeforeFiling(file.status) && (
            <CheckCard caseId={file.id} signs={file.status === Status.readyToFile} />
          )}
        </Suspense>
        {file.may.readRemarks ? <LatestMessages file={file} /> : <MessagesClosed />}
        <PeopleCard file={file} reload={reload} />
        <Suspense>{!full && file.may.seeFees && <Costs caseId={file.id} />}</Suspense>
        {file.may.edit && <RelatedCard file={file} leavesOut={['dependent', 'principal']} />}
      </div>
    </div>
  )
}
