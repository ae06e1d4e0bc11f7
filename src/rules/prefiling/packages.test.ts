import { describe, expect, test } from 'vitest'
import { foundBy } from './found-by.ts'

const petition = {
  'case.petitionedBy': 'Employer',
  'case.priorityDate': '2025-08-11',
  'case.filingDate': '2026-11-16',
  'employment.wage': 9_850_000,
  'employment.wageUnit': 'year',
}
const y1 = { year: 2025, paid: 6_000_000, others: 0, netIncome: 2_000_000, netCurrentAssets: 4_500_000 }
const y2 = { year: 2026, paid: 9_000_000, others: 0, netIncome: 500_000, netCurrentAssets: 800_000 }
const y3 = { year: 2026, paid: 9_850_000, others: 0, netIncome: -4_000_000, netCurrentAssets: -1_000_000 }
const y4 = { year: 2026, paid: 6_000_000, others: 2_000_000, netIncome: 5_000_000, netCurrentAssets: 0 }
const grid = (...payYears: object[]) => ({ ...petition, 'case.payYears': payYears })
const saidOf = (facts: Record<string, unknown>) => foundBy('V87', facts).found?.map(({ sentence }) => sentence)

describe('V87 the ability to pay, year by year (CT-8.1)', () => {
  test.each([
    ['Y1 and Y3: each year is covered', grid(y1, y3), []],
    [
      'Y2: the two sources are never added',
      grid(y1, y2),
      [
        '2026: $8,500 more was to be paid; net income is $5,000 and net current assets are $8,000. Each counts alone, never the two together.',
      ],
    ],
    [
      'Y4: what all pending workers lack is added first',
      grid(y1, y4),
      [
        '2026: $58,500 more was to be paid; net income is $50,000 and net current assets are $0. Each counts alone, never the two together.',
      ],
    ],
    ['a year without a row', grid(y3), ['Nothing is entered for 2025.']],
    [
      'a row without figures',
      grid(y1, { year: 2026, paid: 0, others: 0 }),
      [
        '2026: $98,500 more was to be paid; no net income is entered and no net current assets are entered. Each counts alone, never the two together.',
      ],
    ],
    ['another wage was offered in a year', grid(y1, { ...y2, offered: 9_500_000 }), []],
    ['who petitions alone has no offer to be paid', { ...petition, 'case.petitionedBy': 'Self' }, []],
    ['a letter, 100 workers', { ...petition, 'case.officerLetter': true, 'company.employees': 100 }, []],
    [
      'a letter, 99 workers',
      { ...petition, 'case.officerLetter': true, 'company.employees': 99 },
      ['A financial officer’s letter does only with 100 workers or more; the employer has 99.'],
    ],
  ])('%s', (_what, facts, said) => expect(saidOf(facts)).toEqual(said))

  test('without a labor certification the years begin with the filing', () => {
    const { 'case.priorityDate': _none, ...without } = petition
    const facts = { ...without, 'case.payYears': [y3] }
    expect(foundBy('V87', facts)).toMatchObject({ notChecked: true, missing: ['case.priorityDate'] })
    expect(saidOf({ ...facts, 'case.immigrantCategory': 'Multinational executive or manager' })).toEqual([])
    expect(saidOf({ ...facts, 'case.laborCertificationFiledOn': '2025-12-30' })).toEqual([
      'Nothing is entered for 2025.',
    ])
  })

  test('before anything is there, figures or the letter are asked for', () => {
    expect(foundBy('V87', petition)).toMatchObject({
      notChecked: true,
      missing: ['case.officerLetter', 'case.payYears'],
    })
    expect(foundBy('V87', { ...petition, 'case.officerLetter': false }).missing).toEqual(['case.payYears'])
  })
})

test.each([
  ['2026-10-30', 30, 'The photos are of 10-30-2026, 32 days before the filing: take new ones, on 11-01-2026 or later.'],
  ['2026-11-01', 30, undefined],
  ['2026-11-01', 20, 'The photos are of 11-01-2026, 30 days before the filing: take new ones, on 11-11-2026 or later.'],
])('V88 photos of %s, at most %i days old, filed on 12-01-2026', (taken, most, said) => {
  const facts = {
    ...{ 'case.packageItems': [], 'case.filingDate': '2026-12-01' },
    ...{ 'case.photosTakenOn': taken, 'case.photoDays': most },
  }
  expect(foundBy('V88', facts).found?.[0]?.sentence).toBe(said)
})

test('V88 when the photos were taken is asked; without photos in the package it is not', () => {
  const facts = { 'case.packageItems': [], 'case.photoDays': 30, 'case.filingDate': '2026-12-01' }
  expect(foundBy('V88', facts)).toMatchObject({ notChecked: true, missing: ['case.photosTakenOn'] })
  expect(foundBy('V88', { ...facts, 'case.photosTakenOn': null })).toMatchObject({ found: [], notChecked: false })
})

const page = (caseForm: string, number: number | undefined, edition?: string) => ({
  ...{ caseForm, form: 'i-129', page: number },
  ...(edition && { edition }),
})

test('V89 pages of two editions in one form are named; two forms may be of two editions', () => {
  const mixed = [page('1', undefined, '02/27/26'), page('1', 8, '01/20/25'), page('2', undefined, '01/20/25')]
  expect(foundBy('V89', { 'case.pageEditions': mixed }).found).toEqual([
    {
      cause: 'case.pageEditions',
      form: '1',
      sentence: 'Form I-129 is of 02/27/26, and signed on page 8 of 01/20/25. Print and sign that again.',
    },
  ])
})

test('V89 a signed page whose edition nobody knows is not checked', () => {
  const pages = [page('1', undefined, '02/27/26'), page('1', 8)]
  expect(foundBy('V89', { 'case.pageEditions': pages }).notChecked).toBe(true)
})
