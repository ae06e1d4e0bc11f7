import { useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { ConfirmedButton } from '#identity/sessions/client/confirmed.tsx'
import { packagesApi } from '#paperwork/client/api.ts'
import { proofsIn } from '#paperwork/packages/missing-words.ts'
import type { CasePackage } from '#paperwork/packages/records.ts'
import { hrefOf } from '#platform/client/call.ts'
import { download } from '#platform/client/download.ts'
import { showMoment } from '#platform/client/moments.ts'
import styles from '#preparation/filing-file/client/filings.module.css'
import { Button } from '#ui/Button.tsx'
import { IconDownload } from '#ui/icons.ts'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { FiledDialog } from './FiledDialog.tsx'
import { buildingWords, packageHue } from './filing-steps.ts'

type PackageItemProps = { caseId: number; item: CasePackage; mayFile: boolean; masked: boolean; onFiled?: () => void }

/** One package: how far it is, what is missing, its pages, and the way to the mailbox. */
export function PackageItem({ caseId, item, mayFile, masked, onFiled }: PackageItemProps) {
  const [filing, setFiling] = useState(false)
  const { id, number, status, doneParts, totalParts, pages, missing, outdated, sha256 } = item
  const proofs = proofsIn(item)
  // Ready is only what lacks nothing.
  const isDraft = status === 'Ready' && missing.length > 0
  const byHand = item.contents.filter(({ kind }) => kind === 'byHand')
  const isThere = status === 'Ready' || status === 'Filed'
  return (
    <li className={styles.package}>
      <div className={rows.head}>
        <strong className={rows.grow}>
          Package {number}
          {pages !== null && `, ${pages} pages`}
        </strong>
        <StatusBadge hue={isDraft ? 'orange' : packageHue[status]}>{isDraft ? 'Draft' : status}</StatusBadge>
        {proofs.length > 0 && <StatusBadge hue="orange">Proof</StatusBadge>}
        <span className={rows.dimmed}>
          {item.createdByName}, {showMoment(item.createdAt)}
        </span>
      </div>
      {(status === 'Waiting' || status === 'Working') && (
        <>
          <progress className={styles.progress} max={totalParts || 1} value={doneParts} aria-label="Progress" />
          <p role="status">{buildingWords(item, Date.now())}</p>
        </>
      )}
      {item.message && <p role="alert">{item.message}</p>}
      {outdated && <p role="status">Something was answered anew since: build it again before filing.</p>}
      {status === 'Filed' && (
        <p>
          Filed on {showDate(item.filedOn)} by {item.filedByName}: {item.proofOfFiling}.{' '}
          <span className={styles.code}>SHA-256 {sha256}</span>
        </p>
      )}
      {status === 'Rejected' && (
        <p>
          Filed on {showDate(item.filedOn)}, rejected on {showDate(item.rejectedOn)}: {item.rejectionReason}
        </p>
      )}
      {missing.length > 0 && (
        <details open={status === 'Ready'}>
          <summary>Missing ({missing.length})</summary>
          <ul>
            {missing.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </details>
      )}
      {isThere && byHand.length > 0 && (
        <>
          <p>To complete and sign by hand:</p>
          <ul aria-label="Completed and signed by hand">
            {byHand.map(({ label }) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </>
      )}
      {isThere && (
        <>
          <details>
            <summary>Contents</summary>
            <ol>
              {item.contents
                .filter(({ kind }) => kind !== 'byHand')
                .map(({ label, page }) => (
                  <li key={`${page} ${label}`}>
                    {label}, page {page}
                  </li>
                ))}
            </ol>
          </details>
          <div className={rows.actions}>
            <ConfirmedButton
              icon={<IconDownload size={16} aria-hidden />}
              work={() => download(hrefOf(packagesApi.file, { id: caseId, packageId: id }))}
            >
              {masked ? `Download a masked copy of package ${number}` : `Download package ${number}`}
              {proofs.length > 0 && ' as a proof'}
            </ConfirmedButton>
            {status === 'Ready' && mayFile && (
              <Button disabled={outdated} onClick={() => setFiling(true)}>
                Mark as filed
              </Button>
            )}
          </div>
        </>
      )}
      {filing && (
        <FiledDialog
          caseId={caseId}
          item={item}
          onClose={() => setFiling(false)}
          onFiled={() => {
            setFiling(false)
            onFiled?.()
          }}
        />
      )}
    </li>
  )
}
