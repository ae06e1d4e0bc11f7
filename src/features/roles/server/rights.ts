import type { Db } from '#platform/database/database.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import { EDIT_PERMISSIONS } from '../policy.ts'

/** Changes of rights go one after the other, so that two of them cannot each take away what the other relied on. */
export const lockRights = (db: Db) => db.run(`select pg_advisory_xact_lock(hashtextextended('rights', 0))`)

/** Asked after a change, within its transaction: is there still an active role that may edit permissions? */
export async function someoneMayEditPermissions(db: Db): Promise<boolean> {
  const { remains } = await db.one<{ remains: boolean }>(
    `select exists (
       select from role_permissions rp
         join permissions p on p.id = rp.permission_id and p.kind = 'operation' and p.name = $1
         join roles r on r.id = rp.role_id and r.status = 'Active') as remains`,
    [EDIT_PERMISSIONS],
  )
  return remains
}

/** Every node forgets what it remembers of rights once the change is durable. */
export function rightsChanged(context: Pick<CommandContext, 'db' | 'afterCommit'> & { services: Services }): void {
  context.db.atEnd({ text: "select pg_notify('visacare', 'rights')" })
  context.afterCommit(() => context.services.rights.forget())
}
