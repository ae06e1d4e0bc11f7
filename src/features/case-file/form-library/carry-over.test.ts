import { describe, expect, test } from 'vitest'
import type { InventoryField } from '#paper/inventory.ts'
import { carryOver } from './blank-verdict.ts'
import { knownInventory } from './known-inventories.ts'

const i765 = knownInventory('i-765', '2025-08-21')
if (!i765) throw new Error('The I-765 is not known.')
const count = i765.fields.filter(({ type }) => type !== 'barcode').length
const name = 'form1[0].Page1[0].Line1a_FamilyName[0]'
const field = i765.fields.find((each) => each.name === name) as InventoryField

const changed = (change: (field: InventoryField) => InventoryField[]) => ({
  ...i765,
  fields: i765.fields.flatMap((each) => (each === field ? change(each) : [each])),
})

describe('the mapping of an edition', () => {
  test('carries over when every field has its counterpart, wherever on its page it stands', () => {
    const all = { counterparts: count, fields: count, gaps: [], wordings: [] }
    expect(carryOver(i765, i765)).toEqual(all)
    expect(
      carryOver(
        i765,
        changed((each) => [{ ...each, rect: each.rect.map((edge) => edge + 30) }]),
      ),
    ).toEqual(all)
  })

  test('carries over with other words, which are listed', () => {
    const tooltip = `${field.tooltip} as in your passport`
    const { gaps, wordings, counterparts } = carryOver(
      i765,
      changed((each) => [{ ...each, tooltip }]),
    )
    expect([gaps, counterparts]).toEqual([[], count])
    const plain = field.tooltip?.replace(/\s+/g, ' ')
    expect(wordings).toEqual([
      { field: name, what: 'changed', detail: `worded “${plain} as in your passport”, was “${plain}”` },
    ])
  })

  const missing = { field: name, what: 'missing' } as const
  test.each([
    ['a field that is gone', () => [], [missing]],
    [
      'another name',
      (each) => [{ ...each, name: 'form1[0].Page1[0].Surname[0]' }],
      [{ field: name, what: 'changed', detail: `name ${name} → form1[0].Page1[0].Surname[0]` }],
    ],
    ['another page', (each) => [{ ...each, page: 3 }], [{ field: name, what: 'changed', detail: 'page 1 → 3' }]],
    [
      'another length',
      (each) => [{ ...each, maxLen: 12 }],
      [{ field: name, what: 'changed', detail: expect.stringMatching(/^maximum length .* → 12$/) }],
    ],
    ['another kind', (each) => [{ ...each, type: 'checkbox' }], [missing, { field: name, what: 'new' }]],
    [
      'a new field',
      (each) => [each, { ...each, name: 'a[0].New[0]', tooltip: 'Enter something else' }],
      [{ field: 'a[0].New[0]', what: 'new' }],
    ],
    [
      'the same name for another question',
      (each) => [{ ...each, tooltip: 'Number of dogs' }],
      [missing, { field: name, what: 'new' }],
    ],
  ] satisfies [string, (field: InventoryField) => InventoryField[], unknown[]][])(
    'does not carry over with %s',
    (_what, change, gaps) => {
      expect(carryOver(i765, changed(change)).gaps).toEqual(gaps)
    },
  )

  test('does not carry over to more pages', () => {
    expect(carryOver(i765, { ...i765, pages: 8 }).gaps).toEqual([{ field: '', what: 'changed', detail: 'pages 7 → 8' }])
  })
})
