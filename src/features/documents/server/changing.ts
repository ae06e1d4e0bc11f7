import type { Working } from '#features/cases/server/author.ts'
import { beginChange } from '#platform/operation/change.ts'
import type { RequestInfo } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'

type Asking = { actor: Actor; now: Date; request: RequestInfo; services: Services }

/**
 * A command's transaction that begins only when its file is stored: a phone may send for minutes, and no connection
 * waits for it. Who, scope, audit and jobs are those of every other command.
 */
export async function changing<T>(
  { actor, now, request, services }: Asking,
  operation: string,
  work: (context: Working) => Promise<T>,
): Promise<T> {
  const done: (() => void)[] = []
  const scope = { kind: 'session', tokenHash: actor.tokenHash } as const
  const result = await services.database.transaction(scope, async (tx) => {
    const change = beginChange(services, tx, { operation, actor, request, now })
    const afterCommit = (each: () => void) => void done.push(each)
    const value = await work({ ...change.context, afterCommit, actor, now, services })
    change.finish()
    return value
  })
  for (const each of done) each()
  return result
}
