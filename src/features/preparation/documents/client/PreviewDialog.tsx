import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ConfirmedButton } from '#identity/sessions/client/confirmed.tsx'
import { call, hrefOf } from '#platform/client/call.ts'
import { showMoment } from '#platform/client/moments.ts'
import { documentsApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { IconDownload } from '#ui/icons.ts'
import { Loading } from '#ui/page/states.tsx'
import { showsSsn } from '../personal-numbers.ts'
import type { Document, DocumentVersion } from '../records.ts'
import styles from './documents.module.css'
import { isShownInPlace } from './words.ts'

type Viewed = Pick<
  Document,
  'id' | 'caseId' | 'documentType' | 'description' | 'fileName' | 'contentType' | 'shownType' | 'versionNumber'
>
type PreviewDialogProps = {
  opened: boolean
  document: Viewed
  versions?: readonly DocumentVersion[]
  onClose: () => void
}

/** A document without leaving the page, each of its versions, and the way to take it along. */
export function PreviewDialog({ opened, document, versions = [], onClose }: PreviewDialogProps) {
  const { id, caseId, documentType } = document
  const [number, setNumber] = useState(document.versionNumber)
  const version = versions.find((each) => each.number === number) ?? document
  const address = hrefOf(documentsApi.file, { caseId, id, number, as: 'shown' })
  const isConverted = version.shownType !== version.contentType
  return (
    <Dialog opened={opened} onClose={onClose} title={documentType} size="xl">
      <OpenGuarded document={document}>
        <div className={styles.stack}>
          <div className={styles.previewHead}>
            <span className={styles.hint}>{version.fileName}</span>
            <span className={styles.actions}>
              {isConverted && (
                <a href={hrefOf(documentsApi.file, { caseId, id, number })} download className={styles.download}>
                  Original
                </a>
              )}
              <a href={address} download className={styles.download}>
                <IconDownload size={16} aria-hidden /> Download
              </a>
            </span>
          </div>
          {versions.length > 1 && (
            <ul className={styles.versions} aria-label="Versions">
              {versions.map((each) => (
                <li key={each.number}>
                  <Button size="small" aria-pressed={each.number === number} onClick={() => setNumber(each.number)}>
                    Version {each.number}
                  </Button>
                  <span className={styles.hint}>
                    {each.createdByName}, {showMoment(each.createdAt)}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {isShownInPlace(version) ? (
            <Content key={number} isPdf={version.shownType === 'application/pdf'} url={address} name={documentType} />
          ) : (
            <p>This kind of file is not shown here. Download it to look at it.</p>
          )}
        </div>
      </OpenGuarded>
    </Dialog>
  )
}

function Content({ isPdf, url, name }: { isPdf: boolean; url: string; name: string }) {
  if (!isPdf) return <img className={styles.picture} src={url} alt={name} />
  return (
    <Suspense fallback={<Loading label="Loading the pages…" />}>
      <PdfPages url={url} name={name} />
    </Suspense>
  )
}

// The reader of PDFs is large; it comes when the first one is looked at.
const PdfPages = lazy(() => import('./PdfPages.tsx'))

type Guarded = { id: number; caseId: number; documentType: string; description: string }

/** A document that shows a Social Security number is opened by a press, with the password where the server wants it. */
function OpenGuarded({ document, children }: { document: Guarded; children: ReactNode }) {
  const [isOpen, setOpen] = useState(!showsSsn(document))
  const { caseId, id } = document
  if (isOpen) return children
  return (
    <div className={styles.stack}>
      <p>This document shows a Social Security number. Opening it is noted, and may ask for your password.</p>
      <div>
        <ConfirmedButton
          variant="primary"
          work={async () => {
            await call(documentsApi.opening, { caseId, id })
            setOpen(true)
          }}
        >
          Open the document
        </ConfirmedButton>
      </div>
    </div>
  )
}
