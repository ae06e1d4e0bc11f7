import { howLongAgo, showMoment } from '#platform/client/moments.ts'
import { operationNamed } from '#platform/client/operations.ts'
import { useOperation } from '#platform/client/use-operation.ts'

/** Users stand above: of a user's record a name needs no more than this. */
export const userOfId = operationNamed<{ id: number }, { firstName: string; lastName: string }>('users.get')

/** The audit fields of a record in a few words: who changed it last, and when. */
export function Changed({ at, by }: { at: string; by: number | null }) {
  return (
    <span title={showMoment(at)}>
      {howLongAgo(at)} by <UserName id={by} />
    </span>
  )
}

/** A user by id. Rows that came with the product have nobody; people out of sight stay a number. */
export function UserName({ id }: { id: number | null }) {
  const { items: user } = useOperation(userOfId, { id: id ?? 0 }, { enabled: id !== null })
  if (id === null) return 'VisaCare'
  return user ? `${user.firstName} ${user.lastName}` : `user ${id}`
}
