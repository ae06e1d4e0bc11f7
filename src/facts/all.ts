import type { Fact, FactType } from '#engine/fact.ts'
import { company } from './company.ts'
import { employment } from './employment.ts'
import { attorney, firm } from './firm.ts'
import { person } from './person.ts'

/** The whole vocabulary by fact id. */
export const allFacts: ReadonlyMap<string, Fact> = new Map(
  [company, person, employment, firm, attorney]
    .flatMap((subject) => Object.values<FactType & { id: string }>(subject))
    .map((fact) => [fact.id, fact as Fact]),
)
