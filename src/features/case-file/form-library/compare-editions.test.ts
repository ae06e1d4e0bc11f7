import { expect, test } from 'vitest'
import type { InventoryField } from '#paper/inventory.ts'
import { carriedOver, compareEditions } from './compare-editions.ts'
import { knownInventory } from './known-inventories.ts'

const i765 = knownInventory('i-765', '2025-08-21')
if (!i765) throw new Error('The I-765 is not known.')

const NAME = 'form1[0].Page1[0].Line1a_FamilyName[0]'
const replaced = (change: (field: InventoryField) => InventoryField[]) => ({
  fields: i765.fields.flatMap((field) => (field.name === NAME ? change(field) : [field])),
})
const changesIn = (newer: { fields: readonly InventoryField[] }) =>
  compareEditions(i765, newer).filter(({ what }) => what !== 'same')

test('an edition compared with itself is the same, field by field', () => {
  const changes = compareEditions(i765, i765)
  expect(changes.every(({ what }) => what === 'same')).toBe(true)
  expect(carriedOver(changes).size).toBe(i765.fields.length)
})

test('a field that was renamed is found again by what it asks and where it stands', () => {
  const changes = changesIn(replaced((field) => [{ ...field, name: 'form1[0].P1[0].Surname[0]' }]))
  expect(changes.map(({ what, after }) => [what, after?.name])).toEqual([['renamed', 'form1[0].P1[0].Surname[0]']])
  expect(carriedOver(changes).get(NAME)).toBe('form1[0].P1[0].Surname[0]')
})

test('a moved box, a new limit, a new field and a dropped one are told apart', () => {
  const moved = changesIn(replaced((field) => [{ ...field, rect: field.rect.map((e) => e + 40) }]))
  expect(moved.map(({ what }) => what)).toEqual(['moved'])
  const limited = changesIn(replaced((field) => [{ ...field, maxLen: 12 }]))
  expect(limited.map(({ what, details }) => [what, details])).toEqual([['changed', ['maximum length none → 12']]])
  const added = changesIn(
    replaced((field) => [
      field,
      { ...field, name: 'form1[0].Page7[0].PetName[0]', page: 7, tooltip: 'Enter the name of your household animal.' },
    ]),
  )
  expect(added.map(({ what }) => what)).toEqual(['added'])
  expect(changesIn(replaced(() => [])).map(({ what }) => what)).toEqual(['removed'])
})

test('a name that was given to another question does not carry the old mapping over', () => {
  const [changed, ...others] = changesIn(
    replaced((field) => [
      { ...field, tooltip: 'Part 9. Select yes when military orders are attached.', page: 6, rect: [1, 1, 9, 9] },
    ]),
  )
  expect([changed?.what, ...others.map(({ what }) => what)]).toEqual(['removed', 'added'])
})
