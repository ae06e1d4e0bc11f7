import { describe, expect, test } from 'vitest'
import {
  type AddressRule,
  addressReason,
  channelRule,
  type Destination,
  proposedAddresses,
  unknownFor,
} from './address-rule.ts'

const anyone: AddressRule = {
  ...{ formId: 'i-129', classification: '', states: [], premium: null, concurrentWith: '', carrier: 'Courier' },
}
const row = (id: string, rule: Partial<AddressRule>) => ({ ...anyone, ...rule, id })
const h1b: Destination = { formId: 'i-129', classification: 'H-1B', state: 'MA', premium: false, companions: ['g-28'] }
const proposed = (rows: ReturnType<typeof row>[], filing: Destination) =>
  proposedAddresses(rows, filing).map(({ id }) => id)

describe('an address is chosen by rule (case-types.md §1.7)', () => {
  const byState = [
    row('east', { classification: 'H-1B', states: ['MA', 'NY'] }),
    row('west', { classification: 'H-1B', states: ['CA', 'WA'] }),
    row('mail east', { classification: 'H-1B', states: ['MA'], carrier: 'USPS' }),
    row('L-1', { classification: 'L-1A, L-1B' }),
    row('I-140', { formId: 'i-140' }),
  ]

  test('by form, classification and state, one for each carrier', () => {
    expect(proposed(byState, h1b)).toEqual(['east', 'mail east'])
    expect(proposed(byState, { ...h1b, state: 'WA' })).toEqual(['west'])
    expect(proposed(byState, { ...h1b, state: 'TX' })).toEqual([])
    expect(proposed(byState, { ...h1b, classification: 'l-1b', state: 'TX' })).toEqual(['L-1'])
  })

  test('with premium processing and with a companion form to addresses of their own', () => {
    const i140 = { formId: 'i-140', premium: false, companions: [] }
    const rows = [
      row('usual', { formId: 'i-140' }),
      row('premium', { formId: 'i-140', premium: true }),
      row('concurrent', { formId: 'i-140', concurrentWith: 'i-485' }),
    ]
    expect(proposed(rows, i140)).toEqual(['usual'])
    expect(proposed(rows, { ...i140, premium: true })).toEqual(['premium'])
    expect(proposed(rows, { ...i140, companions: ['i-485'] })).toEqual(['concurrent'])
  })

  test('what is not known is not guessed, and told', () => {
    expect(proposed(byState, { ...h1b, state: undefined })).toEqual([])
    expect(unknownFor(byState, { ...h1b, state: undefined })).toContain('the state of the employer’s office')
    expect(unknownFor(byState, { ...h1b, classification: undefined })).toContain('the classification')
    expect(unknownFor(byState, h1b)).toBe('')
    expect(unknownFor([row('all', {})], { ...h1b, state: undefined })).toBe('')
  })

  test('says why', () => {
    expect(addressReason({ carrier: 'Courier' }, h1b)).toBe('Form I-129, H-1B, office in MA, courier')
    const ead = { formId: 'i-765', classification: '(c)(9)', state: 'NJ', premium: false, companions: ['i-485'] }
    expect(addressReason({ carrier: 'USPS' }, ead)).toBe(
      'Form I-765, (c)(9), home in NJ, together with Form I-485, U.S. mail',
    )
  })
})

test.each([
  ['an H-1B petition alone', h1b, /^Online .* alone or with Form I-907 only/],
  ['an H-1B petition with Form I-539', { ...h1b, companions: ['i-539'] }, /^On paper, to a lockbox: Form I-539 cannot/],
  ['an I-140 with an I-485', { ...h1b, formId: 'i-140', companions: ['i-485'] }, /together with Form I-485/],
  ['an LCA', { ...h1b, formId: 'eta-9035' }, /FLAG/],
  ['a stay-alone premium request', { ...h1b, formId: 'i-907' }, /receipt notice/],
  ['an L-1 petition', { ...h1b, classification: 'L-1A' }, /^$/],
])('the channel of %s is said in a sentence', (_, filing, sentence) => {
  expect(channelRule(filing)).toMatch(sentence)
})
