import { isForeignKeyViolation } from '#platform/database/violations.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { rolePermissions } from '../role-permission-contract.ts'
import { deleteLinks, insertLinks, linksNamed, listLinks, listPermissions } from './permission-store.ts'
import { lockRights, rightsChanged, someoneMayEditPermissions } from './rights-store.ts'
import { listRoles } from './store.ts'

export const rolePermissionsHandlers = implement(rolePermissions, {
  list: async ({ db }, { roleId }) => ({ items: await listLinks(db, roleId) }),

  save: async (context, links) => {
    const { db, actor, now, audit } = context
    await lockRights(db)
    await insertLinks(db, links, { at: now, by: actor.userId }).catch((error) => {
      throw isForeignKeyViolation(error) ? notFound('role or permission') : error
    })
    const items = await linksNamed(db, links)
    audit({ subject: 'role-permissions', after: items.map(inWords) })
    rightsChanged(context)
    return { items }
  },

  remove: async (context, { ids, links }) => {
    const { db, audit, refuse } = context
    await lockRights(db)
    const before = await linksNamed(db, links, ids)
    if (before.length === 0) throw notFound('role permission')
    const removed = await deleteLinks(
      db,
      before.map((link) => link.id),
    )
    if (!(await someoneMayEditPermissions(context))) refuse('LAST_EDITOR')
    audit({ subject: 'role-permissions', before: before.map(inWords) })
    rightsChanged(context)
    return { removed }
  },

  change: async (context, { roleId, given, taken }) => {
    const { db, actor, now, audit, refuse } = context
    const linksTo = (ids: number[]) => ids.map((permissionId) => ({ roleId, permissionId }))
    await lockRights(db)
    const before = await linksNamed(db, linksTo(taken))
    await deleteLinks(
      db,
      before.map((link) => link.id),
    )
    const added = await insertLinks(db, linksTo(given), { at: now, by: actor.userId }).catch((error) => {
      throw isForeignKeyViolation(error) ? notFound('role or permission') : error
    })
    if (!(await someoneMayEditPermissions(context))) refuse('LAST_EDITOR')
    const after = await linksNamed(db, linksTo(given))
    audit({ subject: `role:${roleId}`, before: before.map(inWords), after: after.map(inWords) })
    rightsChanged(context)
    return { given: added, taken: before.length }
  },

  matrix: async ({ db }) => {
    const [roles, rights] = await Promise.all([listRoles(db), listPermissions(db, 'operation')])
    return {
      roles: roles.map(({ id, name, status }) => ({ roleId: id, roleName: name, active: status === 'Active' })),
      rights: rights.map(({ id, name, description, roleIds }) => ({
        permissionId: id,
        right: name,
        description,
        roleIds,
      })),
    }
  },
})

const inWords = ({
  roleName,
  permissionName,
  permissionId,
}: {
  roleName: string
  permissionName: string
  permissionId: number
}) => `${roleName}: ${permissionName || `heading ${permissionId}`}`
