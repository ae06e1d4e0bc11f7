import { useEffect } from 'react'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Stack } from '#ui/page/Card.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { documentsApi } from './api.ts'
import { DocumentList } from './DocumentList.tsx'
import { RequestList } from './RequestList.tsx'
import { UploadDialog, type UploadTarget } from './UploadDialog.tsx'

const POLL_MS = 2000

/** The documents of a case: what is asked for, and what came in. Stands on its own screen and on the case's. */
export function CaseDocuments({ caseId }: { caseId: number }) {
  const { items: of, error, reload } = useOperation(documentsApi.ofCase, { caseId })
  const uploading = useDialog<UploadTarget>()
  const preparing = of?.documents.some(({ readiness }) => readiness === 'Waiting') ?? false
  // A job finds out whether the pages can go into the package; it takes seconds.
  useEffect(() => {
    if (!preparing) return
    const timer = setInterval(() => void reload(), POLL_MS)
    return () => clearInterval(timer)
  }, [preparing, reload])

  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!of) return <Loading />
  const upload = (target: Omit<UploadTarget, 'of'> = {}) => uploading.open({ of, ...target })
  return (
    <Stack>
      <RequestList of={of} onUpload={(itemId) => upload({ itemId })} />
      <DocumentList of={of} onUpload={() => upload()} />
      {uploading.subject && (
        <UploadDialog
          key={uploading.turn}
          opened={uploading.opened}
          target={uploading.subject}
          onClose={uploading.close}
        />
      )}
    </Stack>
  )
}
