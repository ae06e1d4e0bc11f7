import { expect, test } from 'vitest'
import { h1bPetition } from '#case-types/types/h1b.ts'
import { i130Application } from '#case-types/types/i130.ts'
import { i140Application } from '#case-types/types/i140.ts'
import { tnPetition } from '#case-types/types/tn.ts'
import { appliesAbroad, consularFeesFor } from './consular.ts'

const on = '2026-11-16'
const amounts = (...asked: Parameters<typeof consularFeesFor>) =>
  consularFeesFor(...asked).map(({ code, cents, per, confirmed }) => [code, cents, per, confirmed])

test.each([
  ['IVFEE of an I-140', i140Application, {}, [['IVFEE employment', 34_500, 'person', false]]],
  [
    'NVC864 comes with it where a relative filed or owns a part',
    i140Application,
    { relativeFiledOrOwns: true },
    [
      ['IVFEE employment', 34_500, 'person', false],
      ['NVC864', 12_000, 'case', false],
    ],
  ],
  [
    'IVFEE and NVC864 of an I-130',
    i130Application,
    {},
    [
      ['IVFEE family', 32_500, 'person', false],
      ['NVC864', 12_000, 'case', false],
    ],
  ],
  ['MRV of an H-1B petition', h1bPetition, {}, [['MRV', 20_500, 'person', false]]],
  // A TN rests on no petition: its fee is another one.
  ['no MRV of a TN', tnPetition, {}, []],
])('%s', (_what, type, known, lines) => {
  expect(amounts(type, known, { abroad: true, on })).toEqual(lines)
  expect(amounts(type, known, { abroad: false, on })).toEqual([])
})

test('MRV once confirmed here is the amount that was confirmed', () => {
  const own = [{ name: 'workVisaFee', value: 215, source: 'travel.state.gov', evidence: 'V', confirmed: true } as const]
  expect(amounts(h1bPetition, {}, { abroad: true, on, own })).toEqual([['MRV', 21_500, 'person', true]])
})

test('before an amount was in force there is none to name', () => {
  expect(amounts(h1bPetition, {}, { abroad: true, on: '2023-06-16' })).toEqual([])
})

test('who applies abroad: by the petition, or by the answer of Form I-140 or I-130', () => {
  const answered = (id: string) => (fact: string) => (fact === id ? 'Visa abroad' : undefined)
  expect(appliesAbroad(() => undefined, true)).toBe(true)
  expect(appliesAbroad(answered('case.residenceThrough'), undefined)).toBe(true)
  expect(appliesAbroad(answered('case.relativeAppliesIn'), undefined)).toBe(true)
  expect(appliesAbroad(() => 'Adjustment of status', false)).toBe(false)
})
