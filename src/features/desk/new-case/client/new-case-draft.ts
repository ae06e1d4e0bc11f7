import { type Draft, problemsOf, readDraft, type Step, steps } from './draft.ts'

/** What was chosen for a new case stays in this tab, so that a reload or the browser's back button loses nothing. */
export const keptDraft = (of: string): Draft | undefined => {
  const text = sessionStorage.getItem(of)
  try {
    return text === null ? undefined : readDraft(JSON.parse(text))
  } catch {
    return undefined
  }
}
export const keepDraft = (of: string, draft: Draft): void => sessionStorage.setItem(of, JSON.stringify(draft))
export const forgetDraft = (of: string): void => sessionStorage.removeItem(of)

/** Each person's own, and one for each draft that was put aside. */
export const draftName = (userId: number, draftId: string | undefined) => `visacare.newCase.${userId}.${draftId ?? ''}`

/** The step an address names; the first whose answers are missing when it names a later one. */
export function stepIn(search: string, draft: Draft): Step {
  const named = Number(new URLSearchParams(search).get('step')) - 1
  const wanted = named > 0 && named < steps.length ? Math.trunc(named) : 0
  const missing = steps.findIndex((_, step) => Object.keys(problemsOf(draft, step as Step)).length > 0)
  return (missing === -1 ? wanted : Math.min(wanted, missing)) as Step
}

/** The address of a step: going back in the browser goes back a step. */
export function addressOf(step: Step, { pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const asked = new URLSearchParams(search)
  if (step === 0) asked.delete('step')
  else asked.set('step', String(step + 1))
  return asked.size === 0 ? pathname : `${pathname}?${asked}`
}

/** Where the wizard is in the middle of something, it goes on from there. */
export const isUnderWay = (search: string): boolean => new URLSearchParams(search).has('step')
