import { isUniqueViolation } from '#platform/database/violations.ts'
import { type Context, implement } from '#platform/operation/context.ts'
import { stale } from '#platform/operation/refusal.ts'
import { type PermissionValues, permissions } from '../permission-contract.ts'
import {
  deletePermission,
  getPermission,
  hasItems,
  insertLinks,
  insertPermission,
  listPermissions,
  mayHangUnder,
  updatePermission,
} from './permission-store.ts'
import { lockRights, rightsChanged, someoneMayEditPermissions } from './rights-store.ts'
import { getRole } from './store.ts'

export const permissionsHandlers = implement(permissions, {
  list: async ({ db }, { kind }) => ({ items: await listPermissions(db, kind) }),

  save: async (context, { id, version, roleIds = [], ...values }) => {
    const { db, actor, now, audit, refuse } = context
    await lockRights(db)
    if (values.parentId && !(await mayHangUnder(db, values.parentId, id))) {
      refuse('BAD_PARENT', { fields: { parentId: 'is not a menu row it can hang under' } })
    }
    const before = id === undefined ? undefined : await getPermission(db, id)
    try {
      const permissionId = before ? await change(context, before, version, values) : await create(context, values)
      for (const roleId of roleIds) await getRole(db, roleId)
      const links = roleIds.map((roleId) => ({ roleId, permissionId }))
      await insertLinks(db, links, { at: now, by: actor.userId })
      const after = await getPermission(db, permissionId)
      audit({ subject: `permission:${permissionId}`, before, after })
      rightsChanged(context)
      return after
    } catch (error) {
      if (isUniqueViolation(error)) refuse('NAME_TAKEN', { fields: { name: 'is taken' } })
      throw error
    }
  },

  remove: async (context, { id }) => {
    const { db, audit, refuse } = context
    await lockRights(db)
    const before = await getPermission(db, id)
    if (await hasItems(db, id)) refuse('HAS_ITEMS')
    await deletePermission(db, id)
    if (!(await someoneMayEditPermissions(context))) refuse('LAST_EDITOR')
    audit({ subject: `permission:${id}`, before })
    rightsChanged(context)
    return {}
  },
})

type Saving = Context<typeof permissions.save>
type Before = Awaited<ReturnType<typeof getPermission>>

async function create({ db, actor, now }: Saving, values: PermissionValues): Promise<number> {
  const { id } = await insertPermission(db, values, { at: now, by: actor.userId })
  return id
}

async function change(
  { db, actor, now, refuse }: Saving,
  before: Before,
  version: number | undefined,
  values: PermissionValues,
) {
  if (before.kind === 'operation' && values.name !== before.name) refuse('NAME_FIXED')
  const saved = await updatePermission(db, before.id, version, values, { at: now, by: actor.userId })
  if (saved === 0) throw stale(before)
  return before.id
}
