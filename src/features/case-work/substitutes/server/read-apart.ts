import { workApart } from '#platform/jobs/thread.ts'
import type { ReadSubstitute, SubstituteToRead } from '../read-substitute.ts'

const PATIENCE = { stepMs: 60_000, allMs: 60_000 }

/** Reads in a thread of its own: what somebody sent may keep a reader busy for ever. */
export const readSubstituteApart = (work: SubstituteToRead): Promise<ReadSubstitute> =>
  workApart<never, ReadSubstitute>(
    { built: 'read-substitute', source: new URL('./read-thread.ts', import.meta.url), workerData: work },
    { patience: PATIENCE },
  )
