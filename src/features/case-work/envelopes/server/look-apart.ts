import { TookTooLong, workApart } from '#platform/jobs/thread.ts'

/** `seen`: the size of each page in points, as it is shown. */
export type LookedInto = { pages: number; firstPage: string; seen: { width: number; height: number }[] }

/** Counts pages and reads the words of the first, in a thread of its own: what somebody sent may keep a reader busy for ever. */
export const lookInto = (bytes: Uint8Array, longestMs = 60_000): Promise<LookedInto> =>
  workApart<never, LookedInto>(
    { built: 'look-into', source: new URL('./look-thread.ts', import.meta.url), workerData: { bytes } },
    { patience: { stepMs: longestMs, allMs: longestMs } },
  )

/** Why it could not be looked into: who was only slow is not called damaged. */
export const whyUnseen = (error: unknown): 'NOT_IN_TIME' | 'CANNOT_BE_READ' =>
  error instanceof TookTooLong ? 'NOT_IN_TIME' : 'CANNOT_BE_READ'
