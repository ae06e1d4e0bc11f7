import { emailTaken, parseAccountName } from '#formats/email.ts'
import { Role } from '#formats/roles.ts'
import { inviteUser } from '#identity/passwords/server/links.ts'
import { insertUser, isTaken } from '#identity/users/server/store.ts'
import { isUniqueViolation } from '#platform/database/violations.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import { badInput } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { PersonColumns } from './store.ts'

type Inviting = CommandContext & { actor: Actor; now: Date; services: Services }
type Refuse = (code: 'EMAIL_TAKEN', more: { fields: Record<string, string> }) => never

/** A login of role Employee that belongs to the person; the scope is the own household, for a dependent the own record. */
export async function inviteToPortal(context: Inviting, person: PersonColumns, refuse: Refuse): Promise<number> {
  const { db, actor, now, asSystem } = context
  const { email, firstName, middleName, lastName, companyId } = person
  const name = parseAccountName(email)
  if (!name.ok) throw badInput({ email: name.message })
  const tenant = { companyId, lawFirmId: null }
  const taken = () => refuse('EMAIL_TAKEN', { fields: { email: emailTaken } })
  const userId = await asSystem('a login for a person', async () => {
    if (await isTaken(db, email, name.value, null)) taken()
    const account = { email, userName: name.value, firstName, middleName, lastName, ...tenant }
    const login = { roleId: Role.employee, mobileNumber: '', personId: person.id, assistsUserId: undefined }
    return insertUser(db, { ...account, ...login }, { at: now, by: actor.userId }).catch((error) => {
      throw isUniqueViolation(error) ? taken() : error
    })
  })
  await inviteUser(context, { userId, userName: name.value, email, firstName, ...tenant })
  return userId
}
