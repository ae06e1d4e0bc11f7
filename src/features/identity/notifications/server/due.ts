import type { Day } from '#formats/day.ts'
import type { Db } from '#platform/database/database.ts'
import { slot } from '#platform/parts.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { DueNow } from '../contract.ts'

export type Asking = { db: Db; actor: Actor; services: Services; now: Date; today: Day }

/**
 * What is due for somebody now, from the same source as their home: news alone would forget what nobody was told of, and
 * what moved to another case since. Null: this reader's bell has news only.
 */
export const dueAtBell = slot<(asking: Asking) => Promise<DueNow[] | null>>('what is due, at the bell')

/** Everything that is due, the first day first; null where nobody knows of anything for this reader. */
export async function dueFor(asking: Asking): Promise<DueNow[] | null> {
  const found = await Promise.all(dueAtBell.of(asking.services).map((source) => source(asking)))
  const known = found.filter((each) => each !== null)
  return known.length === 0 ? null : known.flat().sort((one, other) => one.dueOn.localeCompare(other.dueOn))
}
