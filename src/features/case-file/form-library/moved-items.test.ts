import { expect, test } from 'vitest'
import type { Form } from '#engine/form.ts'
import { ask } from '#engine/form.ts'
import { person } from '#facts/person.ts'
import { formNamed } from '#forms/all.ts'
import { paperOf } from '#forms/papers.ts'
import { movedItems } from './moved-items.ts'

const i765 = formNamed('i-765') as Form
const onPaper = paperOf('i-765', i765.edition)
const [first, ...others] = i765.parts
if (!first || !onPaper) throw new Error('The I-765 has no parts.')

/** The same form with one part changed. */
const edition = (items: Form['parts'][number]['items']): Form => ({
  ...i765,
  edition: '2026-09-15',
  parts: [{ ...first, items }, ...others],
})

test('the same edition moves without a word', () => {
  expect(movedItems({ form: i765, onPaper }, { form: i765, onPaper })).toEqual([])
})

test('new, dropped, renumbered and reworded items are listed', () => {
  const [one, ...rest] = first.items
  if (!one) throw new Error('The first part has no items.')
  const renamed = { ...one, number: '99', label: 'Another wording' }
  const extra = ask('100', { ...person.familyName, id: 'person.stageName' as const, label: 'Stage name' })
  const moved = movedItems({ form: i765 }, { form: edition([renamed, ...rest, extra]) })
  expect(moved).toEqual([
    {
      item: `${first.id}.99`,
      label: 'Another wording',
      change: `was item ${first.id}.${one.number}; was worded “${one.label ?? one.fact.label}”`,
    },
    { item: `${first.id}.100`, label: 'Stage name', change: 'is a new question' },
  ])
  expect(movedItems({ form: edition([renamed, ...rest, extra]) }, { form: i765 }).at(-1)?.change).toBe(
    'is no longer asked',
  )
})

test('a box that became smaller is told with both sizes', () => {
  const smaller = {
    ...onPaper,
    inventory: {
      ...onPaper.inventory,
      fields: onPaper.inventory.fields.map((field) => (field.maxLen ? { ...field, maxLen: field.maxLen + 1 } : field)),
    },
  }
  const moved = movedItems({ form: i765, onPaper }, { form: i765, onPaper: smaller })
  expect(moved.length).toBeGreaterThan(0)
  expect(moved[0]?.change).toMatch(/^has room for \d+ characters, was \d+$/)
})
