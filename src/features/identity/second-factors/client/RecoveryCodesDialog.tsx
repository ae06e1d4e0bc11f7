import { createPortal } from 'react-dom'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { IconCheck, IconDownload, IconFileText } from '#ui/icons.ts'
import { useToast } from '#ui/toasts.tsx'
import styles from './RecoveryCodes.module.css'

/** The recovery codes, shown this once. Open while there are codes; closes only by its button. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast('Copied', { kind: 'success' })
    } catch {
      toast('This browser did not allow copying. Select the codes by hand.', { kind: 'error' })
    }
  }
  const small = { size: 16, 'aria-hidden': true } as const
  return (
    <Dialog
      opened={codes.length > 0}
      onClose={onClose}
      dismissible={false}
      title="Save your recovery codes"
      actions={
        <Button variant="primary" onClick={onClose}>
          I have saved them
        </Button>
      }
    >
      <p>
        Each of these codes signs you in once when your device is lost. They are shown only now: keep them on paper or
        in a password manager, not on the device itself.
      </p>
      <Codes codes={codes} />
      <div className={styles.buttons}>
        <Button size="small" icon={<IconCheck {...small} />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button size="small" icon={<IconDownload {...small} />} onClick={() => download(codes)}>
          Download
        </Button>
        <Button size="small" icon={<IconFileText {...small} />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      {/* Dialogs are not printed; this sheet is, and nothing else. */}
      {createPortal(
        <div className={styles.sheet} aria-hidden>
          <h1>VisaCare recovery codes</h1>
          <p>Each code works once.</p>
          <Codes codes={codes} />
        </div>,
        document.body,
      )}
    </Dialog>
  )
}

function Codes({ codes }: { codes: readonly string[] }) {
  return (
    <ul className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  )
}

function download(codes: readonly string[]): void {
  const url = URL.createObjectURL(
    new Blob([`VisaCare recovery codes\n\n${codes.join('\n')}\n`], { type: 'text/plain' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = 'visacare-recovery-codes.txt'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
