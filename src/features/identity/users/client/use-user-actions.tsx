import { useQueryClient } from '@tanstack/react-query'
import { usersApi } from '#identity/client/api.ts'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { useBulk } from '#ui/dialogs/use-bulk.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { UserRow } from '../records.ts'

type Status = 'Active' | 'Inactive'
type Change = { user: UserRow; status: Status }

/**
 * Switching users on and off and inviting them again. One is asked about by name; of several the dialog says for each
 * what became of it.
 */
export function useUserActions({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient()
  const changing = useDialog<Change>()
  const changeStatus = useCommand(usersApi.changeStatus)
  // An administrator is switched on again with the password only.
  const { confirmed, dialog: password } = useConfirmPassword()
  const invite = useCommand(usersApi.resendInvitation)
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  const done = () => {
    for (const { name } of [usersApi.list, usersApi.get]) void queries.invalidateQueries({ queryKey: [name] })
    onDone()
  }
  const bulk = useBulk<UserRow>({ keyOf: ({ id }) => String(id), labelOf: nameOf, onDone: done })

  const confirm = async () => {
    const { user, status } = changing.subject ?? {}
    if (!user || !status) return
    await attempt(async () => {
      if (!(await confirmed(() => changeStatus.run({ id: user.id, status })))) return
      toast(`${nameOf(user)}: ${wordOf(status)}.`, { kind: 'success' })
      done()
    })
  }
  const switchAll = (users: readonly UserRow[], status: Status) =>
    bulk.ask({
      rows: users,
      title: `${verbOf(status)} ${users.length} users?`,
      text: whatFollows(status),
      confirmLabel: verbOf(status),
      dangerous: status === 'Inactive',
      run: async ({ id }) => {
        const changed = await confirmed(() => changeStatus.run({ id, status }))
        if (!changed) throw new Error('The password was not entered.')
        return wordOf(status)
      },
    })
  const resend = (user: UserRow) =>
    attempt(async () => {
      await invite.run({ id: user.id })
      toast(`A new activation link was mailed to ${nameOf(user)}.`, { kind: 'success' })
      done()
    })
  const resendAll = (users: readonly UserRow[]) =>
    bulk.ask({
      rows: users,
      title: `Send ${users.length} invitations again?`,
      text: 'Each gets a new activation link by e-mail; an earlier link ends.',
      confirmLabel: 'Send',
      run: async ({ id, email }) => {
        await invite.run({ id })
        return `a link is on its way to ${email}`
      },
    })

  const { user, status = 'Active' } = changing.subject ?? {}
  const dialogs = (
    <>
      <ConfirmDialog
        opened={changing.opened}
        onClose={changing.close}
        title={`${verbOf(status)} ${user ? nameOf(user) : ''}?`}
        confirmLabel={verbOf(status)}
        dangerous={status === 'Inactive'}
        onConfirm={confirm}
      >
        <p>{whatFollows(status)}</p>
      </ConfirmDialog>
      {bulk.dialog}
      {refusal}
      {password}
    </>
  )
  return {
    dialogs,
    changeStatus: (users: readonly UserRow[], wanted: Status) => {
      const [one, ...others] = users
      if (one && others.length === 0) changing.open({ user: one, status: wanted })
      else switchAll(users, wanted)
    },
    resend: (users: readonly UserRow[]) => {
      const [one, ...others] = users
      if (one && others.length === 0) void resend(one)
      else resendAll(users)
    },
  }
}

export type UserActions = ReturnType<typeof useUserActions>

const verbOf = (status: Status) => (status === 'Active' ? 'Activate' : 'Deactivate')
const wordOf = (status: Status) => (status === 'Active' ? 'activated' : 'deactivated')
const whatFollows = (status: Status) =>
  status === 'Inactive'
    ? 'They are signed out at once and cannot sign in until you activate them again. Nothing of theirs is lost.'
    : 'They can sign in again with their password; who never had one waits for the invitation.'

const nameOf = ({ firstName, lastName }: UserRow) => `${firstName} ${lastName}`

/** What can be done to the ticked rows of a list of users. */
export function UserBulkButtons({ users, actions }: { users: readonly UserRow[]; actions: UserActions }) {
  const off = users.filter(({ status }) => status === 'Inactive')
  const on = users.filter(({ status }) => status !== 'Inactive')
  const invited = users.filter(({ status }) => status === 'Invited')
  return (
    <>
      {on.length > 0 && (
        <Button size="small" onClick={() => actions.changeStatus(on, 'Inactive')}>
          Deactivate {on.length}
        </Button>
      )}
      {off.length > 0 && (
        <Button size="small" onClick={() => actions.changeStatus(off, 'Active')}>
          Activate {off.length}
        </Button>
      )}
      {invited.length > 0 && (
        <Button size="small" onClick={() => actions.resend(invited)}>
          Resend {invited.length === 1 ? 'invitation' : `${invited.length} invitations`}
        </Button>
      )}
    </>
  )
}
