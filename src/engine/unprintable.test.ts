import { expect, test } from 'vitest'
import { facts, text } from './fact.ts'
import { ask, form, part } from './form.ts'
import { knownFacts } from './known-facts.ts'
import { printedRecord } from './print.ts'
import { outsideLatinOn } from './unprintable.ts'

const person = facts('person', { street: text('Street'), nativeFamilyName: text('Name in your own alphabet') })
const sample = form({
  ...{ id: 'x-1', edition: '2026-01-01', name: 'X-1', title: 'Sample' },
  parts: [part('1', 'About you', [ask('1', person.street), ask('2', person.nativeFamilyName)])],
})
const found = (answers: Record<string, string>) =>
  outsideLatinOn(
    sample,
    knownFacts(
      (_subject, id) => (answers[id] ? { value: answers[id], source: 'form', by: null, at: '' } : undefined),
      { person: 'person/1' },
      '2026-11-18',
    ),
  )

test('letters outside Latin are found where the form is written in English, and not where it asks for them', () => {
  expect(found({ 'person.street': 'улица Ленина 5', 'person.nativeFamilyName': 'Иванов' })).toEqual([
    'Part 1, Item 1: улицаЛен',
  ])
  expect(found({ 'person.street': 'Straße 5 – Núñez, 5 µm' })).toEqual([])
})

test('what a list cannot print is said, not left empty behind its label', () => {
  const columns = { familyName: text('Family name'), kind: text('Kind') }
  expect(printedRecord(columns, { familyName: 'നായർ', kind: 'Alias' })).toBe(
    'Family name: (to be written by hand), Kind: Alias',
  )
})
