import { expect, test } from 'vitest'
import { codeIn, codesOf, matchPage, placesInWords, signersOn } from './match-page.ts'

const place = (caseFormId: number, page: number, block: string, name: string) => ({
  ...{ caseFormId, page, block, name, formId: caseFormId === 7 ? 'g-28' : 'i-129' },
  ...{ words: `Part 4, ${block}`, party: 'Employer' as const },
})
const here = [
  place(7, 3, 'client', 'Helen HART'),
  place(7, 3, 'attorney', 'Miriam LANE'),
  place(8, 1, 'petitioner', 'Helen HART'),
]
const contents = [
  { kind: 'payment' as const, caseFormId: null, label: 'Payment', page: 4, pages: 1 },
  { kind: 'form' as const, caseFormId: 7, label: 'Form G-28', page: 5, pages: 4 },
  { kind: 'form' as const, caseFormId: 8, label: 'Form I-129', page: 9, pages: 38 },
]
const filing = { caseNumber: '26-00417', packages: [{ number: 2, contents }], here }
const code = (page: number, number = 2, caseNumber = '26-00417') => ({ caseNumber, package: number, page })

test('the code of a page says which places were signed on it', () => {
  const blocks = (page: number) => {
    const found = matchPage([code(page)], filing)
    return found.state === 'Matched' ? found.places.map(({ block }) => block) : found.state
  }
  expect(blocks(7)).toEqual(['client', 'attorney'])
  expect(blocks(9)).toEqual(['petitioner'])
  expect([blocks(4), blocks(8)]).toEqual(['Payment form', 'Nothing to sign'])
})

test('a page without a code, with two, of another case or of a package that is not there is not matched', () => {
  expect(matchPage([], filing).state).toBe('No code')
  expect(matchPage([code(7), code(9)], filing).state).toBe('Two codes')
  expect(matchPage([code(7, 2, '26-99999')], filing).state).toBe('Foreign')
  expect(matchPage([code(7, 3)], filing).state).toBe('Foreign')
})

test('the same code twice is one; a symbol is believed before recognized words; other symbols are none of ours', () => {
  const symbols = ['26-00417-P2-007', '26-00417-P2-007', 'https://example.com']
  expect(codesOf({ symbols, text: '26-00417-P2-001' })).toEqual([code(7)])
  expect(codesOf({ symbols: ['26-00417-P2-007', '26-00417-P2-009'], text: '' })).toEqual([code(7), code(9)])
  expect(codesOf({ symbols: [], text: 'foot 26-00417-P2-007 Page 7' })).toEqual([code(7)])
  expect(codesOf({ symbols: [], text: '' })).toEqual([])
})

test('a place is told in words and as the code it was printed with', () => {
  expect(placesInWords(here.slice(0, 2))).toBe(
    'Form G-28, page 3: Helen HART (Part 4, client), Miriam LANE (Part 4, attorney)',
  )
  expect([signersOn(here.slice(0, 2)), signersOn([...here.slice(0, 1), ...here.slice(2)])]).toEqual([2, 1])
  expect(codeIn('26-00417', { number: 2, contents }, { caseFormId: 8, page: 1 })).toEqual(code(9))
  expect(codeIn('26-00417', { number: 2, contents: [] }, { caseFormId: 8, page: 1 })).toBeUndefined()
})
