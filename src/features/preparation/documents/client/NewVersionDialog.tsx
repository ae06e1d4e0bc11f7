import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hrefOf } from '#platform/client/call.ts'
import type { RefInput } from '#platform/client/operations.ts'
import { documentsApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { useSay } from '#ui/say.ts'
import { useToast } from '#ui/toasts.tsx'
import type { Document } from '../records.ts'
import styles from './documents.module.css'
import { FileDropArea } from './FileDropArea.tsx'
import { refresh } from './refresh.ts'
import { sendFile } from './send-file.ts'

type NewVersionDialogProps = {
  opened: boolean
  document: Document
  /** Dropped on its row. */
  chosen?: File
  onClose: () => void
}

/** Another file in place of the one that is there; the older ones are kept. */
export function NewVersionDialog({ opened, document, chosen, onClose }: NewVersionDialogProps) {
  const { id, caseId, documentType, review, reviewReason } = document
  const [file, setFile] = useState(chosen)
  const [expiresOn, setExpiresOn] = useState(document.expiresOn ?? '')
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const queries = useQueryClient()
  const toast = useToast()
  const say = useSay()
  const send = async (sent: File) => {
    setProblem(undefined)
    setShare(0)
    const url = hrefOf(documentsApi.addVersion, { caseId, id } as RefInput<typeof documentsApi.addVersion>)
    try {
      await sendFile(url, { expiresOn: expiresOn || undefined }, sent, setShare)
      for (const { name } of refresh) void queries.invalidateQueries({ queryKey: [name] })
      toast(say('The new version was added.'), { kind: 'success' })
      onClose()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setShare(undefined)
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`${say(review === 'Rejected' ? 'Send again' : 'Replace')}: ${say(documentType)}`}
      dismissible={share === undefined}
    >
      <div className={styles.stack}>
        {review === 'Rejected' && <p className={styles.error}>{say(reviewReason)}</p>}
        <FileDropArea multiple={false} onFiles={([first]) => setFile(first)} />
        {file && <strong>{file.name}</strong>}
        {share !== undefined && <progress className={styles.progress} max={1} value={share} aria-label="Progress" />}
        {problem && (
          <p className={styles.error} role="alert">
            {problem}
          </p>
        )}
        <DateField label={say('Expires on')} value={expiresOn} onChange={setExpiresOn} />
        <FormActions>
          <Button onClick={onClose}>{say('Cancel')}</Button>
          <Button
            variant="primary"
            disabled={!file}
            loading={share !== undefined}
            onClick={() => {
              if (file) void send(file)
            }}
          >
            {say('Upload')}
          </Button>
        </FormActions>
      </div>
    </Dialog>
  )
}
