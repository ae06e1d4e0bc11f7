import { expect, test } from 'vitest'
import { askedOfEmployee } from './asked-of-employee.ts'
import type { Frame } from './rules.ts'

const done: Frame = {
  ...{ id: 1, firstDay: '2026-11-02', endedOn: null, section1On: '2026-11-02', section2DueOn: '2026-11-05' },
  ...{ section2On: '2026-11-04', receiptDueOn: null, receiptDoneOn: null, reverify: 'never', reverifyOn: null },
  ...{ toldOn: null, everify: null, link: 'none', linkSentOn: null, givenName: 'Grace', usesEVerify: false },
  mayWorkUntil: null,
}
const ends = (reverifyOn: string) => ({ reverify: 'on', reverifyOn }) as const

test.each<[string, Partial<Frame>, string | null, string | null]>([
  ['nothing', {}, null, null],
  ['her signature', { section1On: null, section2On: null }, 'section 1', '2026-11-02'],
  ['documents of her choice', { section2On: null }, 'documents', '2026-11-05'],
  ['what a receipt stood for', { receiptDueOn: '2027-01-31' }, 'replacement', '2027-01-31'],
  ['her authorization goes on', ends('2027-01-15'), 'reverification', '2027-01-15'],
  ['her record ends first', { ...ends('2027-09-15'), mayWorkUntil: '2027-01-15' }, 'reverification', '2027-01-15'],
  ['an end far away', ends('2027-09-15'), null, null],
  ['the E-Verify case is the employer’s', { usesEVerify: true }, null, null],
  ['somebody who left', { section2On: null, endedOn: '2026-11-10' }, null, null],
])('asked of an employee: %s', (_what, more, asks, dueOn) =>
  expect(askedOfEmployee({ ...done, ...more }, '2026-11-16')).toEqual({ asks, dueOn }),
)
