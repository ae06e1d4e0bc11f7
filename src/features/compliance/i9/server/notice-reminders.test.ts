import { expect, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import { noticeSaid } from './notice-reminders.ts'

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
