import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { caseDetailsApi } from '#case-file/client/api.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { documentsApi } from '#preparation/client/api.ts'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { CaseDocuments as Of } from '../records.ts'
import { DocumentsCard } from './DocumentsCard.tsx'
import { NewVersionDialog } from './NewVersionDialog.tsx'
import { documentToReplace, itemAsked } from './rows.ts'
import { SearchInside } from './SearchInside.tsx'
import { UploadDialog, type UploadTarget } from './UploadDialog.tsx'
import { isBeingPrepared } from './words.ts'

const POLL_MS = 2000

/** The documents of a case: asked for and received in one list. Stands on its own screen and on the case's. */
export function CaseDocuments({ caseId, first }: { caseId: number; first?: string }) {
  const { items: of, error, reload } = useOperation(documentsApi.ofCase, { caseId })
  const preparing = of?.documents.some((document) => isBeingPrepared(document, Date.now())) ?? false
  // A job finds out whether the pages can go into the package, and draws the first; it takes seconds.
  useEffect(() => {
    if (!preparing) return
    const timer = setInterval(() => void reload(), POLL_MS)
    return () => clearInterval(timer)
  }, [preparing, reload])
  useCaseReadAgain(of)
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!of) return <Loading />
  return <Loaded of={of} first={first} />
}

/** What is open in a case follows from its documents by a job, moments later. */
const FOLLOWS_MS = [500, 2000, 6000]

/** The header of the case says what to send next: it is read again after a document came or was looked at. */
function useCaseReadAgain(of: Of | undefined): void {
  const queries = useQueryClient()
  const standing = of && JSON.stringify(of.documents.map(({ id, version, review }) => [id, version, review]))
  const seen = useRef(standing)
  useEffect(() => {
    const before = seen.current
    seen.current = standing
    if (before === undefined || before === standing) return
    const timers = FOLLOWS_MS.map((wait) =>
      setTimeout(() => void queries.invalidateQueries({ queryKey: [caseDetailsApi.get.name] }), wait),
    )
    return () => timers.forEach(clearTimeout)
  }, [standing, queries])
}

/** What is sent, and in place of what. */
type Sending = UploadTarget & { files?: File[] }

function Loaded({ of, first }: { of: Of; first?: string }) {
  const uploading = useDialog<Sending>()
  const upload = (target: Omit<Sending, 'of'> = {}) => uploading.open({ of, ...target })
  const asked = new URLSearchParams(window.location.search).get(UPLOAD)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that asks for it
  useEffect(() => {
    const item = of.may.upload ? itemAsked(of, asked) : undefined
    if (item) upload({ itemId: item.itemId })
    if (asked !== null) forgetAsked()
  }, [asked])
  const { subject } = uploading
  const item = subject?.itemId ? of.requests.find(({ itemId }) => itemId === subject.itemId) : undefined
  const replaced = item && documentToReplace(of, item)
  return (
    <>
      {of.documents.length > 0 && <SearchInside caseId={of.caseId} />}
      <DocumentsCard of={of} first={first} onUpload={upload} />
      {subject && !replaced && (
        <UploadDialog
          key={uploading.turn}
          opened={uploading.opened}
          target={subject}
          files={subject.files}
          onClose={uploading.close}
        />
      )}
      {subject && replaced && (
        <NewVersionDialog
          key={uploading.turn}
          opened={uploading.opened}
          document={replaced}
          chosen={subject.files?.[0]}
          onClose={uploading.close}
        />
      )}
    </>
  )
}

const UPLOAD = 'upload'

/** Opened once: a page that is loaded again does not ask again. */
function forgetAsked(): void {
  const address = new URL(window.location.href)
  address.searchParams.delete(UPLOAD)
  window.history.replaceState(window.history.state, '', `${address.pathname}${address.search}${address.hash}`)
  // Whoever shows the address hears that it changed, so that the same link can be pressed again.
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
}
