import { expect, test } from 'vitest'
import { factBehind } from '#rules/fees/from-facts.ts'
import { fixLink } from './fix-link.ts'

const file = { typeId: 1, id: 7, path: '/visaCareH1BCaseDetails/7' }
const petition = { id: 3, formId: 'i-129', edition: '2026-02-27', side: '' }

test.each(Object.entries(factBehind))('what is open about %s is answered on Form I-129', (_input, fact) => {
  expect(fixLink(fact.id, file, [petition])).toMatchObject({
    to: expect.stringContaining('/visaCareAddCaseI129/7'),
    label: expect.stringMatching(/^Open Form I-129 at Part /),
  })
})

test('a part of the filing leads to its place on the filing screen, a document to the case', () => {
  expect(fixLink('case.signatures', file, [])?.to).toBe('/visaCareFiling/7#sign-here')
  expect(fixLink('case.exhibits', file, [])?.to).toBe('/visaCareH1BCaseDetails/7#documents')
})
