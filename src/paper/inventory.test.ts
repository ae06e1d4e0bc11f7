import { expect, test } from 'vitest'
import { blank, blanksKind } from '../../tests/setup/blanks.ts'
import { compareInventories } from './compare-inventories.ts'
import { editionOf, ombExpiryOf } from './edition.ts'
import { type Inventory, inventoryOf } from './inventory.ts'
import { standIn } from './stand-in.ts'

const i765 = await inventoryOf('i-765', await blank('i-765'))

test('the inventory of a blank tells its edition and each field', () => {
  expect(i765).toMatchObject({ formId: 'i-765', edition: '08/21/25', pages: 7 })
  expect(i765.fields.filter(({ type }) => type !== 'barcode' && type !== 'signature')).toHaveLength(154)
  const familyName = i765.fields.find(({ name }) => name.endsWith('Line1a_FamilyName[0]'))
  expect(familyName).toMatchObject({ type: 'text', page: 1 })
  if (blanksKind === 'official') expect(i765).toMatchObject({ ombExpires: '08/31/2027', encrypted: true, xfa: true })
})

test('a stand-in has the same fields as the form it stands for', async () => {
  const found = await inventoryOf('i-765', standIn(i765))
  expect(compareInventories(i765, found)).toEqual([])
})

test('a stand-in keeps widgets in several places, choices and combs', async () => {
  const i9 = await inventoryOf('g-28', await blank('g-28'))
  expect(compareInventories(i9, await inventoryOf('g-28', standIn(i9)))).toEqual([])
})

test('a changed edition is told field by field', () => {
  const [first, second, ...others] = i765.fields
  if (!first || !second) throw new Error('The form has no fields.')
  const found: Inventory = {
    ...i765,
    edition: '09/15/26',
    fields: [{ ...second, maxLen: 7, rect: [1, 2, 3, 4] }, ...others, { ...first, name: 'New[0]' }],
  }
  const differences = compareInventories(i765, found)
  expect(differences[0]?.detail).toBe('edition 08/21/25 → 09/15/26')
  expect(differences.filter(({ what }) => what === 'missing')).toEqual([{ field: first.name, what: 'missing' }])
  expect(differences.filter(({ what }) => what === 'new')).toEqual([{ field: 'New[0]', what: 'new' }])
  expect(differences.filter(({ field }) => field === second.name).map(({ detail }) => detail)).toEqual([
    expect.stringMatching(/^maximum length .* → 7$/),
    expect.stringMatching(/^place .* → 1 2 3 4$/),
  ])
})

test('the edition is read from the barcodes, else from the foot of the pages', () => {
  expect(editionOf(['I-765|08/21/25|1'], 'Form I-765 Edition 01/01/01')).toBe('08/21/25')
  expect(editionOf([], 'Form I-9 Edition 01/20/25 Page 1 Form I-9 Edition 01/20/25 Form I-9 08/01/23')).toBe('01/20/25')
  expect(editionOf([], 'no form')).toBeUndefined()
  expect(ombExpiryOf('OMB No. 1615-0047 Expires 05/31/2027')).toBe('05/31/2027')
})
