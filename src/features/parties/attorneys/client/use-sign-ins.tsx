import { useQueryClient } from '@tanstack/react-query'
import { type UserActions, useUserActions } from '#identity/users/client/use-user-actions.tsx'
import { attorneysApi } from '#parties/client/api.ts'
import { IconButton } from '#ui/Button.tsx'
import { IconCircleCheck, IconLock, IconMail } from '#ui/icons.ts'
import type { AttorneyRow } from '../records.ts'
import { nameOf } from './words.ts'

/** Switching the sign-ins of a list on and off, and inviting again: the actions of the user list. */
export function useSignIns({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient()
  const refresh = () => {
    for (const { name } of attorneyReads) void queries.invalidateQueries({ queryKey: [name] })
    onDone()
  }
  return useUserActions({ onDone: refresh })
}

type UserRow = Parameters<UserActions['resend']>[0][number]

/** A row as the user list knows it. */
export const asUser = (row: AttorneyRow): UserRow => ({
  ...row,
  companyId: null,
  companyName: null,
  mobileNumber: row.phone,
})

export function SignInButtons({ row, actions }: { row: AttorneyRow; actions: ReturnType<typeof useSignIns> }) {
  const name = nameOf(row)
  const user = [asUser(row)]
  return (
    <>
      {row.status === 'Invited' && (
        <IconButton
          size="small"
          label={`Resend invitation to ${name}`}
          icon={<IconMail size={16} />}
          onClick={() => actions.resend(user)}
        />
      )}
      {row.status === 'Inactive' ? (
        <IconButton
          size="small"
          label={`Activate ${name}`}
          icon={<IconCircleCheck size={16} />}
          onClick={() => actions.changeStatus(user, 'Active')}
        />
      ) : (
        <IconButton
          size="small"
          label={`Deactivate ${name}`}
          icon={<IconLock size={16} />}
          onClick={() => actions.changeStatus(user, 'Inactive')}
        />
      )}
    </>
  )
}

/** What another assignment, attorney or user changes on screen. */
export const attorneyReads = [
  attorneysApi.list,
  attorneysApi.users,
  attorneysApi.get,
  attorneysApi.companies,
  attorneysApi.ofCompany,
]
