import { Button } from '#ui/Button.tsx'
import type { UserRow } from '../records.ts'
import type { UserActions } from './use-user-actions.tsx'

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
