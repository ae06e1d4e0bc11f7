import { expect, test } from 'vitest'
import { foundBy } from '#rules/prefiling/found-by.ts'
import { pageEditions } from './page-editions.ts'

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
