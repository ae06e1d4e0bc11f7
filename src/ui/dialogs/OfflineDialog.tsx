import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

export type OfflineDialogProps = { opened: boolean; onYes: () => void; onNo: () => void }

/** Signed in and offline. Yes reloads at the login page; No goes on working (decisions §7). */
export function OfflineDialog({ opened, onYes, onNo }: OfflineDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onNo}
      title="No internet connection"
      size="sm"
      actions={
        <>
          <Button onClick={onNo}>No</Button>
          <Button variant="primary" onClick={onYes}>
            Yes
          </Button>
        </>
      }
    >
      <p role="alert">Your Internet connection is Lost !!!. Do you want to Reload?</p>
    </Dialog>
  )
}
