import { expect, test } from 'vitest'
import { type DeductionLine, verdictOn } from './DeductionsCard.tsx'

const line = (cents: number, more: Partial<DeductionLine> = {}): DeductionLine => ({
  ...{ worker: 'Priya NAIR', kind: 'attorney or filing cost', cents, paidCents: 10_000_000, ...more },
})
const verdicts = (lines: DeductionLine[], required: number | undefined = 9_850_000) =>
  lines.map((each) => verdictOn(each, lines, required))

test.each<[string, DeductionLine[], string[]]>([
  ['HC-20: 1,500 leaves the required wage', [line(150_000)], ['allowed']],
  ['HC-20: 2,000 does not', [line(200_000)], ['not allowed']],
  ['two that are too much together', [line(100_000), line(100_000)], ['not allowed', 'not allowed']],
  ['of two workers', [line(100_000), line(100_000, { worker: 'Rohan WEI' })], ['allowed', 'allowed']],
  ['the training fee, never', [line(1, { kind: 'ACWIA fee' })], ['not allowed']],
  ['a penalty, never', [line(1, { kind: 'penalty for leaving' })], ['not allowed']],
  ['what the law requires', [line(900_000, { kind: 'required by law' })], ['allowed']],
])('%s', (_what, lines, wanted) => expect(verdicts(lines)).toEqual(wanted))

test('without the required wage no cost is called allowed', () => {
  expect(verdictOn(line(1), [line(1)], undefined)).toBe('wages missing')
  expect(verdictOn(line(1, { kind: 'ACWIA fee' }), [], undefined)).toBe('not allowed')
})
