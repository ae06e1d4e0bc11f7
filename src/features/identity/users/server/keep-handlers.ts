import { emailTaken, parseAccountName } from '#formats/email.ts'
import { Role } from '#formats/roles.ts'
import { inviteUser, setFirstPassword } from '#identity/passwords/server/links.ts'
import { getRole } from '#identity/roles/server/store.ts'
import { countDone, INVITATIONS } from '#identity/sessions/server/limits.ts'
import { closeSessions, closeSessionsOfAssistants } from '#identity/sessions/server/open-session.ts'
import type { Db } from '#platform/database/database.ts'
import { isUniqueViolation } from '#platform/database/violations.ts'
import { implement } from '#platform/operation/context.ts'
import { badInput, notFound, stale } from '#platform/operation/refusal.ts'
import { keepUsers } from '../contract.ts'
import {
  type AssignedRole,
  listedUsers,
  mayKeep,
  statusAfter,
  type Tenant,
  tenantOfNewUser,
  type UserKeeper,
  whyKeepAccess,
} from '../policy.ts'
import { changeRole, confirmNewAdministrator, editorsRemain, isAddressTaken, othersIn, phoneIn } from './changes.ts'
import { mayAddEmployees, requireCompany, requireLawFirm } from './company-store.ts'
import { endsWithAccess } from './disabled.ts'
import { listUsers } from './list.ts'
import { addressMoved } from './move-address.ts'
import { requireRoom } from './room.ts'
import { getUser, hasPassword, insertPerson, insertUser, setStatus, updateUser } from './store.ts'

export const keepUsersHandlers = implement(keepUsers, {
  list: async ({ db, actor }, filter) => {
    const listed = listedUsers(actor, filter)
    if (listed === 'foreign') throw notFound('tenant')
    return listUsers(db, listed, filter)
  },

  get: ({ db }, { id }) => getUser(db, id),

  create: async (context, input) => {
    const { db, actor, now, refuse, audit } = context
    const change = { at: now, by: actor.userId }
    const role = await getRole(db, input.roleId)
    if (role.status !== 'Active' || !mayKeep(actor, role))
      refuse('ROLE_NOT_ALLOWED', { fields: { roleId: 'is not yours to give' } })
    await confirmNewAdministrator(context, role.id)
    const tenant = await placeOf(db, actor, role, input)
    const userName = input.userName ?? accountNameOf(input.email)
    const mobileNumber = phoneIn(input) ?? ''
    if (input.assistsUserId !== undefined) await requireAttorney(db, input.assistsUserId, role.id, tenant)
    if (await isAddressTaken(context, input.email, userName)) refuse('EMAIL_TAKEN', { fields: { email: emailTaken } })

    const employerId = role.scope === 'person' ? tenant.companyId : null
    if (employerId !== null && !(await mayAddEmployees(db, employerId))) refuse('PAYMENT_METHOD_MISSING')
    if (employerId !== null) await requireRoom(context, employerId)
    const personId = employerId === null ? null : await insertPerson(db, employerId, input, change)
    const userId = await insertUser(db, { ...input, ...tenant, userName, mobileNumber, personId }, change).catch(
      (error) => {
        // Somebody else took the name between the question and the answer.
        throw isUniqueViolation(error) ? refuse('EMAIL_TAKEN', { fields: { email: emailTaken } }) : error
      },
    )
    if (input.password) await setFirstPassword(context, userId, input.password)
    else await inviteUser(context, { userId, userName, email: input.email, firstName: input.firstName, ...tenant })

    const after = await getUser(db, userId)
    audit({ subject: `user:${userId}`, after, ...tenant })
    return after
  },

  update: async (context, { id, version, ...given }) => {
    const { db, actor, now, refuse, audit } = context
    const change = { at: now, by: actor.userId }
    const before = await getUser(db, id)
    if (!mayKeep(actor, await getRole(db, before.roleId))) refuse('ROLE_NOT_ALLOWED')
    const changes = { ...given, mobileNumber: phoneIn(given, before.countryCode) }
    const { email, follow } = await addressMoved(context, before, changes.email)
    if (changes.assistsUserId !== undefined)
      await requireAttorney(db, changes.assistsUserId, changes.roleId ?? before.roleId, before)
    if (changes.roleId !== undefined && changes.roleId !== before.roleId)
      await changeRole(context, before, changes.roleId)
    if (!(await updateUser(db, id, version, { ...changes, email }, change))) throw stale(before)
    await follow()
    const after = await getUser(db, id)
    if (after.roleId !== before.roleId && !(await editorsRemain(context, before.roleId))) refuse('LAST_ADMIN')
    audit({ subject: `user:${id}`, before, after, companyId: after.companyId, lawFirmId: after.lawFirmId })
    return after
  },

  changeStatus: async (context, { id, status: wish }) => {
    const { db, actor, now, refuse, audit, asSystem, afterCommit, services } = context
    const before = await getUser(db, id)
    if (!mayKeep(actor, await getRole(db, before.roleId))) refuse('ROLE_NOT_ALLOWED')
    const activated = await asSystem('whether the account has a password', () => hasPassword(db, id))
    const status = statusAfter(before.status, wish, activated)
    if (status === 'Inactive') {
      const why = whyKeepAccess(actor, before, await othersIn(context, before))
      if (why) refuse(why)
      await asSystem('end the sessions of a disabled user and who assists them', async () => {
        await closeSessions(db, id, 'disabled', now)
        await closeSessionsOfAssistants(db, id, now)
        for (const end of endsWithAccess.of(services)) await end(db, id)
      })
      afterCommit(() => services.sessions.forget())
    } else await confirmNewAdministrator(context, before.roleId)
    await setStatus(db, id, status, { at: now, by: actor.userId })
    if (status === 'Inactive' && !(await editorsRemain(context, before.roleId))) refuse('LAST_ADMIN')
    const after = await getUser(db, id)
    audit({ subject: `user:${id}`, before, after, companyId: after.companyId, lawFirmId: after.lawFirmId })
    return after
  },

  resendInvitation: async (context, { id }) => {
    const { db, actor, refuse, audit } = context
    const user = await getUser(db, id)
    if (!mayKeep(actor, await getRole(db, user.roleId))) refuse('ROLE_NOT_ALLOWED')
    if (user.status !== 'Invited') refuse('NOT_INVITED')
    await countDone(context, INVITATIONS, String(id))
    await inviteUser(context, { ...user, userId: id })
    audit({ subject: `user:${id}`, companyId: user.companyId, lawFirmId: user.lawFirmId })
    return { message: `A new activation link is on its way to ${user.email}.` }
  },
})

type Named = { companyId?: number; lawFirmId?: number }

/** Where a new user lives; a tenant outside the scope reads as not found. */
async function placeOf(db: Db, keeper: UserKeeper, role: AssignedRole, named: Named): Promise<Tenant> {
  const tenant = tenantOfNewUser(keeper, role, named)
  if (tenant === 'company missing') throw badInput({ companyId: 'Field is required' })
  if (tenant === 'firm missing') throw badInput({ lawFirmId: 'Field is required' })
  if (tenant === 'foreign') throw notFound('tenant')
  if (tenant.companyId !== null) await requireCompany(db, tenant.companyId)
  if (tenant.lawFirmId !== null) await requireLawFirm(db, tenant.lawFirmId)
  return tenant
}

/** The account name when none is given: the e-mail address, which then has to follow the stricter pattern. */
function accountNameOf(email: string): string {
  const parsed = parseAccountName(email)
  if (!parsed.ok) throw badInput({ email: parsed.message })
  return parsed.value
}

/** Only an attorney's assistant assists, and only an attorney of the same firm. */
async function requireAttorney(
  db: Db,
  attorneyUserId: number,
  roleId: number,
  { lawFirmId }: Pick<Tenant, 'lawFirmId'>,
) {
  const attorney = await getUser(db, attorneyUserId)
  if (roleId !== Role.attorneyAssistant) throw badInput({ assistsUserId: 'is for attorney assistants only' })
  if (attorney.roleId !== Role.attorney || attorney.lawFirmId !== lawFirmId) throw notFound('attorney')
}
