import { expect, test } from 'vitest'
import { yes } from '#engine/condition.ts'
import { ask, form, part } from '#engine/form.ts'
import { company } from '#facts/company.ts'
import { person } from '#facts/person.ts'
import { allPapers } from '#forms/papers.ts'
import { coverageRow, questionsIn } from './coverage.ts'

test('every form accounts for each of its fields and asks fewer questions than it has boxes', () => {
  for (const row of allPapers.map(coverageRow)) {
    expect({ ...row, unaccounted: 0 }).toEqual(row)
    expect(row.bound + row.leftBlank).toBe(row.fillable)
    expect(row.questions).toBeGreaterThan(0)
    // The five boxes of the G-1145 name one of three who may file; every other form has more boxes than questions.
    if (row.form !== 'g-1145') expect(row.questions).toBeLessThan(row.fillable)
  }
})

test('a fact that is asked twice, or that also decides a condition, is one question', () => {
  const declared = form({
    ...{ id: 'x-1', edition: '2026-01-01', name: 'X-1', title: 'Test' },
    parts: [
      part('1', 'One', [ask('1', person.familyName), ask('2', company.legalName)]),
      part('2', 'Two', [ask('1', person.familyName), ask('2', person.givenName, { when: yes(person.inUnitedStates) })]),
    ],
  })
  expect([...questionsIn(declared)].sort()).toEqual([
    'company:company.legalName',
    'person:person.familyName',
    'person:person.givenName',
    'person:person.inUnitedStates',
  ])
})
