import { expect, test } from 'vitest'
import { searchable, showsSsn } from './personal-numbers.ts'

test.each([
  ['123-45-6789'],
  ['123 45 6789'],
  ['123456789'],
  ['123‑45‑6789'],
  ['123 - 45 - 6789'],
  ['1 2 3 4 5 6 7 8 9'],
  ['A123456789'],
  ['A 123-456-789'],
  ['a# 123 456 789'],
  ['A012345678'],
  ['A12345678'],
  ['123-456-789'],
  ['Z1234567'],
  ['C01X00T47'],
  ['G12345678'],
  ['１２３４５６７８９'],
  ['P<INDNAIR<<PRIYA<<<<<<<<<<<<<<<<<<<<<<<<<<<<'],
  ['Z1234567<8IND9001011F3001012<<<<<<<<<<<<<<06'],
])('%s never reaches the index', (number) => {
  const kept = searchable(`The number is ${number}\nand 5 others, says Priya.`)
  expect(kept).toMatch(/^The number is|^and 5/)
  expect(kept.replace('5 others', '')).not.toMatch(/\d/)
})

test('dates, amounts, places and receipt numbers can be searched', () => {
  const text = 'Receipt IOE0912345678 of 11-12-2026: $165,000 a year in Boston, MA 02139, case 26-00417.'
  expect(searchable(text)).toBe(text)
})

const named = (documentType: string, description = '') => showsSsn({ documentType, description })

test.each([
  'Social Security card',
  'SSN card',
  'Pay stubs of the last 2–3 months and W-2',
  'W2',
  'W-2s and pay records of the beneficiary',
  'Form 1040',
  '1099',
  'Latest federal tax return or transcript',
])('%s shows the number', (name) => expect(named(name)).toBe(true))

test.each(['Passport photo page', 'Degree and transcripts', 'I-94', 'Support letter', 'Form I-20 of 10402'])(
  '%s does not',
  (name) => expect(named(name)).toBe(false),
)

test('what somebody wrote about it counts too', () =>
  expect(named('Other', 'copy of my social security card')).toBe(true))
