import type { ReactNode } from 'react'
import { ConfirmedButton } from '#identity/sessions/client/confirmed.tsx'
import { packagesApi } from '#paperwork/client/api.ts'
import { hrefOf } from '#platform/client/call.ts'
import { download } from '#platform/client/download.ts'
import { showMoment } from '#platform/client/moments.ts'
import styles from '#preparation/filing-file/client/filings.module.css'
import { IconDownload } from '#ui/icons.ts'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { CasePackage } from '../records.ts'

/** One build of a response: how far it is, what is missing, its contents, its PDF. */
export function ResponsePackage({
  caseId,
  item,
  children,
}: {
  caseId: number
  item: CasePackage
  children?: ReactNode
}) {
  const { id, number, status, missing, contents, pages, outdated } = item
  const isThere = status === 'Ready' || status === 'Sent'
  const isDraft = status === 'Ready' && missing.length > 0
  return (
    <li className={styles.package}>
      <div className={rows.head}>
        <strong className={rows.grow}>
          Package {number}
          {pages !== null && `, ${pages} pages`}
        </strong>
        <StatusBadge hue={isDraft ? 'orange' : status === 'Failed' ? 'red' : isThere ? 'green' : 'blue'}>
          {isDraft ? 'Draft' : status}
        </StatusBadge>
        <span className={rows.dimmed}>
          {item.createdByName}, {showMoment(item.createdAt)}
        </span>
      </div>
      {(status === 'Waiting' || status === 'Working') && (
        <>
          <progress
            className={styles.progress}
            max={item.totalParts || 1}
            value={item.doneParts}
            aria-label="Progress of the response"
          />
          <p role="status">{item.step ? `${item.step} …` : 'Waiting for its turn …'}</p>
        </>
      )}
      {item.message && <p role="alert">{item.message}</p>}
      {outdated && <p role="status">Something changed since: build it again before it goes out.</p>}
      {missing.length > 0 && (
        <ul aria-label="Missing in the response">
          {missing.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {isThere && (
        <>
          <details>
            <summary>Contents</summary>
            <ol>
              {contents.map(({ label, page }) => (
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
              Download response {number}
            </ConfirmedButton>
            {children}
          </div>
        </>
      )}
    </li>
  )
}
