import { expect, test } from 'vitest'
import { feesFor } from './fees-for.ts'
import { feeFactsFrom } from './from-facts.ts'

const from = (facts: Record<string, unknown>) => feeFactsFrom((id) => facts[id])
const acme = {
  'company.employees': 24,
  'company.h1bEmployees': 2,
  'company.l1Employees': 0,
  'company.affiliates': [],
  'company.nonprofitTaxExempt': false,
  'case.basis': 'Change of employer',
  'case.requestedAction': 'Extend stay',
}

test('the facts of a small employer give the total of F3', () => {
  expect(feesFor(1, from(acme), '2026-11-16')).toMatchObject({ totalCents: 201_000, complete: true })
})

test('affiliates count: with two more people the employer is not small any more', () => {
  const facts = { ...acme, 'company.affiliates': [{ name: 'ACME WEST', employees: 2, h1bEmployees: 0 }] }
  expect(from(facts).employerFte).toBe(26)
  expect(feesFor(1, from(facts), '2026-11-16').totalCents).toBe(338_000)
})

const affiliatesAsked = 'Which affiliates and subsidiaries does the employer have, and how many people work there?'
const openOf = (facts: Record<string, unknown>) => feesFor(1, from(facts), '2026-11-16').open

test('nobody has spoken of affiliates: no lower fee is named, and they are asked for', () => {
  const silent = { ...acme, 'company.affiliates': undefined }
  expect(openOf(silent)).toEqual(
    ['I129H1B', 'APF', 'ACWIA', 'PL114'].map((code) => ({
      code,
      input: 'affiliatesCounted',
      question: affiliatesAsked,
    })),
  )
  expect(openOf({ ...acme, 'company.affiliates': [{ name: 'ACME WEST' }] })).toEqual(openOf(silent))
})

test('a size that no affiliate can change is not asked for', () => {
  const silent = { ...acme, 'company.affiliates': undefined, 'company.employees': 30 }
  const { lines, open } = feesFor(1, from(silent), '2026-11-16')
  expect(lines.find(({ code }) => code === 'ACWIA')).toMatchObject({
    variant: 'regular',
    explanation: 'More than 25 full-time employees (at least 30).',
  })
  expect(open.map(({ code }) => code)).toEqual(['PL114'])
})

test('how many are in L-1 status is asked for where it decides', () => {
  const many = { ...acme, 'company.employees': 60, 'company.l1Employees': undefined }
  expect(openOf(many)).toMatchObject([{ code: 'PL114', input: 'h1bAndL1' }])
  const due = feesFor(1, from({ ...many, 'company.h1bEmployees': 31 }), '2026-11-16')
  expect(due.lines.find(({ code }) => code === 'PL114')?.explanation).toBe(
    'At least 31 of 60 employees in H-1B or L-1 status, more than half.',
  )
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
