import { expect, test } from 'vitest'
import { bundleCounts, keepingWords, progressWords } from './dashboard-words.ts'
import type { Bundle } from './records.ts'

test('a form past its keeping date is not counted with those that go in, also while a notice keeps it', () => {
  const rows = [
    { group: 'complete', keepUntil: null },
    { group: 'late', keepUntil: null },
    { group: 'former', keepUntil: '2027-03-31' },
    { group: 'former', keepUntil: '2026-11-16' },
  ] as const
  expect(bundleCounts(rows, '2026-11-17')).toEqual({ current: 2, former: 1, pastKeeping: 1 })
})

test('a bundle that waits says that it waits, and since when', () => {
  const bundle = { status: 'Waiting', done: 0, total: 14, createdAt: '2026-11-17T23:10:04Z' } as Bundle
  expect(progressWords(bundle)).toMatch(/^Waiting for its turn since .*10.* UTC/)
  expect(progressWords({ ...bundle, status: 'Working', done: 5 })).toBe('Building, 5 of 14')
})

const former = (name: string, keepUntil: string, waits: 'destruction' | null = null) => ({
  ...{ name, group: 'former' as const, waits, keepUntil },
})

test.each([
  ['nobody left', [], 'No form is past its keeping date.'],
  ['later', [former('Ann LEE', '2027-01-02')], 'No form is past its keeping date. Next: Ann LEE after 01-02-2027.'],
  ['over', [former('Ann LEE', '2020-05-15', 'destruction')], '1 former employee is past the keeping date.'],
  [
    'over, and held by a notice',
    [former('Hana LARSEN', '2020-05-15'), former('Ann LEE', '2027-01-02')],
    '1 former employee is past the keeping date and kept while a notice is open. Next: Ann LEE after 01-02-2027.',
  ],
])('%s', (_when, rows, said) => expect(keepingWords(rows, '2026-11-17')).toBe(said))
