import { expect, test } from 'vitest'
import type { ShownDocument } from './combinations.ts'
import { authorizationEnd, type OnForm, type Reverification, reverification } from './reverification.ts'

const a = (title: string, expiresOn?: string, more: Partial<ShownDocument> = {}): ShownDocument => ({
  list: 'A',
  title,
  expiresOn,
  ...more,
})
const license: ShownDocument = { list: 'B', title: 'Driver’s License', expiresOn: '2026-12-01' }
const socialSecurity: ShownDocument = { list: 'C', title: 'Social Security Card' }
const passport = a('Foreign Passport', '2031-06-30')
const ead = (until: string) => a('Employment Auth. Doc. (I-766)', until)
const alien = { attested: 'Authorized to work' } as const
const resident = { attested: 'Permanent resident' } as const
const h1b: OnForm = { ...alien, documents: [passport, a('Form I-94', '2027-05-15')] }

/** The worked examples V1 to V8 of i9.md §6, and its table row by row. */
test.each<[string, OnForm, string | Reverification['kind']]>([
  [
    'V1 a permanent resident’s card that ends',
    { ...resident, documents: [a('Permanent Resident Card', '2027-01-01')] },
    'never',
  ],
  ['V2 H-1B with an I-94', h1b, '2027-05-15'],
  ['V3 an extension by the same employer', { ...h1b, extension: { filedOn: '2027-04-20', days: 239 } }, '2028-01-09'],
  ['V3 with 240 days', { ...h1b, extension: { filedOn: '2027-04-20', days: 240 } }, '2028-01-10'],
  ['V4 a work permit whose renewal extends nothing', { ...alien, documents: [ead('2026-12-31')] }, '2026-12-31'],
  [
    'V5 box 4 before the card',
    { ...alien, authorizedUntil: '2027-03-01', documents: [ead('2027-06-30')] },
    '2027-03-01',
  ],
  ['V6 a U.S. passport', { attested: 'Citizen', documents: [a('U.S. Passport', '2026-12-01')] }, 'never'],
  ['V7 a driver’s license', { attested: 'National', documents: [license, socialSecurity] }, 'never'],
  [
    'V8 never by the passport',
    {
      ...alien,
      authorizedUntil: '2027-05-15',
      documents: [a('Foreign Passport', '2026-12-31'), a('Form I-94', '2027-05-15')],
    },
    '2027-05-15',
  ],
  ['an extension filed too late', { ...h1b, extension: { filedOn: '2027-05-16', days: 239 } }, '2027-05-15'],
  [
    'a resident with a temporary stamp, once',
    { ...resident, documents: [a('Foreign Passport, I-551 stamp', '2027-02-01')] },
    '2027-02-01',
  ],
  [
    'a resident whose stamp was followed by the card',
    {
      ...resident,
      documents: [a('Foreign Passport, I-551 stamp', '2027-02-01'), a('Permanent Resident Card', '2036-01-01')],
    },
    'never',
  ],
  ['a stamp without its end', { ...resident, documents: [a('Foreign Passport, MRIV')] }, 'unknown'],
  [
    'a resident with a license and a Social Security card',
    { ...resident, documents: [license, socialSecurity] },
    'never',
  ],
  [
    'a work permit that is extended',
    { ...alien, documents: [a('Employment Auth. Doc. (I-766)', '2026-12-31', { extendedUntil: '2027-06-29' })] },
    '2027-06-29',
  ],
  [
    'the I-797C beside a work permit changes nothing',
    { ...alien, documents: [ead('2026-12-31'), a('Form I-797C', '2026-01-01')] },
    '2026-12-31',
  ],
  [
    'a student’s program',
    { ...alien, documents: [passport, a('Form I-94'), a('Form I-20', '2027-05-31')] },
    '2027-05-31',
  ],
  [
    'RC7 an I-94 of List C',
    { ...alien, documents: [license, { list: 'C', title: 'DHS Employment Authorization', expiresOn: '2027-01-10' }] },
    '2027-01-10',
  ],
  [
    'an asylee with a license and an unrestricted card',
    { ...alien, authorizedUntil: 'N/A', documents: [license, socialSecurity] },
    'never',
  ],
  [
    'an unrestricted card, but a day in box 4',
    { ...alien, authorizedUntil: '2027-03-01', documents: [license, socialSecurity] },
    '2027-03-01',
  ],
  ['no day anywhere is no all-clear', { ...alien, documents: [license, socialSecurity] }, 'unknown'],
  ['a form without a box', { documents: [ead('2026-12-31')] }, 'unknown'],
])('%s', (_what, form, expected) => {
  const found = reverification(form)
  expect(found.kind === 'on' ? found.day : found.kind).toBe(expected)
})

test('V3 the note says the day of filing', () =>
  expect(reverification({ ...h1b, extension: { filedOn: '2027-04-20', days: 239 } })).toMatchObject({
    note: '240-Day Ext. 2027-04-20',
  }))

test('nothing of List B ends an authorization', () =>
  expect(authorizationEnd([license, socialSecurity])).toBeUndefined())
