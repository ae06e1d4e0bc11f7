import { useState } from 'react'
import { Button } from '../Button.tsx'
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx'
import { Dialog } from '../dialogs/Dialog.tsx'
import { LogoutDialog } from '../dialogs/LogoutDialog.tsx'
import { NoticeDialog } from '../dialogs/NoticeDialog.tsx'
import { OfflineDialog } from '../dialogs/OfflineDialog.tsx'
import { SessionTimeoutDialog } from '../dialogs/SessionTimeoutDialog.tsx'
import { UserDetailsDialog } from '../dialogs/UserDetailsDialog.tsx'
import { DateField } from '../fields/DateField.tsx'
import { Columns } from '../fields/FormLayout.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { MoreMenu } from '../MoreMenu.tsx'
import { Card } from '../page/Card.tsx'
import { useToast } from '../toasts.tsx'

const STATES = ['Maryland', 'Massachusetts'].map((label) => ({ value: label, label }))
const NAMES = ['Session', 'Logout', 'Offline', 'Notice', 'Confirm', 'User details', 'Date in a dialog'] as const

export function DialogSamples() {
  const [open, setOpen] = useState<(typeof NAMES)[number]>()
  const [leaving, setLeaving] = useState(false)
  const toast = useToast()
  const close = () => setOpen(undefined)
  return (
    <Card title="Dialogs and toasts">
      <Columns>
        {NAMES.map((name) => (
          <Button key={name} onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
        <Button onClick={() => toast('Could not save. Your text is kept.', { kind: 'error' })}>Error toast</Button>
        <Button onClick={() => toast('Case withdrawn', { kind: 'success', action: { label: 'Undo', run: close } })}>
          Undo toast
        </Button>
      </Columns>
      <SessionTimeoutDialog opened={open === 'Session'} onContinue={close} onLogout={close} />
      <LogoutDialog opened={open === 'Logout'} from="topBar" onYes={close} onNo={close} />
      <OfflineDialog opened={open === 'Offline'} onYes={close} onNo={close} />
      <NoticeDialog text={open === 'Notice' ? 'Login Error.' : undefined} onClose={close} />
      <ConfirmDialog
        opened={open === 'Confirm'}
        title="Withdraw case H1B-2026-00412?"
        confirmLabel="Withdraw"
        dangerous
        onConfirm={() => {}}
        onClose={close}
      >
        <p>The case of Priya Nair moves to Decided: Withdrawn. An attorney can reopen it.</p>
      </ConfirmDialog>
      <UserDetailsDialog
        opened={open === 'User details'}
        details={{ firstName: 'Ana', lastName: 'Okafor' }}
        onSave={async () => {}}
        onClose={close}
      />
      <Dialog opened={open === 'Date in a dialog'} onClose={close} title="When was it filed?">
        <DateField label="Filed on" value="2026-11-15" onChange={() => {}} />
        <SelectField searchable label="Filed in" options={STATES} value="" onChange={() => {}} />
        <input type="file" aria-label="Receipt notice" />
        <Columns>
          <Button onClick={() => toast('Kept as a draft', { action: { label: 'Discard', run: close } })}>Keep</Button>
          <MoreMenu label="More about the filing" actions={[{ label: 'Withdraw', onSelect: () => setLeaving(true) }]} />
          <Button onClick={() => setLeaving(true)}>Leave</Button>
        </Columns>
        {leaving && (
          <ConfirmDialog
            opened
            title="Leave without saving?"
            confirmLabel="Leave it"
            onConfirm={() => toast('Left')}
            onClose={() => setLeaving(false)}
          />
        )}
      </Dialog>
    </Card>
  )
}
