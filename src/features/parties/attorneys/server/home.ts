import type { Db } from '#platform/database/database.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { proveSession } from '#platform/session/prove.ts'

type Reading = { db: Db; actor: Actor; services: Services }

/**
 * While a corporate is selected the scope is that company's, where the firm's own records are out of sight. The own
 * firm comes from the live session, never from the input.
 */
export async function homeDb({ db, actor, services }: Reading): Promise<Db> {
  const scope = homeScope(actor)
  if (!scope) return db
  // The session is proved by its own scope first; the firm's scope alone would not ask for it.
  await proveSession(db)
  return services.database.read(scope)
}

/** The same for a change: runs under the own firm's scope within the transaction. */
export function atHome<T>(
  { db, actor }: Pick<CommandContext, 'db'> & { actor: Actor },
  work: () => Promise<T>,
): Promise<T> {
  const scope = homeScope(actor)
  return scope ? db.within(scope, work) : work()
}

const homeScope = ({ lawFirmId, selectedCompanyId }: Actor) =>
  lawFirmId !== null && selectedCompanyId !== null ? ({ kind: 'firm', lawFirmId } as const) : null
