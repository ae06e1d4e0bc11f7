import type { Draft } from '#desk/case-drafts/chosen.ts'
import { problemsOf, type Step, steps } from './draft.ts'

const LAST: Step = 3

/** The step an address names; the first whose answers are missing when it names a later one, or none. */
export function stepIn(search: string, draft: Draft): Step {
  const named = Number(new URLSearchParams(search).get('step')) - 1
  const found = steps.findIndex((_, step) => Object.keys(problemsOf(draft, step as Step)).length > 0)
  const missing = found === -1 ? LAST : found
  return (Number.isInteger(named) && named >= 0 && named < missing ? named : missing) as Step
}

/** The address of a step of a draft: going back in the browser goes back a step. */
export const addressOf = (step: Step, draftId: number | undefined): string =>
  `/visaCareCreateCase${draftId === undefined ? '' : `/${draftId}`}?step=${step + 1}`
