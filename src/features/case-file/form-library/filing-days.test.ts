import { expect, test } from 'vitest'
import { filingDaysFrom, type Leaving } from './filing-days.ts'
import { type Basis, editionStatus, type Known } from './rules.ts'

const old: Known = {
  ...{ formId: 'i-129', edition: '2025-01-20', ombExpiresOn: null, takenFrom: '2025-01-20', takenUntil: '2026-03-31' },
  ...{ confirmed: true, note: '', status: 'Imported' },
}
const unplanned: Leaving = { filedOn: null, receiptOn: null, fileOn: null, online: false }

/** D-44: Form I-129 of 01/20/25 was taken until 03-31-2026, by the day of the receipt. 03-30-2026 is a Monday. */
test.each<[string, string, Partial<Leaving>, Basis, string]>([
  ['nothing is planned: as if posted today', '2026-03-30', {}, 'received', 'current'],
  ['nothing is planned, and what is posted today comes too late', '2026-03-31', {}, 'received', 'superseded'],
  ['long before, planned for a day that is in time', '2026-03-20', { fileOn: '2026-03-30' }, 'received', 'current'],
  ['long before, planned for a day too late', '2026-03-20', { fileOn: '2026-03-31' }, 'received', 'superseded'],
  ['the same day by postmark', '2026-03-20', { fileOn: '2026-03-31' }, 'postmark', 'current'],
  ['the same day online', '2026-03-20', { fileOn: '2026-03-31', online: true }, 'received', 'current'],
  ['the planned day has gone by', '2026-04-01', { fileOn: '2026-03-25' }, 'postmark', 'superseded'],
  [
    'filed and received in time, looked at later',
    '2026-11-16',
    { filedOn: '2026-03-30', receiptOn: '2026-03-31' },
    'received',
    'current',
  ],
  [
    'posted 03-30, received 04-01',
    '2026-04-01',
    { filedOn: '2026-03-30', receiptOn: '2026-04-01' },
    'received',
    'superseded',
  ],
])('%s', (_what, today, leaving, basis, flag) => {
  const days = filingDaysFrom({ ...unplanned, ...leaving }, today)
  expect(editionStatus([{ ...old, basis }], 'i-129', '2025-01-20', days).flag).toBe(flag)
})
