import { TookTooLong } from '#platform/apart/patience.ts'
import { TooBusy } from '#platform/apart/pool.ts'
import { readApart } from '#platform/apart/read-apart.ts'
import type { LookedInto } from './look-work.ts'

/** Counts pages and reads the words of the first, in a process of its own: what somebody sent may keep a reader busy for ever. */
export const lookInto = (bytes: Uint8Array, longestMs = 60_000): Promise<LookedInto> =>
  readApart<typeof import('./look-work.ts')>({
    ...{ built: 'look-into', source: new URL('./look-work.ts', import.meta.url), longestMs },
  }).lookInto(bytes)

/** Why it could not be looked into: who was only slow is not called damaged. */
export const whyUnseen = (error: unknown): 'NOT_IN_TIME' | 'CANNOT_BE_READ' =>
  error instanceof TookTooLong || error instanceof TooBusy ? 'NOT_IN_TIME' : 'CANNOT_BE_READ'
