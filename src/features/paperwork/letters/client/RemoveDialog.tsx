import type { ReactNode } from 'react'
import type { useDialog } from '#platform/client/use-dialog.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'

type RemoveDialogProps = {
  asking: Pick<ReturnType<typeof useDialog>, 'opened' | 'close'>
  name: string
  /** What goes with it. */
  children: ReactNode
  onConfirm: () => Promise<void>
}

/** Nothing of a letter or a template is kept once it is removed: somebody says so twice. */
export const RemoveDialog = ({ asking, name, children, onConfirm }: RemoveDialogProps) => (
  <ConfirmDialog
    opened={asking.opened}
    title={`Remove ${name}?`}
    confirmLabel="Remove"
    dangerous
    onConfirm={onConfirm}
    onClose={asking.close}
  >
    {children} This cannot be undone.
  </ConfirmDialog>
)
