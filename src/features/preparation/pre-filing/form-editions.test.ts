import { describe, expect, test } from 'vitest'
import { editionsOn, type Known } from '#case-file/form-library/rules.ts'
import { foundBy } from '#rules/prefiling/found-by.ts'
import { outdatedEditions, pageEditions } from './form-editions.ts'

const row = (formId: string, edition: string, more: Partial<Known> = {}): Known => ({
  ...{ formId, edition, ombExpiresOn: null, takenFrom: edition, takenUntil: null, confirmed: true, note: '' },
  ...{ status: 'Known', ...more },
})
const rows = [
  row('i-129', '2025-01-20', { takenUntil: '2026-03-31' }),
  row('i-129', '2026-02-27'),
  row('i-765', '2025-08-21', { confirmed: false }),
]
const WAY_OUT = 'Download the current form from uscis.gov, fill it in and choose “Use a PDF prepared elsewhere”.'
const on = (day: string, formId: string, edition: string) =>
  outdatedEditions(editionsOn(rows, day), [{ formId, edition }])

describe('the editions of a package', () => {
  test('are refused after their last day, (V31)', () => {
    expect(on('2026-03-31', 'i-129', '2025-01-20')).toEqual([])
    expect(on('2026-04-01', 'i-129', '2025-01-20')).toEqual([
      `I-129, edition 01-20-2025, was taken until 03-31-2026. ${WAY_OUT}`,
    ])
  })

  test('go by the day their row names: posted on 03-30 and received on 04-01, the receipt decides (D-44)', () => {
    const posted = { postmark: '2026-03-30', received: '2026-04-01' }
    const refused = (basis?: 'postmark' | 'received') =>
      outdatedEditions(editionsOn([row('i-129', '2025-01-20', { takenUntil: '2026-03-31', basis })], posted), [
        { formId: 'i-129', edition: '2025-01-20' },
      ]).length
    expect([refused('received'), refused('postmark'), refused()]).toEqual([1, 0, 1])
  })

  test('are refused before their first day', () => {
    expect(on('2026-02-26', 'i-129', '2026-02-27')).toEqual([
      `I-129, edition 02-27-2026, is taken from 02-27-2026. ${WAY_OUT}`,
    ])
  })

  test('are refused when the library knows another one only', () => {
    expect(on('2026-11-16', 'i-765', '2020-08-21')).toEqual([
      `I-765, edition 08-21-2020, is not known to the form library. ${WAY_OUT}`,
    ])
  })

  test('are only doubted when nobody confirmed them, and left alone when the library knows none of the form', () => {
    expect(on('2026-11-16', 'i-765', '2025-08-21')).toEqual([])
    expect(on('2026-11-16', 'eta-9035', '2026-01-01')).toEqual([])
    expect(on('2026-11-16', 'eta-9035', '')).toEqual([])
  })

  test('count by the agency’s own PDF where one is in the form’s place', () => {
    const filed = (substitute: string) =>
      outdatedEditions(editionsOn(rows, '2026-11-16'), [
        { formId: 'i-129', edition: '2025-01-20', substitute: { edition: substitute } },
      ])
    expect(filed('2026-02-27')).toEqual([])
    // Somebody saw it at the agency: the library does not know it, and says nothing against it.
    expect(filed('2026-10-01')).toEqual([])
    expect(filed('2025-01-20')).toHaveLength(1)
  })
})

const forms = [{ id: 7, formId: 'i-129', edition: '2026-02-27' }]
const built = (number: number, builtAt: string) => ({
  ...{ caseNumber: '26-00417', number, builtAt },
  contents: [{ caseFormId: 7, kind: 'form' as const, page: 5, pages: 38 }],
})
const packages = [built(1, '2026-03-01T10:00:00.000Z'), built(2, '2026-04-01T10:00:00.000Z')]
const moved = { formId: 'i-129', from: '2025-01-20', at: '2026-03-20T10:00:00.000Z' }
const seen = (codes: string[], moves = [moved]) =>
  pageEditions(
    forms,
    codes.map((pageCode) => ({ caseFormId: 7, pageCode })),
    { packages, moves },
  ).map(({ page, edition }) => [page, edition])

test('a page is of the edition that the form had when it was printed', () => {
  expect(seen([])).toEqual([[undefined, '02/27/26']])
  expect(seen(['26-00417-P2-012'])).toEqual([
    [undefined, '02/27/26'],
    [8, '02/27/26'],
  ])
  expect(seen(['26-00417-P1-012', '26-00417-P2-013'])).toEqual([
    [undefined, '02/27/26'],
    [8, '01/20/25'],
    [9, '02/27/26'],
  ])
})

test('without a move it is of the one edition; another form’s move says nothing', () => {
  expect(seen(['26-00417-P1-012'], [])).toContainEqual([8, '02/27/26'])
  expect(seen(['26-00417-P1-012'], [{ ...moved, formId: 'g-28' }])).toContainEqual([8, '02/27/26'])
})

test('signed by hand on an earlier print: V89 stops the filing', () => {
  const rows = pageEditions(forms, [{ caseFormId: 7, pageCode: '26-00417-P1-012' }], { packages, moves: [moved] })
  expect(foundBy('V89', { 'case.pageEditions': rows }).found).toHaveLength(1)
})

test('a page of a package that is not there any more is of no known edition', () => {
  expect(seen(['26-00417-P9-012'])).toContainEqual([0, undefined])
})
