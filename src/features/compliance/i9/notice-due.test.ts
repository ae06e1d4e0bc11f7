import { expect, test } from 'vitest'
import { standard } from '#rules/deadlines/deadline.ts'
import type { NoticeKind } from './notices.ts'
import { noticeDue } from './server/bundle-handlers.ts'

const served = (servedOn: string, printedDueOn: string | null = null) => ({
  ...{ servedOn, servedHow: 'person' as const, printedDueOn },
})

/** i9.md I9-10 and I9-11, by the function that the screen saves with. */
test.each<[NoticeKind, string, string | null, string | null]>([
  ['inspection', '2026-11-24', null, '2026-11-30'],
  ['technical failures', '2026-11-24', null, '2026-12-09'],
  ['technical failures', '2026-11-24', '2026-12-11', '2026-12-11'],
  ['suspect documents', '2026-11-16', null, '2026-12-01'],
  ['suspect documents', '2026-11-16', '2026-11-30', '2026-11-30'],
  ['discrepancies', '2026-11-16', null, '2026-12-01'],
  ['warning', '2026-11-16', null, null],
  ['intent to fine', '2026-11-16', null, '2026-12-16'],
  // Not rolled: the day itself is the last, and an earlier printed one governs.
  ['intent to fine', '2026-11-25', null, '2026-12-25'],
  ['intent to fine', '2026-11-16', '2026-12-11', '2026-12-11'],
])('%s served %s, printed %s: %s', (kind, on, printed, due) =>
  expect(noticeDue(kind, served(on, printed), standard)).toBe(due),
)

test('where the mail adds days to an intent to fine, it adds them to one that was mailed', () => {
  const settings = standard.settings.map((row) => (row.name === 'fineNoticeMailDays' ? { ...row, value: 5 } : row))
  const due = (servedHow: 'person' | 'mail') =>
    noticeDue('intent to fine', { ...served('2026-11-16'), servedHow }, { ...standard, settings } as typeof standard)
  expect([due('person'), due('mail')]).toEqual(['2026-12-16', '2026-12-21'])
})
