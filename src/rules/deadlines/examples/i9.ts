import type { Given } from '../inputs.ts'
import { due, each, employed, having, judged } from './example.ts'

const signed = (section1SignedOn: string, offerAcceptedOn?: string): Given => ({
  firstDayOfWork: '2026-11-16',
  section1SignedOn,
  offerAcceptedOn,
})
const dated = { reverificationGroup: 'authorized until a date' } as const
const retained = (firstDayOfWork: string, terminatedOn: string): Given => ({ firstDayOfWork, terminatedOn })

/** deadlines.md D-70 to D-76, with i9.md §§6 to 8. */
export const i9Examples = [
  ...each('D-70', 'Section 1', [['first day', { firstDayOfWork: '2026-11-16' }, '2026-11-16']]),
  judged('D-70', 'early enough', 'Section 1 in time', signed('2026-11-10', '2026-11-09'), 'ok'),
  judged('D-70', 'first day', 'Section 1 in time', signed('2026-11-16'), 'ok'),
  judged('D-70', 'late', 'Section 1 in time', signed('2026-11-17'), 'error', 'late'),
  judged('D-70', 'before the offer', 'Section 1 in time', signed('2026-11-05', '2026-11-09'), 'error', 'not allowed'),
  ...each('D-71', 'Section 2', [
    ['Monday', { firstDayOfWork: '2026-11-16' }, '2026-11-19'],
    ['Thursday', { firstDayOfWork: '2026-11-19' }, '2026-11-24'],
    ['Thanksgiving', { firstDayOfWork: '2026-11-25' }, '2026-12-01'],
    ['Veterans Day, closed', { firstDayOfWork: '2026-11-09' }, '2026-11-13'],
    ['Christmas', { firstDayOfWork: '2026-12-23' }, '2026-12-29'],
    ['Independence Day', { firstDayOfWork: '2026-07-01' }, '2026-07-07'],
    ["New Year's Eve", { firstDayOfWork: '2026-12-31' }, '2027-01-06'],
    ['job of two days', { firstDayOfWork: '2026-11-16', jobBusinessDays: 2 }, '2026-11-16'],
  ]),
  due(
    'D-71',
    'Veterans Day, open',
    'Section 2',
    { firstDayOfWork: '2026-11-09' },
    '2026-11-12',
    employed({ openOn: ['2026-11-11'] }),
  ),
  due(
    'D-71',
    'open seven days',
    'Section 2',
    { firstDayOfWork: '2026-11-14' },
    '2026-11-17',
    employed({ weekdays: [0, 1, 2, 3, 4, 5, 6] }),
  ),
  ...each('D-71', 'E-Verify case', [['i9.md §4', { firstDayOfWork: '2026-11-19' }, '2026-11-24']]),
  ...each('D-72', 'receipt', [
    ['09-01', { firstDayOfWork: '2026-09-01', receiptShown: true }, '2026-11-30'],
    ['11-16', { firstDayOfWork: '2026-11-16', receiptShown: true }, '2027-02-14'],
    ['12-03', { firstDayOfWork: '2026-12-03', receiptShown: true }, '2027-03-03'],
    [
      'for a reverification',
      { firstDayOfWork: '2020-12-03', receiptShown: true, reverifiedDocumentExpiresOn: '2026-09-01' },
      '2026-11-30',
    ],
  ]),
  ...each('D-73', 'reverification', [
    [
      'V1 permanent resident',
      { reverificationGroup: 'permanent resident card', authorizationEndsOn: '2027-01-01' },
      'none',
    ],
    ['V2 H-1B', { ...dated, authorizedUntil: '2027-05-15' }, '2027-05-15'],
    ['V3 extension', { ...dated, authorizedUntil: '2027-05-15', workAuthorizedOn: '2028-01-09' }, '2028-01-09'],
    ['V4 EAD', { ...dated, authorizationEndsOn: '2026-12-31' }, '2026-12-31'],
    ['V5 the earlier', { ...dated, authorizedUntil: '2027-03-01', authorizationEndsOn: '2027-06-30' }, '2027-03-01'],
    [
      'V8 not by the passport',
      { ...dated, authorizedUntil: '2027-05-15', authorizationEndsOn: '2027-05-15', passportExpiresOn: '2026-12-31' },
      '2027-05-15',
    ],
    ['V6 citizen', { reverificationGroup: 'citizen or national', authorizationEndsOn: '2026-12-01' }, 'none'],
    ['V7 list B', { reverificationGroup: 'list B document only', authorizationEndsOn: '2026-12-01' }, 'none'],
  ]),
  ...each('D-74', 'retention', [
    ['T1', retained('2020-03-02', '2026-11-13'), '2027-11-13'],
    ['T2', retained('2025-06-16', '2026-01-30'), '2028-06-16'],
    ['T3 leap', retained('2024-02-29', '2024-08-15'), '2027-03-01'],
    ['T4 tie', retained('2023-11-20', '2025-11-20'), '2026-11-20'],
  ]),
  due(
    'D-74',
    'T3 clamped down',
    'retention',
    retained('2024-02-29', '2024-08-15'),
    '2027-02-28',
    having({ name: 'clampRetention', value: 'down' }),
  ),
  ...(
    [
      ['11-24', '2026-11-24', '2026-11-30', '2026-12-09'],
      ['12-18', '2026-12-18', '2026-12-23', '2027-01-05'],
      ['12-31', '2026-12-31', '2027-01-06', '2027-01-15'],
    ] as const
  ).flatMap(([name, notice, produce, cure]) => [
    due('D-75', name, 'inspection', { inspectionNoticeOn: notice }, produce),
    due('D-76', name, 'technical failures', { failuresNoticeOn: notice }, cure),
  ]),
]
