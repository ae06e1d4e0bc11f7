import { expect, test } from 'vitest'
import { feesFor } from './fees-for.ts'
import { feeFactsFrom } from './from-facts.ts'

const from = (facts: Record<string, unknown>) => feeFactsFrom((id) => facts[id])
const acme = {
  'company.employees': 24,
  'company.h1bEmployees': 2,
  'company.nonprofitTaxExempt': false,
  'case.basis': 'Change of employer',
  'case.requestedAction': 'Extend stay',
}

test('the facts of a small employer give the total of F3', () => {
  expect(feesFor(1, from(acme), '2026-11-16')).toMatchObject({ totalCents: 201_000, complete: true })
})

test('affiliates count: with two more people the employer is not small any more', () => {
  const facts = { ...acme, 'company.affiliates': [{ name: 'ACME WEST', employees: 2 }] }
  expect(from(facts).employerFte).toBe(26)
  expect(feesFor(1, from(facts), '2026-11-16').totalCents).toBe(338_000)
})

test.each([
  ['New employment', undefined, 'initial'],
  ['New concurrent employment', undefined, 'changeEmployer'],
  ['Continuation without change', 'Extend stay', 'extensionSame'],
  ['Amended petition', 'Amend stay', 'amendOnly'],
  ['Amended petition', 'Extend stay', 'amendAndExtend'],
  ['Amended petition', undefined, undefined],
  [undefined, undefined, undefined],
])('%s with action %s is %s', (basis, action, request) => {
  expect(from({ 'case.basis': basis, 'case.requestedAction': action }).request).toBe(request)
})

test('an amendment whose dates ask for more time is an extension too, and costs as one', () => {
  const amended = {
    ...acme,
    'company.employees': 200,
    'case.basis': 'Amended petition',
    'case.requestedAction': 'Amend stay',
  }
  const until = (day: string) =>
    from({
      ...amended,
      'case.laterExtension': false,
      'person.statusExpiresOn': '2027-10-02',
      'case.requestedUntil': day,
    })
  expect(until('2027-10-02').request).toBe('amendOnly')
  expect(feesFor(1, until('2029-11-20'), '2026-11-16').totalCents).toBe(288_000)
})

test('nothing answered is nothing assumed', () => {
  expect(Object.values(from({})).filter((value) => value !== undefined)).toEqual([])
})

test.each([
  ['company.higherEducation', 'higherEducation'],
  ['company.governmentalResearch', 'governmentResearch'],
  ['company.nonprofitTaxExempt', 'otherNonprofit'],
])('%s makes the employer %s', (fact, kind) => expect(from({ [fact]: true }).employerKind).toBe(kind))
