import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import styles from '#case-file/cases/client/cases.module.css'
import { counted } from '#formats/words.ts'
import { useConfirmedCommand } from '#identity/sessions/client/confirmed.tsx'
import { tenantArchivesApi } from '#insight/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { sendFile } from '#preparation/documents/client/send-file.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { momentHere } from '#ui/today.ts'
import { mayBeImported } from '../importable.ts'
import type { TenantArchive } from '../records.ts'
import { ImportedUsers } from './ImportedUsers.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'
import { standingOf } from './standings.ts'

/** Archives of other installations: uploaded, checked, looked at, imported. */
export function ImportsCard({ items }: { items: readonly TenantArchive[] }) {
  const reviewing = useDialog<TenantArchive>()
  const inviting = useDialog<TenantArchive>()
  return (
    <Card title="Bring in an archive of another installation" count={items.length || undefined}>
      <UploadArchive />
      <ul className={styles.list}>
        {items.map((archive) => (
          <li key={archive.id}>
            <span className={styles.grow}>
              {archive.name}
              <span className={styles.under}>
                {[momentHere(archive.createdAt), archive.createdByName, archive.message].filter(Boolean).join(' · ')}
              </span>
              {archive.toInvite > 0 && (
                <span className={styles.under}>
                  {counted(archive.toInvite, 'account is', 'accounts are')} inactive until you send the invitations.
                </span>
              )}
            </span>
            <StatusBadge hue={standingOf(archive).hue}>{standingOf(archive).words}</StatusBadge>
            {mayBeImported(archive) && (
              <Button size="small" aria-label={`Review ${archive.name}`} onClick={() => reviewing.open(archive)}>
                Review
              </Button>
            )}
            {archive.toInvite > 0 && (
              <Button
                size="small"
                aria-label={`Invite people of ${archive.name}`}
                onClick={() => inviting.open(archive)}
              >
                Send invitations
              </Button>
            )}
          </li>
        ))}
      </ul>
      {reviewing.subject && (
        <ReviewDialog
          key={reviewing.turn}
          archive={reviewing.subject}
          opened={reviewing.opened}
          onClose={reviewing.close}
        />
      )}
      {inviting.subject && (
        <InviteDialog
          key={inviting.turn}
          archive={inviting.subject}
          opened={inviting.opened}
          onClose={inviting.close}
        />
      )}
    </Card>
  )
}

function UploadArchive() {
  const queries = useQueryClient()
  const [passphrase, setPassphrase] = useState('')
  const [problem, setProblem] = useState<string>()
  const [share, setShare] = useState<number>()
  const send = async (file: File | undefined) => {
    if (!file) return
    if (passphrase === '') return setProblem('Enter the passphrase of the archive first.')
    setProblem(undefined)
    try {
      await sendFile('/api/tenant-imports', { passphrase }, file, setShare)
      setPassphrase('')
      void queries.invalidateQueries({ queryKey: [tenantArchivesApi.list.name] })
    } catch (refused) {
      setProblem((refused as Error).message)
    } finally {
      setShare(undefined)
    }
  }
  return (
    <>
      <PasswordField
        label="Passphrase of the archive"
        autoComplete="new-password"
        value={passphrase}
        onChange={setPassphrase}
        hint="It was chosen when the archive was downloaded."
      />
      <FileDrop
        label="Upload an archive"
        text="Choose the archive, or drop it here"
        hint="A file that ends in .zip.age, at most 4 GB. It is checked first; nothing is imported yet."
        accept=".age"
        error={problem}
        onFiles={([file]) => void send(file)}
      />
      {share !== undefined && <progress max={1} value={share} aria-label="Progress of the upload" />}
    </>
  )
}

type InviteDialogProps = { archive: TenantArchive; opened: boolean; onClose: () => void }

/** Lets the people of an imported archive in, once somebody has looked at who they are. */
function InviteDialog({ archive: { id, name, toInvite }, opened, onClose }: InviteDialogProps) {
  const invite = useConfirmedCommand(tenantArchivesApi.invite, { refresh: [tenantArchivesApi.list] })
  const { attempt, refusal } = useAttempt()
  const run = async () => {
    if (await attempt(() => invite.run({ id }))) onClose()
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`Invite people from ${name}?`}
      size="lg"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={invite.loading} onClick={() => void run()}>
            Send {counted(toInvite, 'invitation')}
          </Button>
        </>
      }
    >
      <p>
        Each person gets an email with a link to choose a password. Until then the account stays closed, and Forgot
        Password does not open it. To let in only some of them, activate those users in Manage Users and send their
        invitations there.
      </p>
      <ImportedUsers archiveId={id} />
      {invite.dialog}
      {refusal}
    </Dialog>
  )
}
