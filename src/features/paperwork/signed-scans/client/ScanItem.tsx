import { lazy, Suspense, useState } from 'react'
import { ConfirmedButton, useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { packagesApi, scansApi } from '#paperwork/client/api.ts'
import { hrefOf } from '#platform/client/call.ts'
import { download, fetchFile } from '#platform/client/download.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { preFilingApi } from '#preparation/client/api.ts'
import type { SignHere } from '#preparation/signatures/records.ts'
import { Button } from '#ui/Button.tsx'
import { IconDownload } from '#ui/icons.ts'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { ScannedPage, SignedScan } from '../contract.ts'
import styles from './sign-here.module.css'
import { needsSomebody, pageSentence, placeOptions } from './sign-here-words.ts'

// Loaded when a page without a code came back.
const PlaceDialog = lazy(() => import('./PlaceDialog.tsx'))

type ScanItemProps = { caseId: number; scan: SignedScan; signHere: readonly SignHere[] }

/** One scan, page by page: where each belongs, or the question which one it is. */
export function ScanItem({ caseId, scan, signHere }: ScanItemProps) {
  const { id, fileName, status, donePages, totalPages, pages, byName, at } = scan
  return (
    <li className={styles.scan}>
      <div className={rows.head}>
        <span className={rows.grow}>
          {status === 'Refused' ? (
            fileName
          ) : (
            <ConfirmedButton
              size="small"
              icon={<IconDownload size={16} aria-hidden />}
              work={() => download(hrefOf(scansApi.scanFile, { id: caseId, scanId: id }))}
            >
              {fileName}
            </ConfirmedButton>
          )}
        </span>
        <span className={rows.dimmed}>
          {byName}, {showMoment(at)}
        </span>
      </div>
      {status === 'Reading' && (
        <>
          <progress
            className={styles.progress}
            max={totalPages || 1}
            value={donePages}
            aria-label={`Reading ${fileName}`}
          />
          <p role="status">Looking for page codes …</p>
        </>
      )}
      {status === 'Refused' && (
        <p role="alert">
          A payment form is on this scan. Card data stays on paper, so the file was deleted. Scan the other pages again
          without it.
        </p>
      )}
      {status === 'Failed' && <p role="status">This file could not be read; it is kept.</p>}
      {(status === 'Refused' ? [] : pages).map((page) => (
        <ScanPage key={page.page} caseId={caseId} scanId={id} page={page} signHere={signHere} />
      ))}
    </li>
  )
}

type ScanPageProps = { caseId: number; scanId: number; page: ScannedPage; signHere: readonly SignHere[] }

function ScanPage({ caseId, scanId, page, signHere }: ScanPageProps) {
  const place = useCommand(scansApi.placeScan, { refresh: [scansApi.scans, packagesApi.state, preFilingApi.check] })
  const { attempt, refusal } = useAttempt()
  const { confirmed, dialog } = useConfirmPassword()
  const [file, setFile] = useState<Blob>()
  const options = placeOptions(signHere)
  const put = (caseFormId: number | null, formPage: number | null) =>
    void attempt(async () => {
      await place.run({ id: caseId, scanId, page: page.page, caseFormId, formPage })
      setFile(undefined)
    })
  const look = () =>
    attempt(async () => {
      const found = await confirmed(() => fetchFile(hrefOf(scansApi.scanFile, { id: caseId, scanId, inline: 'true' })))
      setFile(found?.content)
    })
  const open = needsSomebody(page)
  return (
    <div className={rows.row}>
      <div className={rows.head}>
        <StatusBadge hue={open ? 'orange' : page.state === 'Put aside' ? 'gray' : 'green'}>
          {open ? 'Look at it' : page.state === 'Put aside' ? 'Not needed' : page.state}
        </StatusBadge>
        <span className={rows.grow}>
          Page {page.page} of the scan: {pageSentence(page)}
        </span>
        {open && options.length > 0 && (
          <Button size="small" onClick={() => void look()}>
            Say which page it is
          </Button>
        )}
      </div>
      {open && options.length === 0 && (
        <div className={rows.actions}>
          <span className={rows.grow}>
            No package with page codes has been built yet, so there is no page to match it with. Build the package, then
            come back.
          </span>
          <Button size="small" loading={place.loading} onClick={() => put(null, null)}>
            Not needed
          </Button>
        </div>
      )}
      {file && (
        <Suspense>
          <PlaceDialog
            file={file}
            page={page.page}
            options={options}
            busy={place.loading}
            onPlace={({ caseFormId, page: formPage }) => put(caseFormId, formPage)}
            onNone={() => put(null, null)}
            onClose={() => setFile(undefined)}
          />
        </Suspense>
      )}
      {dialog}
      {refusal}
    </div>
  )
}
