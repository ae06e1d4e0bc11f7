import { useState } from 'react'
import { scansApi } from '#case-work/client/api.ts'
import type { SignHere } from '#case-work/signatures/records.ts'
import { Sheet } from '#case-work/signed-scans/client/Sheet.tsx'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { hrefOf } from '#platform/client/call.ts'
import { fetchFile } from '#platform/client/download.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import styles from './signatures.module.css'

type Scan = NonNullable<SignHere['scan']>
type WholePageProps = { caseId: number; place: SignHere; scan: Scan; what: string }

/** The box cut out of the scan; a press shows the whole page. */
export function WholePage({ caseId, place: { caseFormId, block }, scan, what }: WholePageProps) {
  const [failed, setFailed] = useState(false)
  const [file, setFile] = useState<Blob>()
  const { confirmed, dialog } = useConfirmPassword()
  const { attempt, refusal } = useAttempt()
  const { scanId, page } = scan
  const show = () =>
    attempt(async () => {
      const found = await confirmed(() => fetchFile(hrefOf(scansApi.scanFile, { id: caseId, scanId, inline: 'true' })))
      setFile(found?.content)
    })
  return (
    <>
      <button type="button" className={styles.picture} onClick={() => void show()}>
        {failed ? (
          <span className={styles.noScan}>This box cannot be cut out of the scan. Open the whole page.</span>
        ) : (
          <img
            src={hrefOf(scansApi.scannedBox, { id: caseId, scanId, caseFormId, block })}
            alt={`Signature box on the scan: ${what}`}
            onError={() => setFailed(true)}
          />
        )}
        <span className={styles.heard}>Show the whole page: {what}</span>
      </button>
      {file && (
        <Dialog opened onClose={() => setFile(undefined)} title={`Page ${page} of the scan`} size="xl">
          <Sheet file={file} page={page} name="the scan" />
        </Dialog>
      )}
      {dialog}
      {refusal}
    </>
  )
}
