import { useState } from 'react'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { importsApi } from '#parties/client/api.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { IconCircleCheck } from '#ui/icons.ts'
import { Card } from '#ui/page/Card.tsx'
import type { ImportDetails } from '../contract.ts'
import styles from './imports.module.css'
import { listOf } from './words.ts'

/** The end: what came in, and for a day the way back. */
export function DoneStep({ found }: { found: ImportDetails }) {
  const { id, kind, status, doneRows, fileName, undoUntil } = found
  const [asks, setAsks] = useState(false)
  const undo = useCommand(importsApi.undo, { refresh: [importsApi.get, importsApi.list] })
  const { confirmed, dialog } = useConfirmPassword()
  const { attempt, refusal } = useAttempt()
  const what = `${doneRows.toLocaleString('en')} ${kind === 'people' ? 'employees' : 'companies'}`
  if (status === 'undone')
    return (
      <Card>
        <p>This import was taken back.</p>
        <div className={styles.actions}>
          <LinkButton to={`/import/${kind}`} variant="primary">
            Import another file
          </LinkButton>
        </div>
      </Card>
    )
  return (
    <Card>
      <p className={styles.done}>
        <IconCircleCheck size={20} aria-hidden /> {what} are in the list now.
      </p>
      {undoUntil && Date.parse(undoUntil) > Date.now() && (
        <p className={styles.hint}>
          The import can be taken back until {showMoment(undoUntil)}, as long as nothing was built on it.
        </p>
      )}
      <div className={styles.actions}>
        {undoUntil && Date.parse(undoUntil) > Date.now() && (
          <Button variant="danger" loading={undo.loading} onClick={() => setAsks(true)}>
            Take the import back
          </Button>
        )}
        <LinkButton to={listOf(kind)} variant="primary">
          Go to the list
        </LinkButton>
      </div>
      <ConfirmDialog
        opened={asks}
        title={`Take back ${fileName}?`}
        confirmLabel="Take back"
        dangerous
        onConfirm={async () => {
          await attempt(() => confirmed(() => undo.run({ id })))
        }}
        onClose={() => setAsks(false)}
      >
        {what} will be removed, with everything the file said about them. This cannot be undone.
      </ConfirmDialog>
      {dialog}
      {refusal}
    </Card>
  )
}
