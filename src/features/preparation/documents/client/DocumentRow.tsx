import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { hrefOf } from '#platform/client/call.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { documentsApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { useDropTarget } from '#ui/fields/use-drop-target.ts'
import { Due } from '#ui/items/Due.tsx'
import { Thumb } from '#ui/items/Thumb.tsx'
import { type MoreAction, MoreMenu } from '#ui/MoreMenu.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { useSay } from '#ui/say.ts'
import { IN_HAND } from '../policy.ts'
import type { CaseDocuments, Document, RequestedItem } from '../records.ts'
import { DocumentText } from './DocumentText.tsx'
import styles from './documents.module.css'
import { ReasonDialog } from './ReasonDialog.tsx'
import { refresh } from './refresh.ts'
import type { DocumentLine } from './rows.ts'
import { kindOfFile, wordOf } from './words.ts'

type DocumentRowProps = {
  line: DocumentLine
  of: CaseDocuments
  onUpload: (files?: File[]) => void
  onView: (document: Document) => void
  onChange: (document: Document) => void
  onReplace: (document: Document) => void
  onDue: (item: RequestedItem) => void
}

/** One document, asked for or received: what it is, by when, how it stands, and the one thing to do next. */
export function DocumentRow({ line, of, onUpload, onView, onChange, onReplace, onDue }: DocumentRowProps) {
  const { name, state, item, document } = line
  const { caseId, may } = of
  const decide = useCommand(documentsApi.review, { refresh })
  const remove = useCommand(documentsApi.remove, { refresh })
  const waive = useCommand(documentsApi.waive, { refresh })
  const rejecting = useDialog<true>()
  const removing = useDialog<true>()
  const waiving = useDialog<true>()
  const { attempt, refusal } = useAttempt()
  const { isEmployee } = useViewer()
  const say = useSay()
  const own = personOf(useSignedIn()).userId
  const isMine = document !== undefined && document.createdBy === own
  // The family changes what it sent itself; what others put in for it to see stays as it is.
  const mayChange = may.upload && (!isEmployee || may.review || isMine || document?.createdBy === null)
  const wantsFile = may.upload && item !== undefined && !item.sealed && (state === 'asked' || state === 'perhaps')
  const drop = useDropTarget(wantsFile ? onUpload : undefined)
  const judge = (review: Document['review']) =>
    document && void attempt(() => decide.run({ ...lookedAt(document), review }))
  const mayWaive =
    item !== undefined &&
    ((may.review && (item.need !== 'required' || may.waiveRequired)) || (item.askedBy !== null && item.askedBy === own))
  const isSettled = state === 'accepted' || state === 'waived'
  const isEnvelope = item?.sealed && !document && may.review && (state === 'asked' || state === 'accepted')
  const envelope = isEnvelope
    ? (isThere: boolean) =>
        void attempt(() =>
          waive.run({ caseId, itemId: item.itemId, ...(isThere ? { reason: IN_HAND } : { waived: false }) }),
        )
    : undefined

  const actions: MoreAction[] = [
    ...(document && mayChange && state !== 'rejected'
      ? [{ label: say('Replace'), onSelect: () => onReplace(document) }]
      : []),
    ...(document && mayChange ? [{ label: say('Edit details'), onSelect: () => onChange(document) }] : []),
    ...(document && may.review && document.review === 'Accepted'
      ? [{ label: 'Send back', onSelect: () => rejecting.open(true) }]
      : []),
    ...(document && may.review && document.review === 'Rejected' && document.readiness !== 'Failed'
      ? [{ label: 'Approve after all', onSelect: () => judge('Accepted') }]
      : []),
    ...(item && may.review && !isSettled ? [{ label: 'Set due date', onSelect: () => onDue(item) }] : []),
    ...(item && mayWaive && !isSettled ? [{ label: 'Not needed', onSelect: () => waiving.open(true) }] : []),
    ...(document && (may.review || isMine) && document.review !== 'Accepted'
      ? [{ label: say('Remove'), danger: true, onSelect: () => removing.open(true) }]
      : []),
  ]

  return (
    <li ref={drop.ref} className={classes(styles.row, drop.over && styles.over)}>
      <Thumb
        kind={document ? kindOfFile(document) : 'missing'}
        src={document?.hasThumbnail ? thumbnailOf(document) : undefined}
      />
      <DocumentText line={line} of={of} onView={onView} />
      <span className={styles.due}>{item?.dueOn && !isSettled && <Due on={item.dueOn} />}</span>
      <span className={styles.state}>
        <StatusBadge hue={wordOf(line).hue}>{say(wordOf(line).text)}</StatusBadge>
      </span>
      <span className={styles.rowActions}>
        {wantsFile && (
          <Button
            size="small"
            variant={isEmployee && state === 'asked' ? 'tone' : 'default'}
            aria-label={`${say('Upload')}: ${say(name)}`}
            onClick={() => onUpload()}
          >
            {say('Upload')}
          </Button>
        )}
        {document && state === 'rejected' && mayChange && (
          <Button
            size="small"
            variant={isEmployee ? 'tone' : 'default'}
            aria-label={`${say('Send again')}: ${say(name)}`}
            onClick={() => onReplace(document)}
          >
            {say('Send again')}
          </Button>
        )}
        {document && may.review && state === 'received' && (
          <>
            <Button
              size="small"
              aria-label={`Approve ${name}`}
              loading={decide.loading}
              onClick={() => judge('Accepted')}
            >
              Approve
            </Button>
            <Button size="small" variant="subtle" aria-label={`Send back ${name}`} onClick={() => rejecting.open(true)}>
              Send back
            </Button>
          </>
        )}
        {envelope && <InHand name={name} isThere={state === 'accepted'} onSaid={envelope} />}
        {item && mayWaive && state === 'waived' && (
          <Button
            size="small"
            variant="subtle"
            aria-label={`Needed after all: ${name}`}
            onClick={() => void attempt(() => waive.run({ caseId, itemId: item.itemId, waived: false }))}
          >
            Needed after all
          </Button>
        )}
        <MoreMenu label={say('More about {name}', { name: say(name) })} actions={actions} />
      </span>
      {item && (
        <ReasonDialog
          key={`waive ${waiving.turn}`}
          opened={waiving.opened}
          title={`${item.name} is not needed`}
          label="Why it is not needed"
          confirmLabel="Not needed"
          onClose={waiving.close}
          onGiven={async (reason) => {
            await waive.run({ caseId, itemId: item.itemId, reason })
            waiving.close()
          }}
        />
      )}
      {document && (
        <>
          <ReasonDialog
            key={rejecting.turn}
            opened={rejecting.opened}
            title={`Send back ${name}`}
            label="What is wrong with it"
            confirmLabel="Send back"
            onClose={rejecting.close}
            onGiven={async (reason) => {
              await decide.run({ ...lookedAt(document), review: 'Rejected', reason })
              rejecting.close()
            }}
          />
          <ConfirmDialog
            opened={removing.opened}
            title={`Remove ${name}?`}
            confirmLabel="Remove"
            dangerous
            onConfirm={async () => {
              await attempt(() => remove.run({ caseId, id: document.id }))
            }}
            onClose={removing.close}
          >
            It disappears from the case. This cannot be undone.
          </ConfirmDialog>
        </>
      )}
      {refusal}
    </li>
  )
}

type InHandProps = { name: string; isThere: boolean; onSaid: (isThere: boolean) => void }

/** A sealed envelope is not uploaded: somebody says that it has come, or takes that back. */
function InHand({ name, isThere, onSaid }: InHandProps) {
  const words = isThere ? 'Not in hand' : 'In hand'
  return (
    <Button
      size="small"
      variant={isThere ? 'subtle' : 'default'}
      aria-label={`${words}: ${name}`}
      onClick={() => onSaid(!isThere)}
    >
      {words}
    </Button>
  )
}

/** What the row shows is what is decided about: a newer file, or another name for it, is looked at first. */
const lookedAt = ({ caseId, id, versionNumber, version }: Document) => ({ caseId, id, versionNumber, version })

export const thumbnailOf = ({ caseId, id, versionNumber }: Document): string =>
  hrefOf(documentsApi.thumbnail, { caseId, id, number: versionNumber })
