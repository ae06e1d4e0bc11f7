import { expect, test } from 'vitest'
import { addressProblems, addressStanding, confirmedWords, formIdOf, offeredWords, statesIn } from './words.ts'

test('forms and states are taken as people write them', () => {
  expect(['I-129', 'Form I-140 ', 'i-485 supplement j', 'Form I-485 Supplement J', ''].map(formIdOf)).toEqual([
    ...['i-129', 'i-140', 'i-485supj', 'i-485supj', ''],
  ])
  expect(statesIn(' MA, ny;NJ ma ')).toEqual(['MA', 'NY', 'NJ'])
})

test('a case is told which addresses fit, that none does, or what is not known yet', () => {
  const destination = { filedAs: 'Form I-129, H-1B, office in MA', channelRule: '', unknown: '' }
  expect(offeredWords(destination, 1)).toBe('Proposed for: Form I-129, H-1B, office in MA.')
  expect(offeredWords(destination, 2)).toBe('2 fit: Form I-129, H-1B, office in MA.')
  expect(offeredWords(destination, 0)).toContain('None is written down')
  expect(offeredWords({ ...destination, unknown: 'Not known yet: the classification.' }, 0)).toMatch(/^Not known yet/)
})

test('a filing address is used only for seven days after somebody looked it up', () => {
  const row = {
    ...{
      id: 1,
      formId: 'i-129',
      appliesTo: '',
      classification: '',
      states: [],
      concurrentWith: '',
      premium: null,
      carrier: 'Courier' as const,
      address: 'USCIS lockbox',
    },
    ...{ effectiveFrom: '2026-01-01', effectiveTo: null, source: '', version: 1 },
    ...{ verifiedOn: '2026-11-10', verifiedBy: 'An attorney', fresh: true },
  }
  expect([confirmedWords(row).words, addressStanding(row)]).toEqual([
    'On 11-10-2026',
    'Confirmed by An attorney on 11-10-2026.',
  ])
  expect(confirmedWords({ ...row, fresh: false }).words).toBe('11-10-2026, look again')
  expect(addressStanding({ ...row, fresh: false })).toContain('more than seven days ago')
  const unconfirmed = { ...row, verifiedOn: null, fresh: false, source: 'uscis.gov/i-129-addresses' }
  expect([confirmedWords(unconfirmed).words, addressStanding(unconfirmed)]).toEqual([
    'Not confirmed',
    'Nobody has confirmed this address yet; it is not used for filing. Source: uscis.gov/i-129-addresses.',
  ])
})

test('a filing address needs a form, an address and a first day, said in words', () => {
  const given = { formId: ' i-129 ', states: 'MA, NY', address: 'USCIS lockbox', effectiveFrom: '2026-01-01' }
  expect(addressProblems(given)).toEqual({})
  expect(addressProblems({ formId: 'xyz', states: 'Ohio', address: ' ', effectiveFrom: '' })).toEqual({
    formId: 'Enter a form, such as I-129.',
    states: 'Two letters for each state: OHIO is none.',
    address: 'Field is required',
    effectiveFrom: 'Field is required',
  })
})
