import { lawFirmsApi } from '#parties/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { LawFirm, LawFirmRow } from '../records.ts'

type Firm = Pick<LawFirmRow, 'id' | 'name' | 'status'>

/** Switching a firm on and off; asks first, by name. */
export function useFirmStatus(onChanged?: (firm: LawFirm) => void) {
  const asking = useDialog<Firm>()
  const change = useCommand(lawFirmsApi.changeStatus, { refresh: [lawFirmsApi.list, lawFirmsApi.get] })
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  const firm = asking.subject
  const off = firm?.status === 'Active'
  const confirm = async () => {
    if (!firm) return
    await attempt(async () => {
      onChanged?.(await change.run({ id: firm.id, status: off ? 'Inactive' : 'Active' }))
      toast(`${firm.name} is ${off ? 'inactive' : 'active'} now.`, { kind: 'success' })
    })
  }
  const dialogs = (
    <>
      <ConfirmDialog
        opened={asking.opened}
        onClose={asking.close}
        title={`${off ? 'Deactivate' : 'Activate'} ${firm?.name ?? ''}?`}
        confirmLabel={off ? 'Deactivate' : 'Activate'}
        dangerous={off}
        onConfirm={confirm}
      >
        <p>
          {off
            ? 'It takes no new attorneys, users or companies until you activate it again. What it has stays as it is.'
            : 'It can take attorneys, users and companies again.'}
        </p>
      </ConfirmDialog>
      {refusal}
    </>
  )
  return { ask: asking.open, dialogs }
}
