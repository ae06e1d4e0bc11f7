import type { Milestone } from '#platform/routes/milestones.ts'
import type { Json } from '../server.ts'
import type { World } from '../world.ts'

/** What was read back of a property, and what should have been. */
export type ReadBack = Readonly<Record<string, readonly [read: unknown, expected: unknown]>>

/** A record of specification §3: its property names as the specification lists them, and how each is written and read back. */
export type Entity = {
  name: string
  since: Milestone
  fields: string
  keep: (world: World) => Promise<ReadBack>
}

/** Properties that come back from a record as they were written, or as these say. */
export function readFrom(record: Json | undefined, written: Json, as: Json = {}): ReadBack {
  if (!record) throw new Error('The record is not there.')
  return Object.fromEntries(
    Object.entries({ ...written, ...as }).map(([name, value]) => [name, [record[name], value] as const]),
  )
}
