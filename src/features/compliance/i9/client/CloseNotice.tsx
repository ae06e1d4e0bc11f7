import { useState } from 'react'
import { i9Api } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import type { Notice } from '../records.ts'
import { refresh } from './refresh.ts'

/** With the last open notice the hold ends: forms past their day can be destroyed again, so nobody closes one by a slip. */
export function CloseNotice({ notice, words }: { notice: Notice; words: string }) {
  const [asking, setAsking] = useState(false)
  const close = useCommand(i9Api.closeNotice, { refresh })
  return (
    <>
      <Button variant="link" onClick={() => setAsking(true)}>
        {words}
      </Button>
      {asking && (
        <ConfirmDialog
          opened
          dangerous
          title={`Close the notice of ${showDate(notice.servedOn)}?`}
          confirmLabel="Close the notice"
          onConfirm={async () => {
            await close.run({ noticeId: notice.id })
          }}
          onClose={() => setAsking(false)}
        >
          Close it only when the government has ended the matter. When no notice is open, its dates are no longer shown
          and forms past their keeping date may be destroyed.
        </ConfirmDialog>
      )}
    </>
  )
}
