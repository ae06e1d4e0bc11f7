import { describe, expect, it } from 'vitest'
import { attorney, firm } from '#facts/firm.ts'
import { addressInWords, answerInWords, firmCode, firmProfile, parseAnswers, profileOf } from './rules.ts'

const today = '2026-11-15'
const known = { source: 'form', by: 1, at: '2026-11-15T00:00:00Z' } as const

describe('the profile of a firm', () => {
  it('reads each answer by its fact, leaves out what is not said and takes away what is emptied', () => {
    const given = { state: 'ma', zipCode: '02109', phone: '617 555 0150', city: '', unitKind: 'Apt' }
    expect(parseAnswers(firmProfile, given, today)).toEqual({
      answers: {
        'firm.state': { value: 'MA' },
        'firm.zipCode': { value: '02109' },
        'firm.phone': { value: '+16175550150' },
        'firm.city': null,
        'firm.unitKind': { value: 'APT' },
      },
      problems: {},
    })
  })

  it('takes the specification’s default state for no answer', () => {
    expect(parseAnswers(firmProfile, { state: 'NA' }, today)).toEqual({ answers: { 'firm.state': null }, problems: {} })
  })

  it('names what cannot be read by its field', () => {
    const { problems } = parseAnswers(firmProfile, { fein: '1', zipCode: 'x' }, today)
    expect(Object.keys(problems).sort()).toEqual(['fein', 'zipCode'])
  })

  it('shows nothing known as null', () => {
    const profile = profileOf(firmProfile, { 'firm.city': { value: 'Boston', ...known } })
    expect([profile.city, profile.state]).toEqual(['Boston', null])
  })
})

it.each([
  ['OAKES & RIVERA LLP', 'OAKES'],
  ['O’Neil Law', 'O’NEIL'],
  ['& Partners', 'FIRM'],
])('the code of %s is %s', (name, code) => {
  expect(firmCode(name)).toBe(code)
})

it.each([
  [
    { street: '120 Water Street', unitKind: 'STE', unitNumber: '400', city: 'Boston', state: 'MA', zipCode: '02109' },
    '120 Water Street, STE 400, Boston, MA 02109',
  ],
  [{ street: '5 Pine Street', unitKind: 'STE', city: 'Albany' }, '5 Pine Street, Albany'],
  [{}, ''],
])('an address in words: %o', (address, words) => {
  expect(addressInWords(address)).toBe(words)
})

describe('an answer in words', () => {
  it('is a phone number as people write it, a state by its name, a list row by row', () => {
    expect(answerInWords(firm.phone, { value: '+16175550150', ...known })).toBe('(617) 555-0150')
    expect(answerInWords(firm.state, { value: 'MA', ...known })).toBe('Massachusetts')
    const licenses = [
      { id: 'r1', state: 'NY', barNumber: '51234' },
      { id: 'r2', state: 'NJ', barNumber: '9' },
    ]
    expect(answerInWords(attorney.licenses, { value: licenses, ...known })).toBe('New York · 51234; New Jersey · 9')
  })

  it('tells nothing known from not applicable', () => {
    expect(answerInWords(firm.fax, null)).toBe('')
    expect(answerInWords(firm.fax, { not: 'notApplicable', ...known })).toBe('Not applicable')
  })
})
