import { expect, test } from 'vitest'
import { parseValue } from '#engine/parse-value.ts'
import { allFacts } from '#facts/all.ts'
import { CaseType } from '../case-type.ts'
import { linkedFacts } from './implied-facts.ts'

const prepared = { typeId: CaseType.h1b, receiptNumber: null, filedOn: null, outcome: null }
const pending = { ...prepared, receiptNumber: 'IOE0912345678', filedOn: '2026-10-05' }

test.each([
  ['prepared', prepared, { 'case.stayBasis': 'Filed together', 'case.basisForm': 'I-129' }],
  [
    'pending',
    pending,
    {
      ...{ 'case.stayBasis': 'Filed before and pending', 'case.basisForm': 'I-129' },
      ...{ 'case.basisReceipt': 'IOE0912345678', 'case.basisFiledOn': '2026-10-05' },
    },
  ],
  ['approved', { ...pending, outcome: 'Approved' }, { 'case.stayBasis': 'Granted' }],
])('a family’s application says of a %s petition what its case says', (_state, linked, says) => {
  const facts = linkedFacts(linked)
  expect(facts).toMatchObject(says)
  for (const [fact, value] of Object.entries(facts)) {
    const declared = allFacts.get(fact)
    expect([fact, declared && parseValue(declared, value, '2026-11-15')]).toEqual([fact, { ok: true, value }])
  }
})

test('a pending application for a green card gives a travel document its receipt number', () => {
  const adjusts = { ...pending, typeId: CaseType.i485 }
  expect(linkedFacts(adjusts)).toEqual({ 'case.travelBasisReceipt': 'IOE0912345678' })
  expect(linkedFacts({ ...adjusts, outcome: 'Approved' })).toEqual({})
  expect(linkedFacts({ ...adjusts, receiptNumber: null })).toEqual({})
  // A spouse or child who adjusts too has an application, and a receipt number, of their own.
  expect(linkedFacts(adjusts, CaseType.i485)).toEqual({})
})

test('an immigrant petition gives the application for a green card its receipt number and priority date', () => {
  const petition = { ...pending, typeId: CaseType.i140, priorityDate: '2024-05-06' }
  const says = { 'case.underlyingReceipt': 'IOE0912345678', 'case.underlyingPriorityDate': '2024-05-06' }
  expect(linkedFacts(petition, CaseType.i485)).toEqual(says)
  expect(linkedFacts({ ...petition, outcome: 'Approved' }, CaseType.i485)).toEqual(says)
  expect(linkedFacts({ ...petition, outcome: 'Denied' }, CaseType.i485)).toEqual({})
})

test('a denied or withdrawn petition carries nobody, and a case that is no petition says nothing', () => {
  expect(linkedFacts({ ...pending, outcome: 'Denied' })).toEqual({})
  expect(linkedFacts({ ...pending, outcome: 'Withdrawn' })).toEqual({})
  expect(linkedFacts({ ...pending, typeId: CaseType.ead })).toEqual({})
})
