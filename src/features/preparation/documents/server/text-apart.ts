import { workApart } from '#platform/apart/work-apart.ts'

export type TextOf = { bytes: Uint8Array; contentType: string }

const PATIENCE = { stepMs: 60_000, allMs: 120_000 }

/** The words of a file, read in a process of its own: what somebody sent may keep a reader busy for ever. */
export const textApart = (work: TextOf): Promise<{ text: string }> =>
  workApart<never, { text: string }>(
    { built: 'read-text', source: new URL('./text-work.ts', import.meta.url), given: work },
    { patience: PATIENCE },
  )
