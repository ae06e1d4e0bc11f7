import { describe, expect, test } from 'vitest'
import type { Fact, ScalarType } from '#engine/fact.ts'
import { allFacts } from './all.ts'
import { company } from './company.ts'
import { employment } from './employment.ts'
import { attorney, firm } from './firm.ts'
import { person } from './person.ts'

const subjects = { company, person, employment, firm, attorney }

describe.each(Object.entries(subjects))('the vocabulary of %s', (subject, declared) => {
  const facts = Object.entries(declared) as [string, Fact][]

  test('gives each fact the id of its subject and name, as it is stored for good', () => {
    for (const [name, fact] of facts) {
      expect(fact.id).toBe(`${subject}.${name}`)
      expect(name).toMatch(/^[a-z][A-Za-z0-9]+$/)
    }
  })

  test('has a label for people and sane limits everywhere, in the columns of records too', () => {
    for (const [, fact] of facts) {
      const types: ScalarType[] = fact.type === 'records' ? Object.values(fact.columns) : [fact]
      for (const type of types) {
        expect(type.label.length, fact.id).toBeGreaterThan(0)
        if (type.type === 'text') expect([fact.id, type.max > 0 && type.max <= 5000]).toEqual([fact.id, true])
        if (type.type === 'number') expect(type.min, fact.id).toBeLessThan(type.max)
        if (type.type === 'choice') expect(new Set(type.options).size, fact.id).toBe(type.options.length)
      }
      if (fact.type !== 'records') continue
      expect(fact.one.length, fact.id).toBeGreaterThan(0)
      expect(Object.keys(fact.columns), fact.id).not.toContain('id')
      for (const column of fact.dated ?? []) expect(fact.columns[column]?.type, `${fact.id} ${column}`).toBe('date')
    }
  })
})

test('no id is there twice', () => {
  const declared = Object.values(subjects).reduce((sum, each) => sum + Object.keys(each).length, 0)
  expect(allFacts.size).toBe(declared)
})

test('what identifies a person is secret', () => {
  expect(person.ssn.secret).toBe(true)
  expect(person.aNumber.secret).toBe(true)
  expect(person.passports.columns.number.secret).toBe(true)
})
