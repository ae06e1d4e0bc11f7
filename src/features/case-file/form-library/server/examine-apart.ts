import { type Patience, workApart } from '#platform/apart/work-apart.ts'
import type { Examination, Examined } from './examine.ts'

/** Seconds on a quick machine; what never ends is no blank of an agency. */
const PATIENCE: Patience = { stepMs: 300_000, allMs: 900_000 }

/** Examines a blank in a process of its own and tells each step. It needs qpdf, where that is installed, so it is not sealed; what it reads, the provider brings. */
export const examineApart = (given: Examination, onStep: (step: string) => Promise<unknown>): Promise<Examined> =>
  workApart(
    { built: 'examine-blank', source: new URL('./examine-work.ts', import.meta.url), given },
    { onStep, patience: PATIENCE, sealed: false },
  )
