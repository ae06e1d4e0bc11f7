import { counted } from '#formats/words.ts'
import type { FilingState } from '#paperwork/packages/records.ts'
import type { CaseFees } from '#preparation/fees/case-fees-records.ts'
import { dollars } from '#preparation/fees/client/words.ts'
import { toFixFirst } from '#preparation/pre-filing/fix-first.ts'
import type { CheckReport } from '#preparation/pre-filing/records.ts'
import { type FilingStep, isLookedUp } from './filing-steps.ts'

type Known = { state: FilingState; check?: CheckReport | null; fees?: CaseFees | null }

/** What the header's button does: opens a step, builds the package, or marks it as filed. */
export type Next =
  | { does: 'open'; part: FilingStep['part']; words: string }
  | { does: 'build' | 'file'; words: string }
  | undefined

/** The one thing that brings this filing on. */
export function nextOf({ state, check, fees }: Known): Next {
  if (!state.mayEdit || !check || !fees) return undefined
  const { signHere, packages, plan, mayFile } = state
  const [newest] = packages
  const open = (part: FilingStep['part'], words: string): Next => ({ does: 'open', part, words })
  const blank = pagesOf(signHere.filter(({ scan }) => scan?.looked === 'No'))
  if (blank > 0) return open('sign-here', `Send ${counted(blank, 'page')} back`)
  const toLookAt = signHere.filter(({ scan }) => scan?.looked === null).length
  if (toLookAt > 0) return open('sign-here', `Look at ${counted(toLookAt, 'box', 'boxes')}`)
  const unsigned = [
    ...signHere.filter(({ optional, signed }) => !optional && signed === null),
    ...state.paymentForms.filter(({ seen }) => seen === null),
  ]
  const toFix = toFixFirst(check)
  if (toFix.length > 0) return open('check', `Fix ${counted(toFix.length, 'error')}`)
  if (check.notChecked > 0 && unsigned.length === 0) return open('check', 'Check the rest')
  if (fees.lines.length > 0 && !fees.approval?.holds)
    return open('fees', fees.mayApprove && fees.complete ? `Approve ${dollars(fees.totalCents)}` : 'Settle the fees')
  if (state.goesWith) return undefined
  if (plan.carrier === null || (plan.carrier !== 'Online' && plan.addressVerifiedOn === null))
    return open('address', 'Choose where it goes')
  if (plan.carrier !== 'Online' && !isLookedUp(state)) return open('address', 'Look the address up again')
  if (!newest || newest.outdated || newest.status === 'Failed') return { does: 'build', words: 'Build the package' }
  if (unsigned.length > 0) return open('sign-here', `Collect ${counted(unsigned.length, 'signature')}`)
  if (check.unacknowledged > 0) return open('check', `Look at ${counted(check.unacknowledged, 'warning')}`)
  const waiting = state.withFamily ? state.family.filter(({ lacks }) => lacks.length > 0) : []
  if (waiting.length > 0) return open('package', 'Finish the family’s application')
  if (newest.missing.length > 0) return { does: 'build', words: 'Build the package again' }
  return mayFile && newest.status === 'Ready' ? { does: 'file', words: 'Mark as filed' } : undefined
}

const pagesOf = (places: FilingState['signHere']) =>
  new Set(places.map(({ caseFormId, page }) => `${caseFormId}/${page}`)).size
