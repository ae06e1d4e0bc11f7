import { Status } from './statuses.ts'

/** A case as everybody reads it, in the order it goes through them. */
export const fiveSteps = ['Gather', 'Prepare', 'Sign', 'Filed', 'Decision'] as const

export type FiveStep = 0 | 1 | 2 | 3 | 4

const statusesOfSteps: Readonly<Record<FiveStep, readonly Status[]>> = {
  0: [Status.initiated],
  1: [Status.submitted, Status.generated, Status.inReview],
  2: [Status.readyToFile],
  3: [Status.filed, Status.receipted, Status.noticeOpen],
  4: [Status.decided, Status.completed],
}

export const statusesOfStep = (step: FiveStep): readonly Status[] => statusesOfSteps[step]

/** Where on its track a case of a status stands, counted from 0. */
export const stepOf = (status: number): FiveStep =>
  ([4, 3, 2, 1] as const).find((step) => status >= Math.min(...statusesOfSteps[step])) ?? 0
