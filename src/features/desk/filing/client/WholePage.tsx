import { lazy, Suspense, useEffect, useState } from 'react'
import type { SignHere } from '#case-work/signatures/records.ts'
import { scansApi } from '#case-work/signed-scans/client/api.ts'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { hrefOf } from '#platform/client/call.ts'
import { fetchFile } from '#platform/client/download.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Loading } from '#ui/page/states.tsx'
import styles from './signatures.module.css'

const PdfPages = lazy(() => import('#case-work/documents/client/PdfPages.tsx'))

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
          <Sheet file={file} page={page} />
        </Dialog>
      )}
      {dialog}
      {refusal}
    </>
  )
}

function Sheet({ file, page }: { file: Blob; page: number }) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (url === '') return <Loading lines={6} />
  if (file.type.startsWith('image/')) return <img className={styles.sheet} src={url} alt="The whole page of the scan" />
  return (
    <Suspense fallback={<Loading lines={6} />}>
      <PdfPages url={url} name="the scan" only={page} />
    </Suspense>
  )
}
