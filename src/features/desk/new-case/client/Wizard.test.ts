import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { emptyDraft, problemsOf } from './draft.ts'
import { addressOf, stepIn } from './Wizard.tsx'

const chosen = { ...emptyDraft('1', '7'), typeId: '1', subType: 'extension' }

test('a step has an address of its own, in the draft or before there is one', () => {
  expect(addressOf(2, 12)).toBe('/visaCareCreateCase/12?step=3')
  expect(addressOf(0, undefined)).toBe('/visaCareCreateCase?step=1')
})

test.each([
  ['', 3],
  ['?step=1', 0],
  ['?step=3', 2],
  ['?step=4', 3],
  ['?step=9', 3],
  ['?step=2.5', 3],
  ['?step=x', 3],
])('the address %s shows step %i of a draft that has everything', (search, step) => {
  expect(stepIn(search, chosen)).toBe(step)
})

test('a draft goes on where something is missing, and nobody comes to a later step', () => {
  expect(stepIn('?step=4', { ...chosen, subType: '' })).toBe(2)
  expect(stepIn('', { ...chosen, personId: '' })).toBe(1)
  expect(stepIn('?step=4', emptyDraft(''))).toBe(0)
})

test('what is missing is said at its own step: the wish, the person, the kind', () => {
  expect(problemsOf(emptyDraft('1'), 0).typeId).toBe('Field is required')
  expect(problemsOf({ ...chosen, personId: '' }, 1).personId).toBe('Choose the person this case is about.')
  expect(problemsOf({ ...chosen, companyId: '' }, 1).companyId).toBe('Field is required')
  expect(problemsOf({ ...chosen, subType: '' }, 2).subType).toBe('Field is required')
  expect([0, 1, 2, 3].map((step) => problemsOf(chosen, step as 0))).toEqual([{}, {}, {}, {}])
  // A matter of the company is about nobody.
  expect(problemsOf({ ...emptyDraft('1'), typeId: '22' }, 1)).toEqual({})
})

test('an affidavit of support takes a sponsor of 18 or older', () => {
  const dev = { id: 5, relation: 'Child', firstName: 'Dev', lastName: 'NAIR', birthDate: '2022-03-01' }
  const priya = { id: 1, relation: 'Principal', firstName: 'Priya', lastName: 'NAIR', birthDate: '1990-03-01' }
  const household = [priya, dev]
  const draft = (dependentIds: string[]) => ({ ...emptyDraft('1', '1', String(CaseType.i864)), dependentIds })
  const principal = { relation: 'Principal', household }
  const says = 'Dev NAIR is under 18. A sponsor is 18 or older (INA 213A(f)(1)(B)).'
  expect(problemsOf(draft(['5']), 1, principal, '2026-11-17')).toEqual({ dependentIds: says })
  expect(problemsOf(draft(['5']), 1, principal, '2040-03-01')).toEqual({})
  expect(problemsOf(draft([]), 1, { relation: 'Child', household }, '2026-11-17')).toEqual({})
})
