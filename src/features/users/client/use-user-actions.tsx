import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { UserRow } from '../records.ts'
import { usersApi } from './api.ts'

type Change = { users: readonly UserRow[]; status: 'Active' | 'Inactive' }

/** Switching users on and off and inviting them again: one, or the selected ones. Always asks first, by name. */
export function useUserActions({ onDone }: { onDone: () => void }) {
  const changing = useDialog<Change>()
  const changeStatus = useCommand(usersApi.changeStatus, { refresh: [usersApi.list, usersApi.get] })
  const invite = useCommand(usersApi.resendInvitation, { refresh: [usersApi.list] })
  const { attempt, refusal } = useAttempt()
  const toast = useToast()

  const confirm = async () => {
    const { users, status } = changing.subject ?? { users: [], status: 'Active' as const }
    const done: UserRow[] = []
    const all = await attempt(async () => {
      for (const user of users) {
        await changeStatus.run({ id: user.id, status })
        done.push(user)
      }
    })
    if (done.length > 0) toast(`${namesOf(done)}: ${wordOf(status)}.`, { kind: 'success' })
    if (all) onDone()
  }
  const resend = (users: readonly UserRow[]) =>
    attempt(async () => {
      for (const user of users) await invite.run({ id: user.id })
      toast(`A new activation link was mailed to ${namesOf(users)}.`, { kind: 'success' })
      onDone()
    })

  const off = changing.subject?.status === 'Inactive'
  const dialogs = (
    <>
      <ConfirmDialog
        opened={changing.opened}
        onClose={changing.close}
        title={`${off ? 'Deactivate' : 'Activate'} ${namesOf(changing.subject?.users ?? [])}?`}
        confirmLabel={off ? 'Deactivate' : 'Activate'}
        dangerous={off}
        onConfirm={confirm}
      >
        <p>
          {off
            ? 'They are signed out at once and cannot sign in until you activate them again. Nothing of theirs is lost.'
            : 'They can sign in again with their password; who never had one waits for the invitation.'}
        </p>
      </ConfirmDialog>
      {refusal}
    </>
  )
  return {
    dialogs,
    changeStatus: (users: readonly UserRow[], status: Change['status']) => changing.open({ users, status }),
    resend: (users: readonly UserRow[]) => void resend(users),
  }
}

export type UserActions = ReturnType<typeof useUserActions>

const wordOf = (status: Change['status']) => (status === 'Active' ? 'activated' : 'deactivated')

function namesOf(users: readonly UserRow[]): string {
  const names = users.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return names.length <= 3 ? names.join(', ') : `${names.slice(0, 2).join(', ')} and ${names.length - 2} others`
}
