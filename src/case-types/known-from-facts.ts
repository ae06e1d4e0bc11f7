import type { KnownFacts } from '#engine/known-facts.ts'
import { employment } from '#facts/employment.ts'
import { person } from '#facts/person.ts'
import type { Circumstances } from './circumstances.ts'

/** What decides, as it is stored. */
export type Deciding = { education?: unknown; currentStatus?: unknown; offSite?: unknown }

type School = { degree?: string; country?: string }

/** Circumstances that the facts of a case answer already: nobody is asked again. */
export const knownFromFacts = (look: KnownFacts): Circumstances =>
  knownFrom({
    education: look.value(person.education),
    currentStatus: look.value(person.currentStatus),
    offSite: look.value(employment.offSite),
  })

export function knownFrom({ education, currentStatus: status, offSite }: Deciding): Circumstances {
  const schools = Array.isArray(education) ? (education as School[]) : undefined
  const degrees = schools?.filter(({ degree, country }) => degree && degree !== 'High school' && country)
  return {
    ...(degrees && degrees.length > 0 && { foreignDegree: degrees.every(({ country }) => country !== 'US') }),
    ...(typeof status === 'string' && status !== '' && { changesFromStudent: /^F-?1\b/i.test(status) }),
    ...(typeof offSite === 'boolean' && { thirdPartyPlacement: offSite }),
  }
}
