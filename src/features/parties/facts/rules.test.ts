import { describe, expect, test } from 'vitest'
import type { Known } from '#engine/answer.ts'
import { type GivenAnswer, isMask, maskOf, readAnswers } from './rules.ts'

const known = (value: unknown) => ({ value, source: 'form', by: 1, at: '2026-01-01T00:00:00Z' }) as const
const current: Known = {
  'person.ssn': known('457555462'),
  'person.passports': known([
    { id: 'r1', number: 'Z4096112' },
    { id: 'r2', number: 'AB123' },
  ]),
}
const read = (given: Record<string, GivenAnswer>) => readAnswers('person', given, { current, today: '2026-11-15' })

test('a mask shows the last four of a long secret and the last two of a short one', () => {
  expect(['457555462', 'AB12345', 'AB123'].map(maskOf)).toEqual(['•••••5462', '•••••45', '•••••23'])
  expect([isMask('•••••5462'), isMask('457555462'), isMask(5)]).toEqual([true, false, false])
})

describe('answers', () => {
  test.each<[string, GivenAnswer, unknown]>([
    ['person.birthCity', { value: ' Pune ' }, { value: 'Pune' }],
    ['person.birthCity', { value: '' }, null],
    ['person.birthCity', {}, null],
    ['person.birthCity', null, null],
    ['person.trips', { value: [] }, null],
    ['person.ssn', { not: 'none' }, { not: 'none' }],
    ['person.ssn', { value: '•••••5462' }, { value: '457555462' }],
    ['person.passports', { value: [{ id: 'r2', number: '•••••23' }] }, { value: [{ id: 'r2', number: 'AB123' }] }],
  ])('%s: %o', (fact, said, answer) => {
    const { answers, problems } = read({ [fact]: said })
    expect(problems).toEqual({})
    // What comes from behind a mask has passed the parser before; its own stored form passes again.
    expect(JSON.stringify(answers[fact]).replaceAll('-', '')).toBe(JSON.stringify(answer).replaceAll('-', ''))
  })

  test.each<[string, GivenAnswer, RegExp]>([
    ['person.familyName', null, /required/],
    ['person.familyName', { not: 'unknown' }, /required/],
    ['person.ssn', { value: '•••••0000' }, /whole value/],
    ['person.aNumber', { value: '•••••0000' }, /whole value/],
    ['person.passports', { value: [{ id: 'r9', number: '•••••6112' }] }, /whole value/],
    ['person.shoeSize', { value: 44 }, /nothing called person.shoeSize/],
    ['company.fein', { value: '12-3456789' }, /nothing called company.fein/],
  ])('%s: %o is refused', (fact, said, message) => {
    const { answers, problems } = read({ [fact]: said })
    expect(answers).toEqual({})
    expect(problems[fact]).toMatch(message)
  })
})
