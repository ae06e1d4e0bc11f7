import { workApart } from '#platform/jobs/thread.ts'
import type { Examination, Examined } from './examine.ts'

/** Examines a blank in a thread of its own and tells each step. */
export const examineApart = (given: Examination, onStep: (step: string) => Promise<unknown>): Promise<Examined> =>
  workApart(
    { built: 'examine-blank', source: new URL('./examine-thread.ts', import.meta.url), workerData: given },
    { onStep },
  )
