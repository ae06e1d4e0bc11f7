import type { Derived } from '#engine/derived.ts'
import type { Fact } from '#engine/fact.ts'
import { appearance } from './appearance.ts'
import { classifications } from './classifications.ts'
import { company } from './company.ts'
import { interpreter, otherPreparer, preparer } from './declarations.ts'
import { aboutAttorney, aboutCompany, aboutEmployment, aboutFirm } from './derived/parties.ts'
import { aboutPerson } from './derived/person.ts'
import { employment } from './employment.ts'
import { attorney, firm } from './firm.ts'
import { h1b } from './h1b.ts'
import { person } from './person.ts'
import { petition } from './petition.ts'
import { premium } from './premium.ts'
import { stay } from './stay.ts'
import { workPermit } from './work-permit.ts'

/** Every group of stored facts. */
export const vocabulary = {
  company,
  person,
  employment,
  firm,
  attorney,
  interpreter,
  otherPreparer,
  petition,
  h1b,
  classifications,
  appearance,
  premium,
  stay,
  workPermit,
}

/** Every group of facts that follow from stored ones. */
export const derivedVocabulary = { aboutPerson, aboutCompany, aboutEmployment, aboutFirm, aboutAttorney, preparer }

/** The whole vocabulary by fact id. */
export const allFacts: ReadonlyMap<string, Fact> = byId(Object.values(vocabulary))

export const allDerived: ReadonlyMap<string, Derived> = byId(Object.values(derivedVocabulary))

function byId<F extends Fact>(groups: readonly object[]): Map<string, F> {
  const facts = groups.flatMap((group) => Object.values(group as Record<string, F>))
  return new Map(facts.map((fact) => [fact.id, fact]))
}
