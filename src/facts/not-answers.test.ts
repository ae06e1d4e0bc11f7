import { describe, expect, test } from 'vitest'
import type { Fact, ScalarType } from '#engine/fact.ts'
import { parseValue } from '#engine/parse-value.ts'
import { allFacts } from './all.ts'

// What every object of the language has is no word that anybody may answer with.
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']
const today = '2026-11-16'

/** Every fact whose answer is chosen or counted, not written freely; of lists their columns. */
const closed = [...allFacts.values()].flatMap((fact: Fact): [string, ScalarType][] => {
  if (fact.type === 'records')
    return Object.entries(fact.columns).flatMap(([name, column]): [string, ScalarType][] =>
      column.type === 'text' ? [] : [[`${fact.id} ${name}`, column as ScalarType]],
    )
  return fact.type === 'text' || fact.type === 'address' ? [] : [[fact.id, fact as ScalarType]]
})

describe.each(inherited)('%s', (word) => {
  test('answers no question that has its own answers', () => {
    expect(closed.length).toBeGreaterThan(200)
    const accepted = closed.flatMap(([id, type]) => (parseValue(type, word, today).ok ? [id] : []))
    expect(accepted).toEqual([])
  })

  test('is no country, and no part of an address', () => {
    const address = { street: '1 Main Street', city: 'Austin', state: word, zip: '78701', country: word }
    const type = [...allFacts.values()].find(({ type: kind }) => kind === 'address')
    expect(type && parseValue(type, address, today).ok).toBe(false)
  })
})
