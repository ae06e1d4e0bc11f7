import { describe, expect, test } from 'vitest'
import type { Fact } from '#engine/fact.ts'
import { background } from '../background.ts'
import { stay } from '../stay.ts'
import { spanishFacts } from './all.ts'
import { spanish as backgroundWords } from './background.ts'
import type { Spanish } from './spanish.ts'
import { spanish as stayWords } from './stay.ts'

const groups: [string, Record<string, Fact>, Spanish][] = [
  ['the stay', stay, stayWords],
  ['the background questions', background, backgroundWords],
]

describe.each(groups)('%s in Spanish', (_group, facts, words) => {
  test('says every fact an applicant is asked, and nothing else', () => {
    expect(Object.keys(words).sort()).toEqual(
      Object.values(facts)
        .map(({ id }) => id)
        .sort(),
    )
    for (const id of Object.keys(words)) expect(spanishFacts[id]).toBe(words[id])
  })

  test('names only options and columns that exist, and every column', () => {
    for (const fact of Object.values(facts)) {
      const { options = {}, columns = {} } = words[fact.id] ?? {}
      const known: readonly string[] = fact.type === 'choice' ? fact.options : []
      for (const option of Object.keys(options))
        expect([fact.id, known]).toEqual([fact.id, expect.arrayContaining([option])])
      if (fact.type === 'records') expect(Object.keys(columns).sort()).toEqual(Object.keys(fact.columns).sort())
    }
  })
})
