import type { KnownFacts } from '#engine/known-facts.ts'
import { employment } from '#facts/employment.ts'
import { person } from '#facts/person.ts'
import type { Circumstances } from './circumstances.ts'

type School = { degree?: string; country?: string }

/** Circumstances that the facts of a case answer already: nobody is asked again. */
export function knownFromFacts(look: KnownFacts): Circumstances {
  const schools = look.value(person.education) as School[] | undefined
  const degrees = schools?.filter(({ degree, country }) => degree && degree !== 'High school' && country)
  const status = look.value(person.currentStatus)
  const offSite = look.value(employment.offSite)
  return {
    ...(degrees && degrees.length > 0 && { foreignDegree: degrees.every(({ country }) => country !== 'US') }),
    ...(typeof status === 'string' && status !== '' && { changesFromStudent: /^F-?1\b/i.test(status) }),
    ...(typeof offSite === 'boolean' && { thirdPartyPlacement: offSite }),
  }
}
