import { describe, expect, test } from 'vitest'
import type { Known } from '#engine/answer.ts'
import type { Fact } from '#engine/fact.ts'
import { facts, money, records, text, yesNo } from '#engine/fact.ts'
import { changesIn, type Drafts, draftsOf, isOpenList, newRecord, problemsIn } from './draft.ts'

const declared = facts('person', {
  familyName: text('Family name', { required: true }),
  mobilePhone: text('Mobile phone', { format: 'worldPhone', max: 30 }),
  ssn: text('SSN', { format: 'ssn', max: 11, secret: true }),
  wage: money('Wage'),
  fullTime: yesNo('Full time'),
  passports: records('Passports', 'passport', {
    number: text('Number', { format: 'passport', max: 15, secret: true, required: true }),
    place: text('Place'),
  }),
})
const all = Object.values(declared) as Fact[]
const said = (value: unknown) => ({ value, source: 'form', by: 1, at: '2026-01-01T00:00:00Z' }) as const
const known: Known = {
  'person.familyName': said('NAIR'),
  'person.mobilePhone': said('+16175550188'),
  'person.ssn': said('•••••6789'),
  'person.wage': said(9_800_050),
  'person.fullTime': said(true),
  'person.passports': said([{ id: 'r2', number: '•••••6112' }]),
}
const before = draftsOf(all, known)
const changedTo = (more: Drafts): Drafts => ({ ...before, ...more })

test('answers stand in the form as people write them', () => {
  expect(before).toEqual({
    'person.familyName': { text: 'NAIR' },
    'person.mobilePhone': { text: '(617) 555-0188' },
    'person.ssn': { text: '•••••6789' },
    'person.wage': { text: '98000.50' },
    'person.fullTime': { text: 'Yes' },
    'person.passports': { records: [{ id: 'r2', number: '•••••6112', place: '' }] },
  })
  const none: Known = { 'person.ssn': { not: 'none', source: 'form', by: null, at: '' } }
  expect(draftsOf(all, none)['person.ssn']).toEqual({ not: 'none' })
})

describe('what is sent', () => {
  test('is only what changed; money in cents, emptied answers taken away', () => {
    expect(changesIn(all, before, before)).toEqual({})
    const changed = changedTo({
      'person.wage': { text: '$100,000' },
      'person.mobilePhone': { text: ' ' },
      'person.ssn': { not: 'notApplicable' },
      'person.passports': { records: [{ id: 'r2', number: '•••••6112', place: 'Pune' }] },
    })
    expect(changesIn(all, before, changed)).toEqual({
      'person.wage': { value: 10_000_000 },
      'person.mobilePhone': null,
      'person.ssn': { not: 'notApplicable' },
      'person.passports': { value: [{ id: 'r2', number: '•••••6112', place: 'Pune' }] },
    })
    expect(changesIn(all, before, changedTo({ 'person.passports': { records: [] } }))).toEqual({
      'person.passports': null,
    })
  })
})

describe('problems', () => {
  test('are found in what changed, cell by cell; masks are left alone', () => {
    const { passports } = declared
    const added = newRecord(passports, [{ id: 'r2', number: '', place: '' }])
    expect(added.id).toBe('r3')
    const wrong = changedTo({
      'person.familyName': { text: '' },
      'person.wage': { text: 'much' },
      'person.passports': {
        records: [
          { id: 'r2', number: '•••••6112', place: '' },
          { ...added, place: 'Pune' },
        ],
      },
    })
    expect(problemsIn(all, before, wrong, '2026-11-15')).toEqual({
      'person.familyName': 'Field is required',
      'person.wage': 'Enter a number, like 165000.',
      'person.passports/r3/number': 'Field is required',
    })
    expect(problemsIn(all, before, before, '2026-11-15')).toEqual({})
  })
})

test('a list offers “None” while nothing is in it, whether an empty entry was added or not', () => {
  expect(isOpenList({ records: [] })).toBe(true)
  expect(isOpenList({ records: [{ id: 'r1', name: ' ' }] })).toBe(true)
  expect(isOpenList({ records: [{ id: 'r1', name: 'Rao' }] })).toBe(false)
  expect([isOpenList({ not: 'none' }), isOpenList({ text: '' })]).toEqual([false, false])
})
