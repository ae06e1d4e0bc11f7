import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { showMoment } from '#platform/client/moments.ts'
import { today } from '#platform/client/today.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { shownDate } from '#ui/fields/dates.ts'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { CaseDocuments, Document } from '../records.ts'
import { documentsApi, refresh } from './api.ts'
import styles from './documents.module.css'
import { ReasonDialog } from './ReasonDialog.tsx'
import { expiryHue, readinessWords, reviewWords, sizeInWords } from './words.ts'

type DocumentItemProps = {
  document: Document
  may: CaseDocuments['may']
  onView: () => void
  onChange: () => void
  onReplace: () => void
}

/** One document with what can be done with it. */
export function DocumentItem({ document, may, onView, onChange, onReplace }: DocumentItemProps) {
  const { id, caseId, documentType: name, review } = document
  const decide = useCommand(documentsApi.review, { refresh })
  const remove = useCommand(documentsApi.remove, { refresh })
  const rejecting = useDialog<true>()
  const removing = useDialog<true>()
  const { attempt, refusal } = useAttempt()
  const { isEmployee } = useViewer()
  const isMine = useOwnId() === document.createdBy
  // The family changes what it sent itself; what others put in for it to see stays as it is.
  const mayChange = may.upload && (!isEmployee || may.review || isMine || document.createdBy === null)
  const judge = (wanted: Document['review']) => void attempt(() => decide.run({ caseId, id, review: wanted }))
  return (
    <li>
      <DocumentText document={document} onView={onView} />
      <StatusBadge hue={reviewWords[review].hue}>{reviewWords[review].text}</StatusBadge>
      <span className={styles.rowActions}>
        {may.review && review !== 'Accepted' && (
          <Button size="small" aria-label={`Accept ${name}`} loading={decide.loading} onClick={() => judge('Accepted')}>
            Accept
          </Button>
        )}
        {may.review && review !== 'Rejected' && (
          <Button size="small" variant="subtle" aria-label={`Reject ${name}`} onClick={() => rejecting.open(true)}>
            Reject
          </Button>
        )}
        {mayChange && (
          <>
            <Button size="small" variant="subtle" aria-label={`New version of ${name}`} onClick={onReplace}>
              New version
            </Button>
            <Button size="small" variant="subtle" aria-label={`Change ${name}`} onClick={onChange}>
              Change
            </Button>
          </>
        )}
        {(may.review || isMine) && review !== 'Accepted' && (
          <Button size="small" variant="subtle" aria-label={`Remove ${name}`} onClick={() => removing.open(true)}>
            Remove
          </Button>
        )}
      </span>
      <ReasonDialog
        key={rejecting.turn}
        opened={rejecting.opened}
        title={`Reject ${name}`}
        label="What is wrong with it"
        confirmLabel="Reject"
        onClose={rejecting.close}
        onGiven={async (reason) => {
          await decide.run({ caseId, id, review: 'Rejected', reason })
          rejecting.close()
        }}
      />
      <ConfirmDialog
        opened={removing.opened}
        title={`Remove ${name}?`}
        confirmLabel="Remove"
        dangerous
        onConfirm={async () => {
          await attempt(() => remove.run({ caseId, id }))
        }}
        onClose={removing.close}
      >
        It is not shown any more. This cannot be undone here.
      </ConfirmDialog>
      {refusal}
    </li>
  )
}

function DocumentText({ document, onView }: { document: Document; onView: () => void }) {
  const hue = expiryHue(document.expiresOn, today())
  const facts = [
    `${document.fileName}, ${sizeInWords(document.size)}`,
    document.pages !== null && (document.pages === 1 ? '1 page' : `${document.pages} pages`),
    document.versionNumber > 1 && `version ${document.versionNumber}`,
    `${document.uploadedByName}, ${showMoment(document.uploadedAt)}`,
    !document.employeeAccess && 'not for the employee',
  ].filter(Boolean)
  const ready = readinessWords[document.readiness]
  return (
    <div className={styles.grow}>
      <Button variant="link" onClick={onView}>
        {document.documentType}
      </Button>
      {document.expiresOn && (
        <>
          {' '}
          <StatusBadge hue={hue}>
            {hue === 'red' ? 'Expired' : 'Expires'} {shownDate(document.expiresOn)}
          </StatusBadge>
        </>
      )}
      <div className={styles.hint}>{facts.join(' · ')}</div>
      {document.description && <div className={styles.hint}>{document.description}</div>}
      {ready && <div className={styles.hint}>{[ready, document.readinessNote].filter(Boolean).join(': ')}</div>}
      {document.review === 'Rejected' && <div className={styles.error}>{document.reviewReason}</div>}
    </div>
  )
}

const useOwnId = () => personOf(useSignedIn()).userId
