import { describe, expect, test } from 'vitest'
import { auditedOperations, wordsOf } from '#identity/audit-trail/server/words.ts'
import { systemOperations } from '#platform/operation/system-operations.ts'
import { contracts } from './api.ts'
import { serverParts } from './server/parts.ts'

// What the audit trail says of each operation. That a command has words at all is a matter of types.
const operations = Object.values(contracts).flatMap((contract) => Object.values(contract))
const recorded = operations.filter(({ kind, name }) => kind === 'command' || name.startsWith('exports.'))
const from = { parts: serverParts }
const known = auditedOperations(from)

/** Verbs whose past tense does not end in -ed. */
const IRREGULAR = new Set('Began Built Chose Gave Kept Made Paid Put Ran Read Sent Set Took Undid Withdrew'.split(' '))

test('every command and every export has its words in the audit trail, and no other query has any', () => {
  const names = known.map(({ operation }) => operation)
  expect(names.toSorted()).toEqual([...recorded.map(({ name }) => name), ...Object.keys(systemOperations)].toSorted())
})

describe('the words', () => {
  test.each(known)('$operation: $words', ({ words }) => {
    const [verb = ''] = words.split(' ')
    expect(verb).toMatch(/^[A-Z][a-z]+$/)
    expect(verb.endsWith('ed') || IRREGULAR.has(verb), `${verb} is in the past`).toBe(true)
    expect(words).toMatch(/^\S+( \S+)*[^\s.]$/)
    expect(words.length).toBeLessThanOrEqual(70)
  })

  test('no two operations share them: a person who narrows the list knows to what', () => {
    const shared = known.filter(({ words }, at) => known.findIndex((each) => each.words === words) !== at)
    expect(shared).toEqual([])
  })

  test('what an earlier release did is taken apart', () => {
    expect(wordsOf(from)('cases.shredPaper')).toBe('Cases: Shred paper')
  })
})
