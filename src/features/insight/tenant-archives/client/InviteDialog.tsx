import { counted } from '#formats/words.ts'
import { useConfirmedCommand } from '#identity/sessions/client/confirmed.tsx'
import { tenantArchivesApi } from '#insight/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import type { TenantArchive } from '../records.ts'
import { ImportedUsers } from './ImportedUsers.tsx'

type InviteDialogProps = { archive: TenantArchive; opened: boolean; onClose: () => void }

/** Lets the people of an imported archive in, once somebody has looked at who they are. */
export function InviteDialog({ archive: { id, name, toInvite }, opened, onClose }: InviteDialogProps) {
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
