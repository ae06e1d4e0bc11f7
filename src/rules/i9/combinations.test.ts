import { describe, expect, test } from 'vitest'
import { listedDocuments } from '#facts/i9-documents.ts'
import { countByList, documentFaults, type Examined, isOneChoice, type ShownDocument } from './combinations.ts'

const on = { on: '2026-11-16' }
const a = (title: string, more: Partial<ShownDocument> = {}): ShownDocument => ({ list: 'A', title, ...more })
const license: ShownDocument = { list: 'B', title: 'Driver’s License', expiresOn: '2030-01-01' }
const socialSecurity: ShownDocument = { list: 'C', title: 'Social Security Card' }
const passport = a('Foreign Passport', { expiresOn: '2031-06-30' })
const i94 = a('Form I-94', { expiresOn: '2027-05-15' })
const ead = a('Employment Auth. Doc. (I-766)', { expiresOn: '2026-10-01' })

/** i9.md §3 and §14: the combinations that are taken … */
test.each<[string, readonly ShownDocument[], Partial<Examined>?]>([
  ['one of List A', [a('U.S. Passport', { expiresOn: '2027-01-01' })]],
  ['one of List B and one of List C', [license, socialSecurity]],
  ['H-1B: passport and I-94 are one of List A', [passport, i94]],
  [
    'F-1 with CPT: passport, I-94 and endorsed I-20',
    [passport, a('Form I-94'), a('Form I-20', { expiresOn: '2027-05-31' })],
  ],
  ['J-1: passport, I-94 and DS-2019', [passport, a('Form I-94'), a('Form DS-2019', { expiresOn: '2027-05-31' })]],
  ['H-1B portability: passport, unexpired I-94 and I-797C', [passport, i94, a('Form I-797C')]],
  ['F-1 with OPT: the work permit', [a('Employment Auth. Doc. (I-766)', { expiresOn: '2027-01-01' })]],
  [
    'a citizen of Micronesia: passport and I-94',
    [a('FSM or RMI Passport', { expiresOn: '2030-01-01' }), a('Form I-94')],
  ],
  ['RC1 a receipt for a lost license', [{ ...license, receipt: 'replacement' }, socialSecurity]],
  ['RC3 an I-94 of a refugee as a receipt', [a('Form I-94', { receipt: 'replacement' })]],
  ['RC4 to RC6 an expired card that is extended', [{ ...ead, extendedUntil: '2027-03-30' }, a('Form I-797C')]],
  [
    'RC7 an I-94 marked L-2S is of List C',
    [license, { list: 'C', title: 'DHS Employment Authorization', expiresOn: '2027-01-01' }],
  ],
  [
    'a school record of somebody under 18',
    [{ list: 'B', title: 'School Record' }, socialSecurity],
    { mayShowRecords: true },
  ],
  ['a card without photo where there is no E-Verify', [{ ...license, withoutPhoto: true }, socialSecurity]],
  ['what ends on the day it is shown', [{ ...license, expiresOn: '2026-11-16' }, socialSecurity]],
])('%s', (_what, shown, examined) => expect(documentFaults(shown, { ...on, ...examined })).toEqual([]))

/** … and those that are not. */
test.each<[string, readonly ShownDocument[], readonly string[], Partial<Examined>?]>([
  ['nothing', [], ['nothing']],
  ['identity alone', [license], ['half']],
  ['authorization alone', [socialSecurity], ['half']],
  ['a foreign passport alone', [passport], ['half']],
  ['an I-94 alone', [i94], ['half']],
  ['List A with B and C', [passport, i94, license, socialSecurity], ['more than needed']],
  ['two of List A', [a('U.S. Passport'), a('Permanent Resident Card')], ['more than needed']],
  ['two of List C', [license, socialSecurity, { list: 'C', title: 'Birth Certificate' }], ['more than needed']],
  ['an expired license', [{ ...license, expiresOn: '2026-11-15' }, socialSecurity], ['expired']],
  ['an expired work permit', [ead], ['expired']],
  ['an expired passport beside a valid I-94', [{ ...passport, expiresOn: '2026-11-01' }, i94], ['expired']],
  ['a receipt of a renewal', [{ ...ead, expiresOn: undefined, receipt: 'application' }], ['receipt']],
  [
    'a receipt for two days of work',
    [{ ...license, receipt: 'replacement' }, socialSecurity],
    ['receipt'],
    { businessDays: 2 },
  ],
  ['a restricted card', [license, { ...socialSecurity, restricted: true }], ['restricted']],
  ['no photo with E-Verify', [{ ...license, withoutPhoto: true }, socialSecurity], ['no photo'], { usesEVerify: true }],
  ['a report card of an adult', [{ list: 'B', title: 'Report Card' }, socialSecurity], ['records']],
])('not %s', (_what, shown, ids, examined) =>
  expect(documentFaults(shown, { ...on, ...examined }).map(({ id }) => id)).toEqual(ids),
)

describe('the lists of the form', () => {
  test('each document of A is a choice with what belongs to it, each of B with one of C', () => {
    for (const { list, title, with: further = [], minorsOnly } of listedDocuments) {
      const papers = further.includes('Form I-94')
        ? [
            { list, title },
            { list, title: 'Form I-94' },
          ]
        : [{ list, title }]
      const shown = list === 'A' ? papers : list === 'B' ? [...papers, socialSecurity] : [license, ...papers]
      expect([title, isOneChoice(shown)]).toEqual([title, true])
      expect([title, documentFaults(shown, { ...on, mayShowRecords: minorsOnly })]).toEqual([title, []])
    }
  })

  test('a passport, its I-94 and a notice are one of List A', () =>
    expect(countByList([passport, i94, a('Form I-797C'), license])).toEqual({ A: 1, B: 1, C: 0 }))

  test('too much is a warning, and no sentence names a document to bring', () => {
    const [much] = documentFaults([a('U.S. Passport'), license], on)
    expect(much?.severity).toBe('warn')
    for (const { words } of documentFaults([license], on)) expect(words).not.toMatch(/passport|card|bring|show a/i)
  })
})
