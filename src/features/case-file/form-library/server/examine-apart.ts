import { type Patience, workApart } from '#platform/jobs/thread.ts'
import type { Examination, Examined } from './examine.ts'

/** Seconds on a quick machine; what never ends is no blank of an agency. */
const PATIENCE: Patience = { stepMs: 300_000, allMs: 900_000 }

/** Examines a blank in a thread of its own and tells each step. */
export const examineApart = (given: Examination, onStep: (step: string) => Promise<unknown>): Promise<Examined> =>
  workApart(
    { built: 'examine-blank', source: new URL('./examine-thread.ts', import.meta.url), workerData: given },
    { onStep, patience: PATIENCE },
  )
