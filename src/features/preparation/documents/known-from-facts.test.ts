import { expect, test } from 'vitest'
import { caseTypeById } from '#case-types/all.ts'
import { knownFrom } from '#case-types/facts/known-from-facts.ts'
import { openQuestionsOf, requestList } from './rules.ts'

const h1b = caseTypeById(1)
if (!h1b) throw new Error('There is no H-1B petition.')
const options = { mode: 'LEGAL', subType: 'extension' } as const
const itemsFor = (known: Parameters<typeof requestList>[4]) =>
  new Map(requestList(h1b, options, [], [], known).map(({ itemId, state }) => [itemId, state]))

test('documents that the facts rule out are not asked for, and nobody is asked about them', () => {
  const perhaps = itemsFor({})
  expect([perhaps.get('evaluation'), perhaps.get('studentDocuments'), perhaps.get('contracts')]).toEqual([
    ...['perhaps', 'perhaps', 'perhaps'],
  ])
  const known = knownFrom({
    education: [{ degree: 'Master', country: 'US' }],
    ...{ currentStatus: 'H-1B', offSite: false },
  })
  const items = itemsFor(known)
  expect([items.has('evaluation'), items.has('studentDocuments'), items.has('contracts')]).toEqual([
    false,
    false,
    false,
  ])
  const asked = openQuestionsOf(h1b, options, known).map(({ id }) => id)
  expect(asked).not.toContain('foreignDegree')
  expect(asked).not.toContain('thirdPartyPlacement')
})

test('what the facts say applies is asked for', () => {
  expect(itemsFor(knownFrom({ education: [{ degree: 'Bachelor', country: 'IN' }] })).get('evaluation')).toBe('asked')
})

test('a spouse is married and a child who comes along is not, unless the record says otherwise', () => {
  const married = (deciding: Parameters<typeof knownFrom>[0]) => knownFrom(deciding).married
  expect(married({ relation: 'Spouse' })).toBe(true)
  expect(married({ relation: 'Daughter', comesAlong: true })).toBe(false)
  expect(married({ relation: 'Daughter', comesAlong: false })).toBeUndefined()
  expect(married({ relation: 'Daughter', comesAlong: true, maritalStatus: 'Married' })).toBe(true)
  expect(married({ relation: 'Principal' })).toBeUndefined()
})
