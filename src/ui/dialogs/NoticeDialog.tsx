import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

export type NoticeDialogProps = { text: string | undefined; title?: string; onClose: () => void }

/** Says one thing and waits for OK; stands where the specification has a browser alert. Open while it has a text. */
export function NoticeDialog({ text, title = 'Please note', onClose }: NoticeDialogProps) {
  return (
    <Dialog
      opened={text !== undefined}
      onClose={onClose}
      title={title}
      size="sm"
      actions={
        <Button variant="primary" onClick={onClose} data-autofocus>
          OK
        </Button>
      }
    >
      <p role="alert">{text}</p>
    </Dialog>
  )
}
