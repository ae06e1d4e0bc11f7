import { caseTypeById } from '../all.ts'
import { fiveSteps, stepOf } from './five-steps.ts'

/** The steps that a case goes through, in its type's own words, and on which of them it stands, counted from 0. */
export function trackOf({ typeId, status }: { typeId: number; status: number }): {
  steps: readonly string[]
  here: number
} {
  const own = caseTypeById(typeId)?.track
  if (!own) return { steps: fiveSteps, here: stepOf(status) }
  const here = own.findIndex(({ statuses }) => statuses.some((each) => each === status))
  return { steps: own.map(({ name }) => name), here: Math.max(here, 0) }
}
