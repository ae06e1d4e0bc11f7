import { describe, expect, it } from 'vitest'
import type { Row } from '#platform/archive/translate.ts'
import { factsInTheWay } from './values-in.ts'

const NOW = new Date('2026-11-19T12:00:00Z')
const AT = '2026-01-01T00:00:00.000Z'
const said = (value: unknown) => ({ value, source: 'form', by: null, at: AT })
const problemsOf = (table: string, row: Row) => factsInTheWay({ records: new Map([[table, [row]]]) }, NOW)
const ofPerson = (known: Row) => problemsOf('fact_documents', { subject: 'person', subject_id: 1, known })
const refused = (id: string, why = 'the fact doesn’t take this value') => [
  `Row 1 of “fact documents”, fact “${id}”: ${why}.`,
]

describe('an answer of an archive is refused where it', () => {
  it.each<[string, string, unknown]>([
    ['is an object for a text', 'person.familyName', { a: 1 }],
    ['is a number for a text', 'person.familyName', 5],
    ['is two lines for one', 'person.familyName', 'LEE\nBcc: x'],
    ['is an object for a day', 'person.birthDate', { a: 1 }],
    ['is a day without end', 'person.birthDate', 'infinity'],
    ['is a day as it is typed', 'person.birthDate', '03-15-1990'],
    ['is a day to come for one that is past', 'person.birthDate', '2027-01-01'],
    ['is a choice that there is not', 'person.sex', 'None of your business'],
    ['is a text for a list', 'person.passports', 'x'],
    ['is an object for a list', 'person.passports', { a: 1 }],
    ['is a list of texts for one of entries', 'person.passports', ['x']],
    ['has a column that the list has not', 'person.passports', [{ id: 'r1', country: 'IN', extra: 1 }]],
    ['is a secret in the plain', 'person.ssn', '123-45-6789'],
    ['is a secret of another kind', 'person.ssn', { secret: '{"a":1}' }],
    ['is a secret that is no JSON', 'person.ssn', { secret: 'x' }],
    ['is sealed somewhere else', 'person.ssn', { sealed: 'v1.k.x' }],
    ['is a secret where there is none', 'person.familyName', { secret: '"LEE"' }],
  ])('%s', (_what, id, value) => {
    expect(ofPerson({ [id]: said(value) })).toEqual(refused(id))
  })

  it('is none, is of nothing that is known, or of somebody else', () => {
    const NONE = 'this is no answer'
    const UNKNOWN = 'VisaCare doesn’t know this fact'
    for (const answer of [
      'LEE',
      null,
      [],
      {},
      { value: 'LEE', not: 'none' },
      { not: 'perhaps' },
      { value: 'LEE', at: 1 },
    ])
      expect(ofPerson({ 'person.familyName': answer })).toEqual(refused('person.familyName', NONE))
    expect(ofPerson({ 'person.shoeSize': said(44) })).toEqual(refused('person.shoeSize', UNKNOWN))
    expect(ofPerson({ 'company.legalName': said('RAW') })).toEqual(refused('company.legalName', UNKNOWN))
    expect(ofPerson({ constructor: said('x') })).toEqual(refused('constructor', UNKNOWN))
  })

  it('is kept elsewhere: in a job template, an LCA or the history', () => {
    const answers = { 'employment.wage': { value: '13800000' } }
    expect(problemsOf('job_templates', { answers })).toHaveLength(1)
    expect(problemsOf('lcas', { known: { 'case.lcaWorksites': said({ a: 1 }) } })).toHaveLength(1)
    expect(problemsOf('fact_changes', { fact: 'person.passports', before: null, after: said({ a: 1 }) })).toEqual([
      'Row 1 of “fact changes”, fact “person.passports”: the fact doesn’t take this value.',
    ])
    expect(problemsOf('fact_changes', { fact: 'person.shoeSize', before: said({ a: 1 }), after: null })).toHaveLength(1)
  })

  it('has many like it: the first are told, the rest counted', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`person.x${n}`, said(1)]))
    const problems = ofPerson(many)
    expect(problems).toHaveLength(21)
    expect(problems.at(-1)).toBe('And 10 more answers that can’t be read.')
  })
})

it('takes what was given here, secrets opened and bound to nothing, and a history with dots for them', () => {
  const known = {
    'person.familyName': said('LEE'),
    'person.birthDate': said('1990-03-15'),
    'person.middleName': { not: 'none', source: 'form', by: 1, at: AT },
    'person.ssn': said({ secret: '"219099999"' }),
  }
  expect(ofPerson(known)).toEqual([])
  const history = { fact: 'person.ssn', before: null, after: said('•••••') }
  expect(problemsOf('fact_changes', history)).toEqual([])
  expect(problemsOf('fact_changes', { fact: 'person.goneSince', before: said('2020-01-01'), after: null })).toEqual([])
})
