import type { KnownFacts } from '#engine/known-facts.ts'
import { adjustment } from '#facts/adjustment.ts'
import { eligibility } from '#facts/eligibility/all.ts'
import { employment } from '#facts/employment.ts'
import { person } from '#facts/person.ts'
import type { Circumstances } from '../circumstances.ts'
import { affidavitNeeded, type RelativeBehind } from '../people/affidavit-needed.ts'

/** What decides, as it is stored. */
export type Deciding = {
  education?: unknown
  currentStatus?: unknown
  maritalStatus?: unknown
  /** Who of the family it is, and that they apply as family of the employee. */
  relation?: unknown
  comesAlong?: unknown
  offSite?: unknown
  /** The answers of Form I-485, Part 9 about arrests and crimes. */
  crimes?: readonly unknown[]
  relative?: RelativeBehind
  /** Of the petition that Form I-485 is filed with. */
  petitionReceipt?: unknown
}

/** Of these the package itself depends: when one changes, its forms follow. */
export const decidesForms: ReadonlySet<string> = new Set(
  [adjustment.relativeFiled, adjustment.relativeIs, adjustment.relativeStatus, adjustment.underlyingReceipt].map(
    ({ id }) => id,
  ),
)

/** What leaves a record with a court or the police (Form I-485, Part 9, Items 22 to 26). */
const { arrested, convicted, punished, drugLaw } = eligibility.crimes
const recorded = [arrested, convicted, punished, drugLaw]
export const recordedCrimes = recorded.map(({ id }) => id)

type School = { degree?: string; country?: string }

/** Circumstances that the facts of a case answer already: nobody is asked again. */
export const knownFromFacts = (look: KnownFacts): Circumstances =>
  knownFrom({
    education: look.value(person.education),
    currentStatus: look.value(person.currentStatus),
    maritalStatus: look.value(person.maritalStatus),
    offSite: look.value(employment.offSite),
    crimes: recorded.map((fact) => look.value(fact)),
    relative: {
      filed: look.value(adjustment.relativeFiled),
      is: look.value(adjustment.relativeIs),
      status: look.value(adjustment.relativeStatus),
    },
    petitionReceipt: look.value(adjustment.underlyingReceipt),
  })

export function knownFrom({
  education,
  currentStatus: status,
  maritalStatus,
  relation,
  comesAlong,
  offSite,
  crimes: told = [],
  relative,
  petitionReceipt,
}: Deciding): Circumstances {
  const affidavit = affidavitNeeded(relative ?? {})
  const schools = Array.isArray(education) ? (education as School[]) : undefined
  const degrees = schools?.filter(({ degree, country }) => degree && degree !== 'High school' && country)
  return {
    ...(degrees && degrees.length > 0 && { foreignDegree: degrees.every(({ country }) => country !== 'US') }),
    ...(typeof status === 'string' && status !== '' && { changesFromStudent: /^F-?1\b/i.test(status) }),
    ...familyMarried(relation, comesAlong),
    ...(typeof maritalStatus === 'string' && maritalStatus !== '' && { married: maritalStatus === 'Married' }),
    ...(typeof offSite === 'boolean' && { thirdPartyPlacement: offSite }),
    // Any of them has a court or a police that wrote it down; only all of them together say that there is nothing.
    ...(told.includes(true) && { arrested: true }),
    ...(told.length > 0 && told.every((each) => each === false) && { arrested: false }),
    ...(affidavit !== undefined && { relativeFiledOrOwns: affidavit }),
    // What has a receipt number was filed before.
    ...(typeof petitionReceipt === 'string' && petitionReceipt !== '' && { concurrent: false }),
  }
}

/** A spouse is married, and a child who comes along is not: who marries is no child any more (INA 101(b)(1), 203(d)). */
function familyMarried(relation: unknown, comesAlong: unknown): Circumstances {
  if (relation === 'Spouse') return { married: true }
  return comesAlong === true && (relation === 'Son' || relation === 'Daughter') ? { married: false } : {}
}
