import { useViewer } from '#parties/people/client/use-viewer.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { Button } from '#ui/Button.tsx'
import { shownDate } from '#ui/fields/dates.ts'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { useSay } from '#ui/say.ts'
import { today } from '#ui/today.ts'
import type { CaseDocuments, Document, RequestedItem } from '../records.ts'
import styles from './documents.module.css'
import { ReadingDialog } from './ReadingDialog.tsx'
import type { DocumentLine } from './rows.ts'
import { expiryHue, readinessWords } from './words.ts'

type DocumentTextProps = { line: DocumentLine; of: CaseDocuments; onView: (document: Document) => void }

/** What a line says: its name, what is asked for, the file that came in, and why it came back. */
export function DocumentText({ line, of, onView }: DocumentTextProps) {
  const { name, item, document } = line
  const say = useSay()
  return (
    <div className={styles.text}>
      {document ? (
        <Button variant="link" onClick={() => onView(document)}>
          {say(name)}
        </Button>
      ) : (
        <strong>{say(name)}</strong>
      )}
      {document?.expiresOn && <Expiry on={document.expiresOn} />}
      {document ? <FileFacts document={document} /> : item && <Asked item={item} />}
      {document && <ReadingLine of={of} document={document} />}
      <Reason line={line} />
    </div>
  )
}

function Expiry({ on }: { on: string }) {
  const hue = expiryHue(on, today())
  const say = useSay()
  return (
    <>
      {' '}
      <StatusBadge hue={hue}>
        {say(hue === 'red' ? 'Expired' : 'Expires')} {shownDate(on)}
      </StatusBadge>
    </>
  )
}

function Asked({ item: { need, note, questions, remindedAt, state } }: { item: RequestedItem }) {
  const facts = [need === 'recommended' && 'Recommended', remindedAt && `Reminded ${showMoment(remindedAt)}`]
  const words = facts.filter(Boolean).join(' · ')
  return (
    <>
      {words && <div className={styles.hint}>{words}</div>}
      {state === 'perhaps' && questions.length > 0 && <div className={styles.hint}>{questions.join(' ')}</div>}
      {note && <div className={styles.hint}>{note}</div>}
    </>
  )
}

function FileFacts({ document }: { document: Document }) {
  const say = useSay()
  const facts = [
    `${document.uploadedByName}, ${showMoment(document.uploadedAt)}`,
    document.pages !== null && (document.pages === 1 ? say('1 page') : say('{n} pages', { n: document.pages })),
    document.versionNumber > 1 && say('version {n}', { n: document.versionNumber }),
    !document.employeeAccess && 'not for the employee',
  ].filter(Boolean)
  // What was sent back because it cannot be read says so once, as the reason.
  const isSaid = document.review === 'Rejected' && document.reviewReason === document.readinessNote
  const ready = isSaid ? '' : readinessWords[document.readiness]
  return (
    <>
      <div className={styles.hint}>{facts.join(' · ')}</div>
      {document.description && <div className={styles.hint}>{document.description}</div>}
      {ready && (
        <div className={document.readiness === 'Failed' ? styles.error : styles.hint}>
          {[ready, document.readinessNote].filter(Boolean).join(': ')}
        </div>
      )}
    </>
  )
}

/** Why it came back, or why it is not needed. */
function Reason({ line: { state, item, document } }: { line: DocumentLine }) {
  const say = useSay()
  if (state === 'rejected') {
    const why = document?.reviewReason ?? item?.reason ?? ''
    const by = document?.reviewedByName ?? item?.decidedByName ?? ''
    return (
      <div className={styles.error}>
        {say(why)}
        {by && ` (${by})`}
      </div>
    )
  }
  if (state !== 'waived' || !item?.reason) return null
  return (
    <div className={styles.hint}>
      {item.reason}
      {item.decidedByName && ` (${item.decidedByName})`}
    </div>
  )
}

/** What became of reading a document: an offer to confirm it, or why it is typed instead. */
function ReadingLine({ of, document: { id, caseId } }: { of: CaseDocuments; document: Document }) {
  const confirming = useDialog<true>()
  const { isEmployee } = useViewer()
  const say = useSay()
  const state = of.readings.find(({ documentId }) => documentId === id)?.state
  if (!of.may.upload || state === undefined) return null
  if (state === 'Wrong') return <div className={styles.hint}>{say(WRONG)}</div>
  if (state === 'None') return <div className={styles.hint}>{say(NONE)}</div>
  if (state !== 'Read') return null
  return (
    <div>
      <Button variant="link" onClick={() => confirming.open(true)}>
        {say('We read values from it. Check them.')}
      </Button>
      {confirming.subject && (
        <ReadingDialog
          key={confirming.turn}
          opened={confirming.opened}
          of={{ caseId, id }}
          isOwn={isEmployee}
          onClose={confirming.close}
        />
      )}
    </div>
  )
}

const NONE = 'We could not read the two lines at the bottom. Type the values instead.'
const WRONG =
  'We read the two lines at the bottom, but their check digits do not agree. Type the values instead, or take the photo again.'
