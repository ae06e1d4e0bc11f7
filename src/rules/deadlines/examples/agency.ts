import { federalCalendar } from '#rules/calendar/business-days.ts'
import { closed, due, each, judged } from './example.ts'

const i539 = (rfeDatedOn: string) => ({ rfeDatedOn, requestedForm: 'i-539' })
const paper = { answerChannel: 'paper' } as const
const online = { answerChannel: 'online' } as const
const h1b = (premiumReceivedOn: string) => ({ premiumClass: 'I-129', premiumReceivedOn })
const revoked = 'revocation of an immigrant petition' as const

/** deadlines.md D-40 to D-44. */
export const agencyExamples = [
  ...each('D-40', 'response', [
    ['E1', { rfeDatedOn: '2026-09-01' }, '2026-11-27'],
    ['E2', { rfeDatedOn: '2026-11-02' }, '2027-01-28'],
    ['E3', { rfeDatedOn: '2026-08-28' }, '2026-11-23'],
    ['E4 I-539 on paper', { ...i539('2026-11-16'), ...paper }, '2026-12-21'],
    ['E4 I-539 online', { ...i539('2026-11-16'), ...online }, '2026-12-19'],
    ['E4 I-539, nobody said how', i539('2026-11-16'), '2026-12-19'],
    ['E5 I-539 on paper', { ...i539('2026-10-26'), ...paper }, '2026-11-30'],
    ['E5 I-539 online', { ...i539('2026-10-26'), ...online }, '2026-11-28'],
    ['served online', { rfeDatedOn: '2026-11-02', servedBy: 'online' }, '2027-01-25'],
    ['abroad', { rfeDatedOn: '2026-11-02', recipientAbroad: true }, '2027-02-08'],
    ['printed date wins', { rfeDatedOn: '2026-09-01', rfePrintedDueOn: '2026-11-24' }, '2026-11-24'],
    ['printed later wins too', { rfeDatedOn: '2026-09-01', rfePrintedDueOn: '2026-12-01' }, '2026-12-01'],
  ]),
  ...each('D-41', 'response', [
    ['E1 paper', { noticeDatedOn: '2026-11-02', ...paper }, '2026-12-07'],
    ['E1 online', { noticeDatedOn: '2026-11-02', ...online }, '2026-12-05'],
    ['E2 paper', { noticeDatedOn: '2026-10-09', ...paper }, '2026-11-12'],
    ['E2 online', { noticeDatedOn: '2026-10-09', ...online }, '2026-11-11'],
    ['E3 paper', { noticeDatedOn: '2026-12-01', ...paper }, '2027-01-04'],
    ['E3 online', { noticeDatedOn: '2026-12-01', ...online }, '2027-01-03'],
  ]),
  ...each('D-42', 'appeal', [
    ['11-13 denial', { decisionDatedOn: '2026-11-13' }, '2026-12-16'],
    ['11-13 revocation', { decisionDatedOn: '2026-11-13', decisionKind: revoked }, '2026-12-01'],
    ['12-08 denial, paper', { decisionDatedOn: '2026-12-08', ...paper }, '2027-01-11'],
    ['12-08 denial, online', { decisionDatedOn: '2026-12-08', ...online }, '2027-01-10'],
    ['12-08 revocation, paper', { decisionDatedOn: '2026-12-08', decisionKind: revoked, ...paper }, '2026-12-28'],
    ['12-08 revocation, online', { decisionDatedOn: '2026-12-08', decisionKind: revoked, ...online }, '2026-12-26'],
  ]),
  ...each('D-43', 'agency acts', [
    ['E1', h1b('2026-11-16'), '2026-12-08'],
    ['E2', h1b('2026-11-25'), '2026-12-17'],
    ['E3', h1b('2026-12-18'), '2027-01-12'],
    ['E4', { premiumClass: 'I-765 (c)(3)(B)', premiumReceivedOn: '2026-11-16' }, '2026-12-30'],
    ['E5', { premiumClass: 'I-140 E21 NIW', premiumReceivedOn: '2026-11-16' }, '2027-01-22'],
    ['E6 after the response', { ...h1b('2026-11-16'), premiumResponseReceivedOn: '2027-01-15' }, '2027-02-08'],
    [
      'biometrics first',
      { premiumClass: 'I-539 F-1', premiumReceivedOn: '2026-10-01', premiumReadyOn: '2026-11-16' },
      '2026-12-30',
    ],
    ['none for an I-485', { premiumClass: 'I-485', premiumReceivedOn: '2026-11-16' }, 'none'],
  ]),
  due(
    'D-43',
    'a closure counts',
    'agency acts',
    h1b('2026-11-16'),
    '2026-12-09',
    closed(federalCalendar(['2026-11-27'])),
  ),
  ...['I-539 H-4', 'I-765 (c)(9)', 'I-765 (c)(26)', 'I-485', 'I-130', 'I-131'].map((premiumClass) =>
    judged('D-43', `${premiumClass} not available`, 'premium available', { premiumClass }, 'error', 'Not available'),
  ),
  ...(
    [
      ['I-129', 15],
      ['I-140 E13', 45],
      ['I-765 (c)(3)(C)', 30],
    ] as const
  ).map(([premiumClass, days]) =>
    judged('D-43', premiumClass, 'premium available', { premiumClass }, 'ok', `${days} business days`),
  ),
  judged(
    'D-44',
    'postmark 02-28',
    'fees and rules by postmark',
    { postmarkedOn: '2026-02-28' },
    'ok',
    'I-907 fee of 2024',
  ),
  judged(
    'D-44',
    'postmark 03-01',
    'fees and rules by postmark',
    { postmarkedOn: '2026-03-01' },
    'ok',
    'I-907 fee of 2026',
  ),
  judged(
    'D-44',
    'old edition 04-01',
    'I-129 edition',
    { i129Edition: '01/20/25', receivedOn: '2026-04-01' },
    'error',
    'rejected',
  ),
  judged('D-44', 'old edition 03-31', 'I-129 edition', { i129Edition: '01/20/25', receivedOn: '2026-03-31' }, 'ok'),
  judged('D-44', 'new edition', 'I-129 edition', { i129Edition: '02/27/26', receivedOn: '2026-04-01' }, 'ok'),
]
