import { emailTaken } from '#formats/email.ts'
import { inviteUser, type NewAccount } from '#identity/passwords/server/links.ts'
import { askToConfirm } from '#identity/passwords/server/moved-address.ts'
import { requireConfirmed } from '#platform/operation/confirmed.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { ADDRESS_KEPT, mayMoveAddress, type UserStatus } from '../policy.ts'
import { isAddressTaken } from './changes.ts'

type Moving = CommandContext & { services: Services; now: Date; actor: Actor }
type Moved = Omit<NewAccount, 'userId'> & { id: number; roleId: number; status: UserStatus }

/**
 * The one way to another e-mail address. Whoever was only invited gets the invitation there; an account in use keeps its
 * address until the new one is confirmed. Answers what to write now and what to do once it is written.
 */
export async function addressMoved(
  context: Moving,
  user: Moved,
  wished: string | undefined,
): Promise<{ email: string | undefined; follow: () => Promise<void> }> {
  if (wished === undefined || wished === user.email) return { email: undefined, follow: async () => undefined }
  const { actor, now } = context
  // Whoever holds the address can reset the password.
  requireConfirmed(actor, now)
  if (!mayMoveAddress(actor, user)) throw new Refusal(ADDRESS_KEPT.status, 'ADDRESS_KEPT', ADDRESS_KEPT.message)
  if (await isAddressTaken(context, wished, wished, user.id))
    throw new Refusal(409, 'EMAIL_TAKEN', emailTaken, { fields: { email: emailTaken } })
  const account = { ...user, userId: user.id }
  if (user.status === 'Invited')
    return { email: wished, follow: () => inviteUser(context, { ...account, email: wished }) }
  return { email: undefined, follow: () => askToConfirm(context, account, wished) }
}
