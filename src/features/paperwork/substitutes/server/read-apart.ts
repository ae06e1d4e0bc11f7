import { workApart } from '#platform/apart/work-apart.ts'
import type { ReadSubstitute, SubstituteToRead } from '../read-substitute.ts'

const PATIENCE = { stepMs: 60_000, allMs: 60_000 }

/** Reads in a process of its own: what somebody sent may keep a reader busy for ever. */
export const readSubstituteApart = (work: SubstituteToRead): Promise<ReadSubstitute> =>
  workApart<never, ReadSubstitute>(
    { built: 'read-substitute', source: new URL('./read-work.ts', import.meta.url), given: work },
    { patience: PATIENCE },
  )
