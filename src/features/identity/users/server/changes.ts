import { EDIT_PERMISSIONS } from '#identity/roles/rules.ts'
import { lockRights, someoneMayEditPermissions } from '#identity/roles/server/rights-store.ts'
import { getRole } from '#identity/roles/server/store.ts'
import { closeSessions } from '#identity/sessions/server/open-session.ts'
import { requireConfirmed } from '#platform/operation/confirmed.ts'
import type { CommandContext, Context } from '#platform/operation/context.ts'
import { badInput } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { keepUsers } from '../contract.ts'
import { livesIn, mayKeep, whyKeepAccess } from '../policy.ts'
import type { User } from '../records.ts'
import { storedPhone } from '../rules.ts'
import { mayAddEmployees } from './company-store.ts'
import { requireRoom } from './room.ts'
import { insertPerson, isTaken, otherActiveUsers } from './store.ts'

type Commanding = Pick<CommandContext, 'db' | 'asSystem'>

/** Addresses are unique over all tenants, so the question leaves the scope. */
export const isAddressTaken = (
  { db, asSystem }: Commanding,
  email: string,
  userName: string,
  exceptUserId: number | null = null,
) => asSystem('an address has one account', () => isTaken(db, email, userName, exceptUserId))

/** Other active users of the same role; changes that count them go one after the other. */
export const othersIn = ({ db, asSystem }: Commanding, user: Pick<User, 'id' | 'roleId'>) =>
  asSystem('count the administrators', async () => {
    await db.run(`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`)
    return otherActiveUsers(db, user.roleId, user.id)
  })

/** Whether somebody who can sign in may still edit permissions, asked after taking access from a user of this role. */
export async function editorsRemain(context: Commanding & { services: Services }, roleId: number): Promise<boolean> {
  const wasEditor = await context.services.rights.may(roleId, EDIT_PERMISSIONS)
  if (!wasEditor) return true
  await lockRights(context.db)
  return someoneMayEditPermissions(context)
}

/** Checks a change of role, prepares what the new one needs and ends the sessions that still carry the old one. */
export async function changeRole(context: Context<typeof keepUsers.update>, user: User, roleId: number): Promise<void> {
  const { db, actor, now, refuse, asSystem, afterCommit, services } = context
  const [from, to] = [await getRole(db, user.roleId), await getRole(db, roleId)]
  if (to.status !== 'Active' || !mayKeep(actor, to))
    refuse('ROLE_NOT_ALLOWED', { fields: { roleId: 'is not yours to give' } })
  if (livesIn(from) !== livesIn(to)) refuse('OTHER_TENANT', { fields: { roleId: 'belongs to another kind of tenant' } })
  const why = whyKeepAccess(actor, user, await othersIn(context, user))
  if (why) refuse(why)
  await confirmNewAdministrator(context, to.id)
  if (to.scope === 'person' && user.personId === null && user.companyId !== null) {
    if (!(await mayAddEmployees(db, user.companyId))) refuse('PAYMENT_METHOD_MISSING')
    await requireRoom(context, user.companyId)
    const personId = await insertPerson(db, user.companyId, user, { at: now, by: actor.userId })
    await db.run('update users set person_id = $2 where id = $1', [user.id, personId])
  }
  await asSystem('end the sessions of the earlier role', () => closeSessions(db, user.id, 'role changed', now))
  afterCommit(() => services.sessions.forget())
}

/** Who holds one of these lets others in. */
const OF_ADMINISTRATORS = ['user:create', 'user:edit', EDIT_PERMISSIONS] as const

/**
 * Asks for the password before somebody gets a role that keeps users or permissions: a screen left open for a minute must
 * not become an account that stays.
 */
export async function confirmNewAdministrator(
  { actor, now, services }: { actor: Actor; now: Date; services: Services },
  roleId: number,
): Promise<void> {
  for (const right of OF_ADMINISTRATORS)
    if (await services.rights.may(roleId, right)) return requireConfirmed(actor, now)
}

/** The phone number of an input as it is stored; undefined when the input says nothing about it. */
export function phoneIn(
  input: { countryCode?: string; mobileNumber?: string },
  countryCode = '+1',
): string | undefined {
  if (input.mobileNumber === undefined) return undefined
  const parsed = storedPhone(input.countryCode ?? countryCode, input.mobileNumber)
  if (!parsed.ok) throw badInput({ mobileNumber: parsed.message })
  return parsed.value
}
