import { workApart } from '#platform/apart/work-apart.ts'
import type { Readable, Reading } from '../proposals.ts'

export type ToRead = { bytes: Uint8Array; today: string } & Readable
export type ReadApart = { state: 'Read'; reading: Reading; picture?: Uint8Array } | { state: 'Wrong' | 'None' }

/** Three pages, each looked at in four directions, take some ten seconds on a busy machine. */
const PATIENCE = { stepMs: 60_000, allMs: 60_000 }

/** Reads in a process of its own: what somebody sent may keep a reader busy for ever. Nothing leaves this machine. */
export const readApart = (work: ToRead): Promise<ReadApart> =>
  workApart<never, ReadApart>(
    { built: 'read-document', source: new URL('./read-work.ts', import.meta.url), given: work },
    { patience: PATIENCE },
  )
