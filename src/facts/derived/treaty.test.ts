import { expect, test } from 'vitest'
import { knownFacts } from '#engine/known-facts.ts'
import type { FactOrRef } from '#engine/reference.ts'
import { treatyBasis, treatyInvestment, treatyPosition } from './treaty.ts'

const roles = { company: 'company/1', person: 'person/1', employment: 'employment/1', case: 'case/1' } as const

/** The facts of all subjects by id, as on 2026-11-16. */
const derived = (fact: FactOrRef, facts: Record<string, unknown>) =>
  knownFacts(
    (_subject, id) =>
      facts[id] === undefined ? undefined : { value: facts[id], source: 'form', by: 1, at: '2026-01-01T00:00:00.000Z' },
    roles,
    '2026-11-16',
  ).answer(fact)

test('a total investment is the sum of what is known, and nothing while nothing is', () => {
  expect(derived(treatyInvestment.investedTotal, {})).toBeUndefined()
  expect(derived(treatyInvestment.investedTotal, { 'company.investedCash': 100, 'company.investedOther': 50 })).toEqual(
    { value: 150 },
  )
})

test('of two citizenships the treaty is that of more owners, else that of the first', () => {
  const citizen = { 'case.classification': 'E-2', 'person.citizenship': 'BR', 'person.secondCitizenship': 'IT' }
  expect(derived(treatyBasis.treatyCountry, { ...citizen, 'company.owners': [] })).toEqual({ value: 'BR' })
  const owners = [{ id: '1', name: 'A', nationality: 'IT', percent: 60 }]
  expect(derived(treatyBasis.treatyCountry, { ...citizen, 'company.owners': owners })).toEqual({ value: 'IT' })
  expect(derived(treatyBasis.treatyCountry, { ...citizen, 'case.classification': 'E-2 CNMI' })).toEqual({
    not: 'notApplicable',
  })
})

test('a TN rests on the citizenship of Canada or Mexico, and on nothing else', () => {
  const tn = { 'case.classification': 'TN' }
  expect(derived(treatyBasis.freeTradeBasis, { ...tn, 'person.citizenship': 'CA' })).toEqual({ value: 'Canada' })
  expect(derived(treatyBasis.freeTradeBasis, { ...tn, 'person.citizenship': 'IN' })).toBeUndefined()
})

test('an H-1B1 request waits for whether it is the sixth', () => {
  const h1b1 = { 'case.classification': 'H-1B1', 'person.citizenship': 'CL' }
  expect(derived(treatyBasis.freeTradeBasis, h1b1)).toBeUndefined()
  expect(derived(treatyBasis.freeTradeBasis, { ...h1b1, 'case.sixthFreeTradeRequest': false })).toEqual({
    value: 'Chile',
  })
})

test('years abroad add up over several times of employment, whole years only', () => {
  const jobs = [
    { id: '1', from: '2018-01-01', until: '2018-12-31' },
    { id: '2', from: '2020-01-01', until: '2020-11-30' },
  ]
  const facts = { 'employment.jobTitleAbroad': 'Buyer', 'employment.jobsAbroad': jobs }
  expect(derived(treatyPosition.positionAbroad, facts)).toEqual({ value: 'Buyer, 1 year' })
})
