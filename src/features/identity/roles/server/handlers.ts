import { isBuiltInRole } from '#formats/roles.ts'
import { closeSessionsOfRole } from '#identity/sessions/server/open-session.ts'
import { isUniqueViolation } from '#platform/database/violations.ts'
import { type Context, implement } from '#platform/operation/context.ts'
import { notFound, Refusal, stale } from '#platform/operation/refusal.ts'
import { type RoleValues, roles } from '../contract.ts'
import { roleInUse } from '../rules.ts'
import { lockRights, rightsChanged, someoneMayEditPermissions } from './rights-store.ts'
import {
  countUsersByRole,
  deleteRole,
  getRole,
  insertRole,
  listRoles,
  requireCompany,
  updateRole,
  usesOfRole,
} from './store.ts'

const NOT_COUNTED = () => ({ users: null, usersCapped: false })

export const rolesHandlers = implement(roles, {
  list: async ({ db }, { status, counted }) => {
    const [all, usersOf] = await Promise.all([listRoles(db, status), counted ? countUsersByRole(db) : NOT_COUNTED])
    return { items: all.map((role) => ({ ...role, ...usersOf(role.id) })) }
  },

  get: ({ db }, { id }) => getRole(db, id),

  save: async (context, { id, version, ...values }) => {
    await lockRights(context.db)
    if (values.companyId) await requireCompany(context.db, values.companyId)
    try {
      return id === undefined ? await create(context, values) : await change(context, id, version, values)
    } catch (error) {
      if (isUniqueViolation(error)) context.refuse('NAME_TAKEN', { fields: { name: 'is taken' } })
      throw error
    }
  },

  remove: async (context, { id }) => {
    const { db, refuse, audit, asSystem } = context
    await lockRights(db)
    const role = await getRole(db, id)
    if (isBuiltInRole(id)) refuse('BUILT_IN')
    const uses = await asSystem('count the users of all tenants', () => usesOfRole(db, id))
    const reason = roleInUse(uses)
    // Declared as ROLE_IN_USE; the sentence says how many.
    if (reason !== null) throw new Refusal(409, 'ROLE_IN_USE', reason, { details: uses })
    if ((await deleteRole(db, id)) === 0) throw notFound('role')
    audit({ subject: `role:${id}`, before: role })
    rightsChanged(context)
    return {}
  },
})

type Saving = Context<typeof roles.save>

async function create(context: Saving, values: RoleValues) {
  const role = await insertRole(context.db, values, { at: context.now, by: context.actor.userId })
  context.audit({ subject: `role:${role.id}`, after: role })
  rightsChanged(context)
  return role
}

async function change(context: Saving, roleId: number, version: number | undefined, values: RoleValues) {
  const { db, actor, now, refuse, audit, asSystem } = context
  const before = await getRole(db, roleId)
  if (values.scope !== undefined && values.scope !== before.scope) {
    const { users } = await asSystem('count the users of all tenants', () => usesOfRole(db, roleId))
    if (isBuiltInRole(roleId) || users > 0) refuse('SCOPE_FIXED')
  }
  const after = await updateRole(db, roleId, version, values, { at: now, by: actor.userId })
  if (!after) throw stale(before)
  if (!(await someoneMayEditPermissions(context))) refuse('LAST_EDITOR')
  if (after.status === 'Inactive' && before.status === 'Active') {
    await asSystem('end the sessions of an inactive role', () => closeSessionsOfRole(db, roleId, now))
    context.afterCommit(() => context.services.sessions.forget())
  }
  audit({ subject: `role:${roleId}`, before, after })
  rightsChanged(context)
  return after
}
