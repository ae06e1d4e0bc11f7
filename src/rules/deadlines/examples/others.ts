import { each, judged } from './example.ts'

const end = '2027-09-30'

/** deadlines.md D-80 to D-85. */
export const otherExamples = [
  ...each('D-80', 'AR-11', [
    ['11-01', { movedOn: '2026-11-01' }, '2026-11-11'],
    ['11-14', { movedOn: '2026-11-14' }, '2026-11-24'],
    ['12-24', { movedOn: '2026-12-24' }, '2027-01-03'],
    ['not for diplomats', { movedOn: '2026-12-24', classification: 'A' }, 'none'],
  ]),
  ...each('D-81', 'I-865', [
    ['11-01', { sponsorMovedOn: '2026-11-01' }, '2026-12-01'],
    ['11-14', { sponsorMovedOn: '2026-11-14' }, '2026-12-14'],
    ['12-24', { sponsorMovedOn: '2026-12-24' }, '2027-01-23'],
  ]),
  ...each('D-82', 'termination notice', [
    ['11-13', { classification: 'H-1B', lastEmploymentDay: '2026-11-13' }, '2026-11-20'],
    ['11-20', { classification: 'H-1B', lastEmploymentDay: '2026-11-20' }, '2026-11-30'],
    ['12-23', { classification: 'H-1B', lastEmploymentDay: '2026-12-23' }, '2026-12-31'],
    ['not by a spouse’s card', { classification: 'H-4', lastEmploymentDay: '2026-12-23' }, 'none'],
  ]),
  ...each('D-83', 'passport expires', [['as printed', { passportExpiresOn: '2027-06-30' }, '2027-06-30']]),
  judged(
    'D-83',
    'shorter',
    'passport long enough',
    { requestedEndOn: end, passportExpiresOn: '2027-06-30' },
    'error',
    'cut short',
  ),
  judged('D-83', 'long', 'passport long enough', { requestedEndOn: end, passportExpiresOn: '2029-01-01' }, 'ok'),
  judged(
    'D-83',
    'the same day',
    'passport long enough',
    { requestedEndOn: end, passportExpiresOn: end },
    'warn',
    '03-30-2028',
  ),
  judged(
    'D-83',
    'six-month club',
    'passport long enough',
    { requestedEndOn: end, passportExpiresOn: end, sixMonthClub: true },
    'ok',
  ),
  ...each('D-85', 'copy of the LCA', [['first day', { firstDayOfWork: '2026-12-01' }, '2026-12-01']]),
  judged('D-85', 'day before', 'copy in time', { firstDayOfWork: '2026-12-01', lcaGivenOn: '2026-11-30' }, 'ok'),
  judged('D-85', 'first day', 'copy in time', { firstDayOfWork: '2026-12-01', lcaGivenOn: '2026-12-01' }, 'ok'),
  judged('D-85', 'late', 'copy in time', { firstDayOfWork: '2026-12-01', lcaGivenOn: '2026-12-02' }, 'error'),
]

/** D-14 and D-16 for L-1, O-1, TN, E-3 and H-1B1. */
export const otherPetitionExamples = [
  ...each('D-14', 'L-1 ends', [
    ['manager, seven years', { transferredAs: 'L-1A', firstHOrLDay: '2020-10-01' }, '2027-09-30'],
    ['specialist, five years', { transferredAs: 'L-1B', firstHOrLDay: '2020-10-01' }, '2025-09-30'],
    [
      'days abroad come back',
      {
        transferredAs: 'L-1B',
        firstHOrLDay: '2020-10-01',
        trips: [{ leftOn: '2024-12-10', returnedOn: '2025-01-05' }],
      },
      '2025-10-25',
    ],
  ]),
  ...each('D-16', 'petition opens', [
    ['TN', { classification: 'TN', requestedStartOn: '2027-03-01' }, '2026-09-01'],
    ['O-1, a year ahead', { classification: 'O-1', requestedStartOn: '2027-03-01' }, '2026-03-01'],
    [
      'extension without a day asked for',
      { classification: 'E-3', sameEmployer: true, i94EndsOn: '2027-02-28' },
      '2026-09-01',
    ],
    ['H-1B has its own', { classification: 'H-1B', requestedStartOn: '2027-03-01' }, 'none'],
  ]),
  ...each('D-16', 'petition runs until', [
    ['L-1, three years', { classification: 'L-1', requestedStartOn: '2027-03-01' }, '2030-02-28'],
    ['L-1 extension, two', { classification: 'L-1', sameEmployer: true, requestedStartOn: '2027-03-01' }, '2029-02-28'],
    ['new office, one', { classification: 'L-1', opensOffice: true, requestedStartOn: '2027-03-01' }, '2028-02-29'],
    ['E-3, two', { classification: 'E-3', requestedStartOn: '2027-03-01' }, '2029-02-28'],
    ['H-1B1, one', { classification: 'H-1B1', requestedStartOn: '2027-03-01' }, '2028-02-29'],
    [
      'no longer than the LCA',
      { classification: 'E-3', requestedStartOn: '2027-03-01', lcaEndsOn: '2028-12-31' },
      '2028-12-31',
    ],
  ]),
]
