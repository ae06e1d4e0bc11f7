import type { KnownFacts } from '#engine/known-facts.ts'
import { adjustment } from '#facts/adjustment.ts'
import { employment } from '#facts/employment.ts'
import { person } from '#facts/person.ts'
import { affidavitNeeded, type RelativeBehind } from './affidavit-needed.ts'
import type { Circumstances } from './circumstances.ts'

/** What decides, as it is stored. */
export type Deciding = {
  education?: unknown
  currentStatus?: unknown
  maritalStatus?: unknown
  offSite?: unknown
  relative?: RelativeBehind
}

/** Of these the package itself depends: when one changes, its forms follow. */
export const decidesForms: ReadonlySet<string> = new Set(
  [adjustment.relativeFiled, adjustment.relativeIs, adjustment.relativeStatus].map(({ id }) => id),
)

type School = { degree?: string; country?: string }

/** Circumstances that the facts of a case answer already: nobody is asked again. */
export const knownFromFacts = (look: KnownFacts): Circumstances =>
  knownFrom({
    education: look.value(person.education),
    currentStatus: look.value(person.currentStatus),
    maritalStatus: look.value(person.maritalStatus),
    offSite: look.value(employment.offSite),
    relative: {
      filed: look.value(adjustment.relativeFiled),
      is: look.value(adjustment.relativeIs),
      status: look.value(adjustment.relativeStatus),
    },
  })

export function knownFrom({
  education,
  currentStatus: status,
  maritalStatus,
  offSite,
  relative,
}: Deciding): Circumstances {
  const affidavit = affidavitNeeded(relative ?? {})
  const schools = Array.isArray(education) ? (education as School[]) : undefined
  const degrees = schools?.filter(({ degree, country }) => degree && degree !== 'High school' && country)
  return {
    ...(degrees && degrees.length > 0 && { foreignDegree: degrees.every(({ country }) => country !== 'US') }),
    ...(typeof status === 'string' && status !== '' && { changesFromStudent: /^F-?1\b/i.test(status) }),
    ...(typeof maritalStatus === 'string' && maritalStatus !== '' && { married: maritalStatus === 'Married' }),
    ...(typeof offSite === 'boolean' && { thirdPartyPlacement: offSite }),
    ...(affidavit !== undefined && { relativeFiledOrOwns: affidavit }),
  }
}
