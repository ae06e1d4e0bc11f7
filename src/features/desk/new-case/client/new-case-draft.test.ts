import { expect, test } from 'vitest'
import { emptyDraft } from './draft.ts'
import { addressOf, stepIn } from './new-case-draft.ts'

const chosen = { ...emptyDraft('1', '7'), typeId: '1', subType: 'extension' }

test('a step has an address of its own, and the rest of the address stays', () => {
  const here = { pathname: '/visaCareCreateCase', search: '?personId=7' }
  expect(addressOf(2, here)).toBe('/visaCareCreateCase?personId=7&step=3')
  expect(addressOf(0, { ...here, search: '?step=2' })).toBe('/visaCareCreateCase')
})

test.each([
  ['', 0],
  ['?step=3', 2],
  ['?step=4', 3],
  ['?step=9', 0],
  ['?step=2.5', 1],
  ['?step=x', 0],
])('the address %s shows step %i of a draft that has everything', (search, step) => {
  expect(stepIn(search, chosen)).toBe(step)
})

test('nobody comes to a step before what it needs is chosen', () => {
  expect(stepIn('?step=4', { ...chosen, subType: '' })).toBe(1)
  expect(stepIn('?step=4', emptyDraft(''))).toBe(0)
})
