import { expect, test } from 'vitest'
import { parseValue } from '#engine/parse-value.ts'
import { allFacts } from '#facts/all.ts'
import { caseTypes } from '../all.ts'
import { appearanceFacts, countedFacts, impliedFacts } from './implied-facts.ts'
import { inheritedFacts } from './inherited-facts.ts'

const opened = caseTypes.flatMap((type) =>
  ['', ...type.subTypes.map(({ id }) => id)].map((subType) => [type.name, type.id, subType] as const),
)

test.each(opened)('%s (%s, sub-type %s) implies only answers its facts accept', (_name, typeId, subType) => {
  for (const [fact, value] of Object.entries(impliedFacts(typeId, subType))) {
    const declared = allFacts.get(fact)
    expect([fact, declared && parseValue(declared, value, '2026-11-15')]).toEqual([fact, { ok: true, value }])
  }
})

test('an H-1B extension asks for H-1B, more time, with the same employer, outside the cap', () => {
  expect(impliedFacts(1, 'extension')).toEqual({
    'case.classification': 'H-1B',
    'case.basis': 'Continuation without change',
    'case.requestedAction': 'Extend stay',
    'case.capType': 'Cap Exempt',
  })
  expect(impliedFacts(21, '')).toEqual({})
})

test('a change of employer says nothing about the cap: who comes from a university may not have been counted', () => {
  expect(impliedFacts(1, 'transfer')).toEqual({
    'case.classification': 'H-1B',
    'case.basis': 'Change of employer',
    'case.requestedAction': 'Extend stay',
    'case.laterExtension': false,
  })
})

test('the family members who apply too are counted by their forms, not asked', () => {
  expect(countedFacts(['i-539', 'i-539a', 'g-28', 'i-539a'])).toEqual({ 'case.coApplicants': 2 })
  expect(countedFacts(['i-539'])).toEqual({ 'case.coApplicants': 0 })
  expect(countedFacts(['i-129'])).toEqual({})
})

test.each([
  [['i-907', 'g-28', 'i-129', 'eta-9035'], 'I-129, I-907'],
  [['g-28', 'i-539', 'g-28', 'i-539a', 'i-539a'], 'I-539, I-539A'],
  [['i-129'], undefined],
  [['g-28', 'eta-9089'], undefined],
])('the appearance in a case of %s is for %s', (forms, listed) => {
  expect(appearanceFacts(forms)['case.appearanceMatter']).toBe(listed)
})

test('the family shares the petition it rests on, not the trip of the principal', () => {
  const told: Record<string, unknown> = {
    'case.underlyingReceipt': 'IOE0912345678',
    'case.tripPurpose': 'To visit my mother in Pune',
    'case.departureOn': '2027-02-10',
    'case.tripDays': 21,
  }
  expect(inheritedFacts((id) => (told[id] === undefined ? undefined : { value: told[id] }))).toEqual({
    'case.underlyingReceipt': 'IOE0912345678',
  })
})

test.each([
  [['i-140', 'i-907', 'g-28'], 'I-140'],
  [['i-140', 'i-485', 'i-765', 'i-907'], 'I-140'],
  [['i-129', 'i-907', 'i-539'], 'I-129'],
  [['i-765', 'i-907'], 'I-765'],
  [['i-539', 'i-765', 'i-907'], undefined],
  [['i-129'], undefined],
])('a package of %s asks for %s to be decided faster', (forms, wanted) => {
  expect(countedFacts(forms)['case.premiumForm']).toBe(wanted)
})
