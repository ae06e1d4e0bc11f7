import { expect, it } from 'vitest'
import { missingIn } from './StandsInTheWay.tsx'

const missing = (...labels: string[]) =>
  labels.map((label) => ({ fact: label, label, jump: '', jumpLabel: '', ask: null }))

it('names what would decide the rest once, and never a rule as if it had found something', () => {
  expect(
    missingIn([
      { rule: 'V13', message: 'Wage below LCA', missing: missing('Wage on the LCA', 'Start of the LCA') },
      { rule: 'V12', message: 'Petition dates exceed LCA validity', missing: missing('Start of the LCA') },
      { rule: 'V29', message: 'Wrong fee (rejection)', missing: [] },
    ]),
  ).toBe('Wage on the LCA, Start of the LCA, Government fees')
  const many = missing('1', '2', '3', '4', '5', '6', '7')
  expect(missingIn([{ rule: 'V01', message: 'Name', missing: many }])).toBe('1, 2, 3, 4, 5, 2 more')
})
