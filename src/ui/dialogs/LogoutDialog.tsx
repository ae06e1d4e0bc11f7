import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

/** Decisions §2: one question in the top bar, the other in the phone drawer. */
export const LOGOUT_QUESTIONS = {
  topBar: 'Are you sure you want to logout?',
  phoneDrawer: 'Are you sure to Logout?',
} as const

export type LogoutDialogProps = {
  opened: boolean
  from: keyof typeof LOGOUT_QUESTIONS
  onYes: () => void
  onNo: () => void
}

export function LogoutDialog({ opened, from, onYes, onNo }: LogoutDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onNo}
      title={LOGOUT_QUESTIONS[from]}
      size="sm"
      actions={
        <>
          <Button onClick={onNo}>No</Button>
          <Button variant="primary" onClick={onYes}>
            Yes
          </Button>
        </>
      }
    />
  )
}
