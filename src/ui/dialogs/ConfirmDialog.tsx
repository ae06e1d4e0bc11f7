import { type ReactNode, useState } from 'react'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

export type ConfirmDialogProps = {
  opened: boolean
  /** Names the thing: "Withdraw case H1B-2026-00412?" */
  title: string
  /** What will happen, and whether it can be undone. */
  children?: ReactNode
  /** The verb, such as "Withdraw". */
  confirmLabel: string
  cancelLabel?: string
  dangerous?: boolean
  /** May take its time; the dialog closes when it has succeeded. */
  onConfirm: () => Promise<void> | void
  onClose: () => void
}

export function ConfirmDialog({
  opened,
  title,
  children,
  dangerous,
  onConfirm,
  onClose,
  ...labels
}: ConfirmDialogProps) {
  const [working, setWorking] = useState(false)
  const confirm = async () => {
    setWorking(true)
    try {
      await onConfirm()
      onClose()
    } finally {
      setWorking(false)
    }
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>{labels.cancelLabel ?? 'Cancel'}</Button>
          <Button variant={dangerous ? 'danger' : 'primary'} loading={working} onClick={() => void confirm()}>
            {labels.confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
