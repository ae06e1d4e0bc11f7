import { expect, test } from 'vitest'
import { bundleCounts, progressWords } from './bundle-words.ts'
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
