import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

export type SessionTimeoutDialogProps = { opened: boolean; onContinue: () => void; onLogout: () => void }

/** Specification §4 and §8: neither the keyboard nor a press beside it closes this dialog. */
export function SessionTimeoutDialog({ opened, onContinue, onLogout }: SessionTimeoutDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={() => {}}
      dismissible={false}
      title="Session Timeout!"
      size="sm"
      actions={
        <>
          <Button onClick={onLogout}>Log Out</Button>
          <Button variant="primary" onClick={onContinue} data-autofocus>
            Continue
          </Button>
        </>
      }
    >
      <p role="alert">
        Your session is about to expire in few seconds due to inactivity. You will be redirected to the login page.
      </p>
    </Dialog>
  )
}
