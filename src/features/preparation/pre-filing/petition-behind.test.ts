import { expect, test } from 'vitest'
import { knownFacts } from '#engine/known-facts.ts'
import { foundBy } from '#rules/prefiling/found-by.ts'
import { petitionView } from './server/petition-view.ts'
import { everFiled } from './server/prior-filings.ts'

const viewOf = (facts: Record<string, unknown>, details: Record<string, unknown> = {}) => {
  const look = knownFacts(
    (_, fact) => (fact in facts ? { value: facts[fact], source: 'form', by: null, at: '2026-11-16' } : undefined),
    { case: 'case/1', person: 'person/1' },
    '2026-11-16',
  )
  type Opened = Parameters<typeof petitionView>[0]
  return petitionView({ look, plan: { details }, row: { priorityDate: null } } as unknown as Opened)
}
const answered = {
  'case.adjustmentCategory': 'advancedDegree',
  'case.underlyingReceipt': 'IOE0912345678',
  'case.underlyingPriorityDate': '2013-01-05',
}
const forms = { 'case.forms': [{ form: 'i-485' }, { form: 'i-485supj' }] }

test('who said on Form I-485 which petition it rests on is not asked again for the check', () => {
  expect(foundBy('V52', { ...forms, ...viewOf(answered) })).toMatchObject({ found: [], notChecked: false, missing: [] })
  expect(foundBy('V52', { 'case.forms': [{ form: 'i-485' }], ...viewOf(answered) }).found).toHaveLength(1)
  expect(viewOf(answered)['case.priorityDate']).toBe('2013-01-05')
})

test('what somebody typed for the check stands, and a family’s category is no preference of Form I-140', () => {
  expect(viewOf(answered, { 'case.preference': 'NIW' })).not.toHaveProperty(['case.preference'])
  expect(viewOf({ 'case.adjustmentCategory': 'citizensSpouse' })['case.preference']).toBeUndefined()
  expect(viewOf({})['case.i140Concurrent']).toBeUndefined()
})

test('a child under 21 on the day of filing needs none of the petition’s dates (V56)', () => {
  const child = (birthDate: string) => ({
    'case.applicants': [{ relation: 'Child', birthDate, relationshipProof: true }],
    'case.filingDate': '2026-11-17',
  })
  expect(foundBy('V56', child('2022-03-01'))).toMatchObject({ found: [], notChecked: false })
  expect(foundBy('V56', child('2005-11-18'))).toMatchObject({ found: [], notChecked: false })
  expect(foundBy('V56', child('2005-11-17'))).toMatchObject({ notChecked: true })
})

test('who says on Form I-485 that none was ever filed contradicts one that is known (V68)', () => {
  const look = knownFacts(
    (_, fact) =>
      fact === 'person.adjustmentFiled' ? { value: false, source: 'form', by: null, at: '2026-11-16' } : undefined,
    { case: 'case/1', person: 'person/1' },
    '2026-11-16',
  )
  const filing = {
    'case.forms': [{ form: 'i-485', everFiled: everFiled('i-485', look) }],
    'case.priorFilings': [{ form: 'i-485', receipt: 'IOE0912345019' }],
  }
  expect(foundBy('V68', filing).found).toHaveLength(1)
})
