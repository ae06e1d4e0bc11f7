import { each } from './example.ts'

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
