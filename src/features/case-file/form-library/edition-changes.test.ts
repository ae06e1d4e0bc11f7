import { expect, test } from 'vitest'
import { paperOf } from '#forms/papers.ts'
import type { InventoryField } from '#paper/inventory.ts'
import { moveInWords, wordings } from './change-words.ts'
import { editionChanges } from './edition-changes.ts'

const onPaper = paperOf('i-765', '2025-08-21')
if (!onPaper) throw new Error('The I-765 is not known.')
const fields = onPaper.inventory.fields as unknown as readonly InventoryField[]
const fillable = fields.filter(({ type }) => type !== 'barcode').length
const named = (end: string) => fields.find(({ name }) => name.endsWith(end)) as InventoryField
const family = named('Line1a_FamilyName[0]')
const given = named('Line1b_GivenName[0]')
const middle = named('Line1c_MiddleName[0]')

const with_ = (changed: Record<string, (field: InventoryField) => InventoryField[]>) => ({
  fields: fields.flatMap((field) => changed[field.name]?.(field) ?? [field]),
})

test('an edition with the same fields has nothing to read', () => {
  expect(editionChanges(onPaper, { fields })).toEqual({ from: '2025-08-21', unchanged: fillable, changes: [] })
})

test('each change has its item, both places and words, and what must be read comes before what only moved', () => {
  const lower = given.rect.map((edge, n) => (n % 2 ? edge - 36 : edge))
  const found = with_({
    [given.name]: (field) => [{ ...field, rect: lower }],
    [family.name]: (field) => [{ ...field, tooltip: `${field.tooltip} In capital letters.` }],
    [middle.name]: () => [],
  })
  const { unchanged, changes } = editionChanges(onPaper, found)
  expect(unchanged).toBe(fillable - 3)
  expect(changes.map(({ item, what }) => [item, what])).toEqual([
    ['Part 2, 1.c', 'missing'],
    ['Part 2, 1.a', 'reworded'],
    ['Part 2, 1.b', 'moved'],
  ])
  expect(changes[1]).toMatchObject({
    before: { page: 1, rect: family.rect },
    after: { page: 1, rect: family.rect, words: expect.stringMatching(/In capital letters\.$/) },
  })
  expect(changes[2] && moveInWords(changes[2])).toBe('13 mm lower')
})

test('another page or limit is no mere move: the mapping would write somewhere else, or too much', () => {
  const found = with_({
    [family.name]: (field) => [{ ...field, page: 2 }],
    [given.name]: (field) => [{ ...field, maxLen: 12 }],
  })
  expect(editionChanges(onPaper, found).changes.map(({ what, detail }) => [what, detail])).toEqual([
    ['changed', 'page 1 → 2'],
    ['changed', 'maximum length none → 12'],
  ])
})

test('a box that is new, and one that has another name in the file, are told', () => {
  const added = { ...middle, name: 'form1[0].Page1[0].Line1d_Suffix[0]', tooltip: 'Suffix, such as junior, senior.' }
  const found = with_({
    [family.name]: (field) => [{ ...field, name: `${field.name.slice(0, -3)}Now[0]` }],
    [middle.name]: (field) => [field, { ...added, rect: middle.rect.map((edge) => edge + 400) }],
  })
  const { unchanged, changes } = editionChanges(onPaper, found)
  expect(unchanged).toBe(fillable - 1)
  expect(changes.map(({ what, before, after, detail }) => [what, before?.words, after?.words, detail])).toEqual([
    ['new', undefined, added.tooltip, ''],
    ['changed', expect.any(String), expect.any(String), 'another name in the file'],
  ])
})

test('two wordings show what differs, with the nearest of what both share', () => {
  expect(
    wordings(
      'Part 2. Information About You. 8. Alien Registration Number (A-Number) (if any)',
      'Part 2. Information About You. 8. A-Number, 9 digits (if any)',
    ),
  ).toEqual({
    before: {
      lead: 'Part 2. Information About You. 8.',
      changed: 'Alien Registration Number (A-Number)',
      tail: '(if any)',
    },
    after: { lead: 'Part 2. Information About You. 8.', changed: 'A-Number, 9 digits', tail: '(if any)' },
  })
  const { before, after } = wordings('one two three four five six seven', 'one two three four five six seven eight')
  expect([before.changed, after]).toEqual(['', { lead: '… two three four five six seven', changed: 'eight', tail: '' }])
})
