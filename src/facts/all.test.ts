import { describe, expect, test } from 'vitest'
import { type Fact, isScalar, type ScalarType } from '#engine/fact.ts'
import { allDerived, allFacts, derivedVocabulary, vocabulary } from './all.ts'
import { person } from './person.ts'

const SUBJECTS = ['company', 'person', 'employment', 'i9', 'firm', 'attorney', 'case']

describe.each(Object.entries({ ...vocabulary, ...derivedVocabulary }))('the vocabulary of %s', (_group, declared) => {
  const facts = Object.entries(declared as Record<string, Fact>)

  test('gives each fact the id of its subject and name, as it is stored for good', () => {
    for (const [name, fact] of facts) {
      expect(SUBJECTS.map((subject) => `${subject}.${name}`)).toContain(fact.id)
      expect(name).toMatch(/^[a-z][A-Za-z0-9]+$/)
    }
  })

  test('has a label for people and sane limits everywhere, in the columns of records too', () => {
    for (const [, fact] of facts) {
      const types: ScalarType[] = fact.type === 'records' ? Object.values(fact.columns) : isScalar(fact) ? [fact] : []
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

test('no id is there twice, stored or derived', () => {
  const groups = [...Object.values(vocabulary), ...Object.values(derivedVocabulary)] as object[]
  const declared = groups.reduce((sum: number, each) => sum + Object.keys(each).length, 0)
  expect(new Set([...allFacts.keys(), ...allDerived.keys()]).size).toBe(declared)
})

test('what follows from other facts follows from facts that exist', () => {
  for (const { id, inputs } of allDerived.values())
    for (const { fact } of inputs) expect([id, allFacts.has(fact.id) || allDerived.has(fact.id)]).toEqual([id, true])
})

test('what identifies a person is secret', () => {
  expect(person.ssn.secret).toBe(true)
  expect(person.aNumber.secret).toBe(true)
  expect(person.passports.columns.number.secret).toBe(true)
})
