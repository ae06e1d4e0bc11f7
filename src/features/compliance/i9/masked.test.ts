import { expect, test } from 'vitest'
import { maskedContent, withoutDocument } from './masked.ts'
import { type Content, type Correction, Section1 } from './records.ts'

const NUMBER = 'QX73MARK91'
const signature = { name: '', on: '2026-11-02', at: '', address: '', browser: '', attestation: '' }
const document = { ...{ list: 'A', title: 'Foreign Passport', authority: 'Korea', number: NUMBER }, expiresOn: null }
const shown = { ...document, list: 'A' as const, receipt: false, restricted: false, withoutPhoto: false }
const correction = (section: 1 | 2, field: string): Correction => ({
  ...{ section, field, label: field, before: NUMBER, after: `${NUMBER}2` },
  ...{ initials: 'GP', reason: '', on: '2026-11-03', at: '', by: '' },
})

test('wherever a number stands on a Form I-9, only its end is left', () => {
  const numbers = { socialSecurity: NUMBER, aNumber: NUMBER, i94Number: NUMBER, passportNumber: NUMBER }
  const written = { documents: [shown], remote: false, copiesKept: false, notes: '', lateReason: '' }
  const content: Content = {
    section1: { ...Section1.parse(numbers), signature, language: 'en' },
    section2: {
      ...{ ...written, signerName: 'Lucía ROMERO', signerTitle: 'HR', firstDay: '2026-11-02', employer: 'Northwind' },
      ...{ employerAddress: '', signature },
    },
    replacement: { document: shown, on: '2026-11-04', by: '', at: '' },
    supplementB: [
      {
        ...{ kind: 'reverification', familyName: '', givenName: '', middleInitial: '', remote: false, notes: '' },
        ...{ signerName: 'Lucía ROMERO', document: shown, beside: shown, signature },
      },
    ],
    corrections: [...Object.keys(numbers).map((field) => correction(1, field)), correction(2, 'documents.0.number')],
    memos: [],
  }
  expect(JSON.stringify(content).split(NUMBER)).toHaveLength(19)
  expect(JSON.stringify(maskedContent(content))).not.toContain(NUMBER)
  expect(maskedContent(content).section2?.documents[0]?.number).toBe('*****K91')
})

test('what has no number stays as it is', () => {
  const content: Content = {
    section1: { ...Section1.parse({ familyName: 'PARK' }), signature, language: 'en' },
    ...{ supplementB: [], corrections: [{ ...correction(1, 'city'), before: 'Quincy' }], memos: [] },
  }
  expect(maskedContent(content)).toEqual(content)
})

test.each([
  [
    'Corrected Employment Auth. Doc. (I-766), end in Section 2, initialed LR',
    'Corrected an entry in Section 2, initialed LR',
  ],
  ['Recorded Foreign Passport in place of the receipt', 'Recorded the document in place of the receipt'],
  ['Signed Section 2, late (due 11-18-2026)', 'Signed Section 2, late (due 11-18-2026)'],
])('the history “%s” says to who did not agree: %s', (what, says) => expect(withoutDocument(what)).toBe(says))
