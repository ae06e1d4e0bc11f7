import { useState } from 'react'
import { packagesApi } from '#case-work/packages/client/api.ts'
import { preFilingApi } from '#case-work/pre-filing/client/api.ts'
import type { SignHere } from '#case-work/signatures/records.ts'
import { ConfirmedButton } from '#identity/sessions/client/ConfirmedButton.tsx'
import { hrefOf } from '#platform/client/call.ts'
import { download } from '#platform/client/download.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { IconDownload } from '#ui/icons.ts'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { ScannedPage, SignedScan } from '../contract.ts'
import { scansApi } from './api.ts'
import styles from './sign-here.module.css'
import { needsSomebody, pageSentence, placeOptions } from './sign-here-words.ts'

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
  const [chosen, setChosen] = useState('')
  const put = (caseFormId: number | null, formPage: number | null) =>
    void attempt(() => place.run({ id: caseId, scanId, page: page.page, caseFormId, formPage }))
  const [form, formPage] = chosen.split('/').map(Number)
  const open = needsSomebody(page)
  return (
    <div className={rows.row}>
      <div className={rows.head}>
        <StatusBadge hue={open ? 'orange' : page.state === 'Put aside' ? 'gray' : 'green'}>
          {open ? 'Look at it' : page.state}
        </StatusBadge>
        <span className={rows.grow}>
          Page {page.page} of the scan: {pageSentence(page)}
        </span>
      </div>
      {open && (
        <div className={rows.actions}>
          <SelectField
            label={`Which page is page ${page.page} of the scan?`}
            value={chosen}
            onChange={setChosen}
            options={placeOptions(signHere)}
          />
          <Button disabled={chosen === ''} loading={place.loading} onClick={() => put(form ?? null, formPage ?? null)}>
            It is this page
          </Button>
          <Button variant="subtle" loading={place.loading} onClick={() => put(null, null)}>
            Put it aside
          </Button>
        </div>
      )}
      {refusal}
    </div>
  )
}
