import { expect, test } from 'vitest'
import type { SignHere } from '#preparation/signatures/records.ts'
import type { ScannedPage } from '../contract.ts'
import { alsoSigning, needsSomebody, pageSentence, pagesLeft, placeOptions, signersOf } from './sign-here-words.ts'

const place = (name: string, page: number, more: Partial<SignHere> = {}): SignHere => ({
  ...{ caseFormId: 7, formId: 'g-28', edition: '2018-09-17', formName: 'G-28', words: 'Part 4, client' },
  ...{ block: `${name} ${page}`, name },
  ...{ party: 'Employer', optional: false, page, packagePage: 4 + page, pageCode: `26-00417-P1-00${4 + page}` },
  signed: null,
  scan: null,
  mine: false,
  ...more,
})
const done = { kind: 'Ink', signedOn: '2026-11-15', byName: 'Miriam LANE', scanned: false, reason: '' }
const list = [place('Helen HART', 3), place('', 3, { party: 'Attorney' }), place('Helen HART', 4, { signed: done })]

test('places are listed by person, in the order of the forms', () => {
  expect(signersOf(list).map(({ person, places }) => [person, places.length])).toEqual([
    ['Helen HART', 2],
    ['Attorney', 1],
  ])
})

test('whoever signs on the same page signs the same sheet', () => {
  expect(list.map((each) => alsoSigning(each, list))).toEqual([['Attorney'], ['Helen HART'], []])
})

test('a page is printed once for somebody who signs twice on it, and not when it is signed or not printed yet', () => {
  expect(pagesLeft([...list, place('Helen HART', 3, { block: 'again' })])).toBe(1)
  expect(pagesLeft([place('Helen HART', 5, { pageCode: '', packagePage: null })])).toBe(0)
})

test('a page without a code can be any page that is still open, else any printed one', () => {
  expect(placeOptions(list)).toEqual([
    {
      value: '7/3',
      label: 'Form G-28, page 3 (Helen HART, Attorney)',
      page: { caseFormId: 7, formId: 'g-28', edition: '2018-09-17', page: 3 },
    },
  ])
  expect(placeOptions([place('Helen HART', 5, { pageCode: '', packagePage: null })])).toEqual([])
  expect(placeOptions(list.map((each) => ({ ...each, signed: done })))).toHaveLength(2)
})

test('each page of a scan says in a sentence what became of it', () => {
  const page: ScannedPage = {
    page: 1,
    state: 'Matched',
    code: '26-00417-P1-007',
    what: 'Form G-28, page 3',
    signers: 1,
  }
  const said = (state: ScannedPage['state'], signers = 1) => pageSentence({ ...page, state, signers })
  expect([said('Matched'), said('Placed', 2)]).toEqual([
    'Form G-28, page 3. Scan received: look at the signature box.',
    'Form G-28, page 3. Scan received: look at each signature box.',
  ])
  expect(said('Foreign')).toContain('26-00417-P1-007')
  expect(said('Changed')).toContain('print, sign and scan it again')
  const states = ['No code', 'Two codes', 'Foreign', 'Changed', 'Nothing to sign'] as const
  expect(states.map((state) => needsSomebody({ state }))).toEqual(states.map(() => true))
  expect(needsSomebody({ state: 'Put aside' })).toBe(false)
})
