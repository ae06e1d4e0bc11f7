import { useViewer } from '#parties/people/client/use-viewer.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '#ui/say.ts'
import type { CaseDocuments, Document } from '../records.ts'
import styles from './documents.module.css'
import { ReadingDialog } from './ReadingDialog.tsx'

/** What became of reading a document: an offer to confirm it, or why it is typed instead. */
export function ReadingLine({ of, document: { id, caseId } }: { of: CaseDocuments; document: Document }) {
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
