import type { Day } from '#formats/day.ts'
import type { RequestInfo } from '../audit/audit.ts'
import { isUnavailable } from '../database/unavailable.ts'
import type { Services } from '../services.ts'
import type { Actor } from '../session/actor.ts'
import { beginChange } from './change.ts'
import type { CommandContext } from './context.ts'

type Asking = { actor: Actor; now: Date; today: Day; request: RequestInfo; services: Services }
type Changing = CommandContext & { actor: Actor; now: Date; today: Day; services: Services }

/**
 * A command's transaction that begins only when its file is stored: a phone may send for minutes, and neither a
 * connection nor anybody else's work waits for it. Who, scope, audit and jobs are those of every other command.
 */
export async function changing<T>(
  { actor, now, today, request, services }: Asking,
  { name }: { name: string; audit: string },
  work: (context: Changing) => Promise<T>,
): Promise<T> {
  const done: (() => void)[] = []
  const scope = { kind: 'session', tokenHash: actor.tokenHash } as const
  const result = await services.database.transaction(scope, async (tx) => {
    const change = beginChange(services, tx, { operation: name, actor, request, now })
    const afterCommit = (each: () => void) => void done.push(each)
    const value = await work({ ...change.context, afterCommit, actor, now, today, services })
    change.finish()
    return value
  })
  for (const each of done) each()
  return result
}

/** A change that is refused leaves no file behind. */
export async function orForget<T>(
  services: Services,
  stored: { key: string } | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // Whether a change was kept when the database went away, nobody knows: then the file stays.
    if (stored && !isUnavailable(error)) await services.files.delete(stored.key)
    throw error
  }
}
