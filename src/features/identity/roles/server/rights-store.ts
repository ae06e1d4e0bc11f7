import type { Db } from '#platform/database/database.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import { EDIT_PERMISSIONS } from '../rules.ts'

/** Changes of rights go one after the other, so that two of them cannot each take away what the other relied on. */
export const lockRights = (db: Db) => db.run(`select pg_advisory_xact_lock(hashtextextended('rights', 0))`)

/**
 * Asked after a change, within its transaction: is there still somebody who can sign in and may edit permissions? An
 * active role alone is not enough, since all its users may be disabled or never have chosen a password.
 */
export const someoneMayEditPermissions = ({ db, asSystem }: Pick<CommandContext, 'db' | 'asSystem'>) =>
  asSystem('somebody must be left to edit permissions', async () => {
    const { remains } = await db.one<{ remains: boolean }>(
      `select exists (
         select from role_permissions rp
           join permissions p on p.id = rp.permission_id and p.kind = 'operation' and p.name = $1
           join roles r on r.id = rp.role_id and r.status = 'Active'
           join users u on u.role_id = r.id and u.status = 'Active'
           join credentials c on c.user_id = u.id and c.password_hash is not null) as remains`,
      [EDIT_PERMISSIONS],
    )
    return remains
  })

/** Every node forgets what it remembers of rights once the change is durable. */
export function rightsChanged(context: Pick<CommandContext, 'db' | 'afterCommit'> & { services: Services }): void {
  context.db.atEnd({ text: "select pg_notify('visacare', 'rights')" })
  context.afterCommit(() => context.services.rights.forget())
}
