import { expect, test } from 'vitest'
import { approvedAtMost } from './approved-at-most.ts'
import type { BeyondFacts } from './beyond-six-years.ts'

type Facts = BeyondFacts & { requestedStartOn: string }
const pending = { laborCertificationStatus: 'pending' } as const

/** deadlines.md D-15: until when an approval may hold, and what the refusal of a later day says. */
test.each<[string, Facts, string, RegExp]>([
  [
    'nothing is known',
    { maxOut: '2026-10-25', requestedStartOn: '2026-10-01' },
    '2026-10-25',
    /Later only with a labor/,
  ],
  [
    'E1',
    { maxOut: '2026-10-25', requestedStartOn: '2026-10-26', laborCertificationFiledOn: '2025-09-15', ...pending },
    '2027-10-25',
    /one year from 10-26-2026 \(AC21 §106\(a\)\)/,
  ],
  [
    'E1, not known whether it is alive',
    { maxOut: '2026-10-25', requestedStartOn: '2026-10-26', laborCertificationFiledOn: '2025-09-15' },
    '2026-10-25',
    /must be known whether the labor certification or the I-140 is still alive/,
  ],
  [
    'E2',
    { maxOut: '2026-10-25', requestedStartOn: '2026-10-26', laborCertificationFiledOn: '2026-01-20', ...pending },
    '2026-10-25',
    /365 days on 10-26-2026\. One year more \(AC21 §106\(a\)\) may begin 01-20-2027/,
  ],
  [
    'E3 at the limit',
    { maxOut: '2026-10-25', requestedStartOn: '2026-10-26', laborCertificationFiledOn: '2025-10-26', ...pending },
    '2027-10-25',
    /one year/,
  ],
  [
    'E3 a day late',
    { maxOut: '2026-10-25', requestedStartOn: '2026-10-26', laborCertificationFiledOn: '2025-10-27', ...pending },
    '2026-10-25',
    /may begin 10-27-2026/,
  ],
  [
    'E4 and E6',
    { maxOut: '2022-10-25', requestedStartOn: '2026-12-01', i140ApprovedOn: '2019-05-01', priorityDateCurrent: false },
    '2029-11-30',
    /three years from 12-01-2026 \(AC21 §104\(c\)\)/,
  ],
  [
    'E5',
    {
      ...{ maxOut: '2026-10-25', requestedStartOn: '2026-10-26', laborCertificationFiledOn: '2024-10-01' },
      ...{ i140FiledOn: '2025-03-01', i140ApprovedOn: '2025-06-01', priorityDateCurrent: true },
    },
    '2027-10-25',
    /Three years need an approved I-140 and no visa number/,
  ],
  [
    'E5, not known whether it is current',
    {
      ...{ maxOut: '2026-10-25', requestedStartOn: '2026-10-26', laborCertificationFiledOn: '2024-10-01' },
      ...{ i140FiledOn: '2025-03-01', i140ApprovedOn: '2025-06-01' },
    },
    '2027-10-25',
    /no visa number was available on the day of filing: enter it/,
  ],
  [
    'E7',
    { maxOut: '2022-10-25', requestedStartOn: '2026-12-01', laborCertificationFiledOn: '2024-03-01', ...pending },
    '2027-11-30',
    /one year from 12-01-2026/,
  ],
  [
    'E8',
    { maxOut: '2027-03-11', requestedStartOn: '2026-10-26', laborCertificationFiledOn: '2026-01-20', ...pending },
    '2028-03-11',
    /one year from 03-12-2027/,
  ],
  [
    'E9',
    { maxOut: '2026-10-25', requestedStartOn: '2027-01-20', laborCertificationFiledOn: '2026-01-20', ...pending },
    '2028-01-19',
    /one year from 01-20-2027/,
  ],
  [
    'E10',
    {
      ...{ maxOut: '2026-10-25', requestedStartOn: '2026-10-26', petitionFiledOn: '2026-06-01' },
      ...{ laborCertificationFiledOn: '2024-10-01', certifiedOn: '2025-11-03' },
    },
    '2026-10-25',
    /not available: the labor certification expired without an I-140/,
  ],
  [
    'E11',
    {
      ...{ maxOut: '2026-10-25', requestedStartOn: '2026-10-26', petitionFiledOn: '2026-10-05' },
      ...{ laborCertificationFiledOn: '2024-10-01', i140ApprovedOn: '2025-05-01', i140FiledOn: '2025-02-01' },
      ...{ priorityDateCurrent: true, visaAvailableOn: '2025-09-01' },
    },
    '2026-10-25',
    /a visa was available for a year and nobody asked for residence/,
  ],
])('%s', (_example, facts, until, why) => {
  expect(approvedAtMost(facts)).toEqual({ until, why: expect.stringMatching(why) })
})
