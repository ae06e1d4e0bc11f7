import type { Milestone } from '#platform/routes/route.ts'
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

/** Both of something: as the record is made, and as it is changed. */
type Both = readonly [first: unknown, then: unknown]
/** What is typed of a property; and what is kept of it, where that is something else. One that only follows is not typed. */
export type Typed = readonly [first: unknown, then: unknown, kept?: Both]
export const follows = (...kept: Both): Typed => [undefined, undefined, kept]

/** How a record is made, changed and read. */
type Ways = {
  make: (said: Json) => Promise<unknown>
  change: (id: unknown, said: Json) => Promise<unknown>
  read: (id: unknown) => Promise<Json | undefined>
}

/**
 * Every property of a record is written twice, by the call that makes it and by the one that changes it, and read back both
 * times. All values of a record differ, so that none is found in the place of another.
 */
export async function madeAndChanged(
  typed: Readonly<Record<string, Typed>>,
  { make, change, read }: Ways,
): Promise<{ id: unknown; kept: ReadBack }> {
  const said = (time: 0 | 1): Json =>
    Object.fromEntries(Object.entries(typed).map(([name, each]) => [name, each[time]]))
  const id = await make(said(0))
  const first = await read(id)
  await change(id, said(1))
  const then = await read(id)
  if (!first || !then) throw new Error('The record is not there.')
  const kept = Object.entries(typed).map(
    ([name, [one, other, as = [one, other]]]) => [name, [[first[name], then[name]], as] as const] as const,
  )
  return { id, kept: Object.fromEntries(kept) }
}
