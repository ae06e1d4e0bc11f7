import { showDate } from '#formats/dates.ts'
import { counted } from '#formats/words.ts'
import { carriers } from '#paperwork/filing-addresses/client/words.ts'
import type { CasePackage, FilingState } from '#paperwork/packages/records.ts'
import { dollars } from '#preparation/fees/client/words.ts'
import type { CaseFees } from '#preparation/fees/contract.ts'
import { addressIsFresh } from '#preparation/filing-file/policy.ts'
import { toFixFirst } from '#preparation/pre-filing/client/words.ts'
import type { CheckReport } from '#preparation/pre-filing/records.ts'
import type { Hue } from '#ui/theme/tokens.ts'
import { today } from '#ui/today.ts'

/** One step to the mailbox. `part` names its place on the filing screen. */
export type FilingStep = {
  part: 'check' | 'fees' | 'address' | 'package' | 'sign-here'
  title: string
  says: string
  badge: string
  hue: Hue
  /** Nothing is left to do for it. */
  done: boolean
}

type Told = Omit<FilingStep, 'done'>
type Known = { state: FilingState; check?: CheckReport | null; fees?: CaseFees | null }

/** How far a filing is, step by step. */
export function stepsOf({ state, check, fees }: Known): FilingStep[] {
  const told: Told[] = [
    ...(check ? [checkStep(check)] : []),
    ...(fees ? [feesStep(fees)] : []),
    // What goes with a petition is put together and signed there.
    ...(state.goesWith ? [] : [addressStep(state, isLookedUp(state)), packageStep(state)]),
    ...(state.signHere.length + state.paymentForms.length > 0 ? [signStep(state)] : []),
  ]
  // A draft is not done: what it lacks would be missing in the mailbox too.
  return told.map((step) => ({ ...step, done: step.hue === 'green' }))
}

/** What went out and where to. */
export const filedStepsOf = (state: FilingState): FilingStep[] =>
  [packageStep(state), addressStep(state, true)].map((step) => ({ ...step, done: true }))

function checkStep({ blocking, unacknowledged, notChecked, passed, toFix }: CheckReport): Told {
  const counts = ` ${passed} passed, ${toFix} to fix, ${notChecked} not checked.`
  const warnings = unacknowledged === 0 ? '' : ` ${counted(unacknowledged, 'warning')} to acknowledge.`
  const errors =
    blocking > 0
      ? `Fix ${counted(blocking, 'error')} before filing.`
      : notChecked > 0
        ? 'Answer what is missing to check the rest.'
        : 'Everything is clear.'
  return {
    ...{ part: 'check', title: 'Check', says: `${errors}${warnings}${counts}` },
    ...(blocking > 0
      ? { badge: counted(blocking, 'error'), hue: 'red' }
      : unacknowledged > 0
        ? { badge: counted(unacknowledged, 'warning'), hue: 'orange' }
        : notChecked > 0
          ? { badge: `${notChecked} not checked`, hue: 'orange' }
          : { badge: 'Clear', hue: 'green' }),
  }
}

function feesStep({ totalCents, complete, approval, paymentMethod }: CaseFees): Told {
  const how =
    paymentMethod === null ? 'how it is paid is open' : `paid by ${paymentMethod === 'Card' ? 'card' : 'bank account'}`
  const says = `${complete ? '' : 'So far '}${dollars(totalCents)}; ${how}.`
  const isApproved = approval?.holds ?? false
  return {
    ...{ part: 'fees', title: 'Government fees', says },
    ...(isApproved ? { badge: 'Approved', hue: 'green' } : { badge: 'Not approved', hue: 'orange' }),
  }
}

/** An address that was looked up long before it leaves is not used (case-types.md §1.7), whatever was said of it then. */
export const isLookedUp = ({ plan: { addressVerifiedOn, fileOn } }: Pick<FilingState, 'plan'>): boolean =>
  addressIsFresh(addressVerifiedOn, fileOn ?? today())

function addressStep({ plan: { carrier, address, addressVerifiedOn, fileOn } }: FilingState, lookedUp: boolean): Told {
  const how = carriers.find(({ value }) => value === carrier)?.label
  const day = fileOn === null ? '' : ` Planned for ${showDate(fileOn)}.`
  const step = { part: 'address', title: 'Where it goes' } as const
  if (carrier === 'Online') return { ...step, says: `${how}.${day}`, badge: 'Chosen', hue: 'green' }
  if (address === '') return { ...step, says: `No address is chosen yet.${day}`, badge: 'Open', hue: 'orange' }
  const says = `${how ? `${how}: ` : ''}${address.split('\n')[0]}.${day}`
  if (addressVerifiedOn === null) return { ...step, says, badge: 'Look it up', hue: 'orange' }
  return !lookedUp
    ? { ...step, says, badge: 'Look it up again', hue: 'orange' }
    : { ...step, says, badge: `Looked up ${showDate(addressVerifiedOn)}`, hue: 'green' }
}

function packageStep({ packages }: FilingState): Told {
  const newest = packages.find(({ status }) => status === 'Filed') ?? packages[0]
  const step = { part: 'package', title: 'Package' } as const
  if (!newest) return { ...step, says: 'No package has been built yet.', badge: 'Open', hue: 'orange' }
  const { number, pages, status, outdated, missing, filedOn, proofOfFiling } = newest
  const size = `Package ${number}${pages === null ? '' : `, ${counted(pages, 'page')}`}`
  if (status === 'Filed')
    return { ...step, says: `${size}: ${proofOfFiling}.`, badge: `Filed ${showDate(filedOn)}`, hue: 'green' }
  if (outdated) return { ...step, says: `${size}. An answer changed since.`, badge: 'Build it again', hue: 'orange' }
  const lacks = missing.length === 0 ? '' : ` ${counted(missing.length, 'thing')} missing.`
  if (status === 'Ready' && missing.length > 0)
    return { ...step, says: `${size}.${lacks}`, badge: 'Draft', hue: 'orange' }
  return { ...step, says: `${size}.${lacks}`, badge: status, hue: packageHue[status] }
}

function signStep({ signHere, paymentForms }: FilingState): Told {
  const needed = [
    ...signHere
      .filter(({ optional }) => !optional)
      .map(({ name, party, signed }) => ({ who: name || party, isSigned: signed !== null })),
    // Whoever pays signs too.
    ...paymentForms.map(({ paidWith, seen }) => ({ who: `Form ${paidWith}`, isSigned: seen !== null })),
  ]
  const signed = needed.filter(({ isSigned }) => isSigned)
  const waiting = [...new Set(needed.filter(({ isSigned }) => !isSigned).map(({ who }) => who))]
  const toLookAt = signHere.filter(({ scan }) => scan?.looked === null).length
  const looking =
    toLookAt === 0 ? '' : ` Look at ${counted(toLookAt, 'signature box', 'signature boxes')} on the scans.`
  return {
    ...{ part: 'sign-here', title: 'Signatures' },
    says: waiting.length === 0 ? 'Everybody has signed by hand.' : `Waiting for ${waiting.join(', ')}.${looking}`,
    badge: `${signed.length} of ${needed.length}`,
    hue: waiting.length === 0 ? 'green' : 'orange',
  }
}

export const packageHue: Record<CasePackage['status'], Hue> = {
  Waiting: 'gray',
  Working: 'blue',
  Ready: 'green',
  Failed: 'red',
  Filed: 'green',
  Rejected: 'red',
  Sent: 'green',
}

const LONG_MS = 30_000

/** How far a package is that is not there yet; one that waits for long says that it comes by itself. */
export function buildingWords({ step, createdAt }: Pick<CasePackage, 'step' | 'createdAt'>, now: number): string {
  const ago = now - Date.parse(createdAt)
  if (ago < LONG_MS) return `${step || 'Waiting for its turn'} …`
  const minutes = Math.floor(ago / 60_000)
  const since = minutes < 1 ? 'for half a minute' : `for ${counted(minutes, 'minute')}`
  return `${step || 'Waiting for its turn'} (${since}). What does not succeed is tried again by itself; you can leave this page and come back.`
}

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
