import { expect, test } from 'vitest'
import { formIdOf, idIn, knownInventories, knownInventory } from './known-inventories.ts'

test.each([
  ['Form I-129, Petition for Nonimmigrant Worker', 'i-129'],
  ['Form I-539A, Supplemental Information', 'i-539a'],
  ['G-1450, Authorization for Credit Card Transactions', 'g-1450'],
  ['Form I-485 Supplement J', 'i-485supj'],
  ['i-485supj', 'i-485supj'],
  ['ETA-9089 Appendix A', 'eta-9089-appendix-a'],
  ['eta-9089-final-determination', 'eta-9089-final-determination'],
  ['i765', 'i-765'],
  ['Annual report', undefined],
])('%s is %s', (text, id) => {
  expect(idIn(text)).toBe(id)
})

test('a file without a title is known by its fields, whatever it is called', () => {
  const fields = knownInventory('i-539', '2024-08-28')?.fields ?? []
  expect(formIdOf({ title: null, fields }, 'download (3).pdf', knownInventories())).toBe('i-539')
  expect(formIdOf({ title: null, fields: [] }, 'download (3).pdf', knownInventories())).toBeUndefined()
})
