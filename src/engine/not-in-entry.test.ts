import { describe, expect, test } from 'vitest'
import { completenessOf, rowsLeftOpen } from './completeness.ts'
import { date, facts, records, text } from './fact.ts'
import { ask, form, part } from './form.ts'
import type { PaperField } from './inventory.ts'
import { knownFacts } from './known-facts.ts'
import { fill, fillPart, rows, write } from './paper.ts'
import { parseValue } from './parse-value.ts'
import { printedRecord } from './print.ts'
import { questionsOf } from './questions.ts'
import { toPaper } from './to-paper.ts'

const { uncles } = facts('person', {
  uncles: records('Uncles', 'uncle', {
    name: text('Name', { required: true }),
    bornOn: date('Date of birth', { asked: true, mayBe: ['unknown'] }),
    town: text('Town', { asked: true }),
  }),
})
const family = part('1', 'Family', [ask('1', uncles)])
const sample = form({ id: 'x', edition: '2026-01-01', name: 'X', title: 'Sample', parts: [family] })
const paper = fill(sample, {
  parts: {
    1: fillPart(family, { 1: rows({ name: write('Name'), bornOn: write('Born'), town: write('Town') }) }),
  },
  leftBlank: {},
})
const box = (name: string): PaperField =>
  ({ name, page: 1, type: 'text', tooltip: '', maxLen: name === 'Born' ? 10 : 60 }) as unknown as PaperField

const uncle = (more: object) => [{ id: 'r1', name: 'OMAR', ...more }]
const lookAt = (value: unknown) =>
  knownFacts(
    (_, id) => (id === uncles.id ? { value, source: 'form', by: null, at: '2026-11-16T00:00:00Z' } : undefined),
    { person: 'person/1' },
    '2026-11-16',
  )
const parsed = (more: object) => parseValue(uncles, uncle(more), '2026-11-16')

describe('a column of an entry that is said to be not known', () => {
  test('is kept where the list allows it, and gives way to a value', () => {
    expect(parsed({ 'bornOn?': 'unknown' })).toEqual({ ok: true, value: uncle({ 'bornOn?': 'unknown' }) })
    expect(parsed({ 'bornOn?': 'unknown', bornOn: '1950-03-01' })).toEqual({
      ok: true,
      value: uncle({ bornOn: '1950-03-01' }),
    })
  })

  test('is refused where the list does not allow it', () => {
    expect(parsed({ 'town?': 'unknown' })).toMatchObject({ ok: false })
    expect(parsed({ 'bornOn?': 'none' })).toMatchObject({ ok: false })
    expect(parsed({ 'bornOn?': 'whatever' })).toMatchObject({ ok: false })
    expect(parsed({ 'name?': 'unknown', name: undefined })).toMatchObject({ ok: false })
  })

  test('counts as answered, and nothing else of the entry does', () => {
    const open = lookAt(uncle({ 'bornOn?': 'unknown' }))
    const done = lookAt(uncle({ 'bornOn?': 'unknown', town: 'Oran' }))
    expect(rowsLeftOpen({ role: 'person', fact: uncles }, open)).toEqual(['Uncle 1: town'])
    expect(completenessOf(sample, open).percent).toBe(0)
    expect(completenessOf(sample, done).percent).toBe(100)
    const [question] = questionsOf([{ form: sample, look: open, key: 'x' }])
    expect(question?.leftOpen).toEqual([{ without: 'town' }])
    expect(questionsOf([{ form: sample, look: done, key: 'x' }])[0]).toMatchObject({ answered: true })
  })

  test('is written as the form wants it, in its box and in words', () => {
    const { values } = toPaper(paper, lookAt(uncle({ 'bornOn?': 'unknown', town: 'Oran' })), box)
    expect(values.get('Born')).toBe('Unknown')
    expect(printedRecord(uncles.columns, uncle({ 'bornOn?': 'unknown' })[0] ?? {})).toBe(
      'Name: OMAR, Date of birth: Unknown',
    )
  })
})
