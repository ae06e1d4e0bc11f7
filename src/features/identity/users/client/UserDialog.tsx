import { useEffect, useState } from 'react'
import { usersApi } from '#identity/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { User, UserRow } from '../records.ts'
import { UserForm, type UserFormProps } from './UserForm.tsx'

type UserDialogProps = Omit<UserFormProps, 'user'> & { opened: boolean; row: UserRow | undefined; turn: number }

/** A new user, or one of the list with all its particulars. */
export function UserDialog({ opened, row, turn, ...form }: UserDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={form.onCancel}
      title={row ? `User ${row.firstName} ${row.lastName}` : 'New user'}
      size="lg"
    >
      {row ? <LoadedForm key={turn} id={row.id} {...form} /> : <UserForm key={turn} {...form} />}
    </Dialog>
  )
}

function LoadedForm({ id, ...form }: Omit<UserFormProps, 'user'> & { id: number }) {
  const { items: user, error, loading, reload } = useOperation(usersApi.get, { id })
  const [start, setStart] = useState<User>()
  // What was read earlier may be old: the form starts from the fresh record, and then keeps what is typed.
  useEffect(() => {
    if (user?.id === id && !loading) setStart((now) => now ?? user)
  }, [user, id, loading])
  if (error && !start) return <ErrorState message={error.message} onRetry={() => void reload()} />
  return start ? <UserForm user={start} {...form} /> : <Loading />
}
