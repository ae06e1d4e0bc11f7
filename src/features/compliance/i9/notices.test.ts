import { expect, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import { standard } from '#rules/deadlines/deadline.ts'
import type { NoticeKind } from './notices.ts'
import { noticeDue } from './server/bundle-handlers.ts'
import { noticeSaid } from './server/notice-reminders.ts'

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

const notice = { id: 1, servedOn: '2026-11-16', companyName: 'NORTHWIND' }
const days = Array.from({ length: 40 }, (_, at) => addDays('2026-11-16', at))
const saidOn = (kind: 'intent to fine' | 'inspection', dueOn: string) =>
  days.filter((day) => noticeSaid({ ...notice, kind, dueOn }, day) !== undefined)

test('the request for a hearing is said every day from a week before it on, and once when it is over (I9-10)', () => {
  expect(saidOn('intent to fine', '2026-12-16')).toEqual(
    days.filter((day) => day >= '2026-12-09' && day <= '2026-12-17'),
  )
  expect(noticeSaid({ ...notice, kind: 'intent to fine', dueOn: '2026-12-16' }, '2026-12-11')).toMatch(
    /^NORTHWIND, notice of intent to fine: ask for a hearing in writing by 12-16-2026\. 5 days left\. Without a written/,
  )
})

test('NF3: a day on which nobody works is said as the business day before it', () => {
  expect(saidOn('intent to fine', '2026-12-25').at(0)).toBe('2026-12-17')
  expect(noticeSaid({ ...notice, kind: 'intent to fine', dueOn: '2026-12-25' }, '2026-12-24')).toContain(
    'by 12-24-2026. That is today.',
  )
})

test('another notice is said a week, three days and a day before, on its day, and once after', () => {
  expect(saidOn('inspection', '2026-12-09')).toEqual([
    ...['2026-12-02', '2026-12-06', '2026-12-08', '2026-12-09', '2026-12-10'],
  ])
})
