import type { Given } from '../inputs.ts'
import { due, each, having, judged } from './example.ts'

const trip = (leftOn: string, returnedOn: string) => ({ leftOn, returnedOn })
const t1 = trip('2024-12-10', '2025-01-05')
const t3 = trip('2025-03-01', '2025-03-03')
const t4 = trip('2023-06-15', '2023-09-14')
const six = '2026-10-25'
const beyond = (given: Given) => ({ sixYearsEndOn: six, ...given })
const pending = { laborCertificationStatus: 'pending' } as const
const capGap = {
  optEndsOn: '2026-07-15',
  petitionFiledOn: '2026-05-20',
  requestedStartOn: '2026-10-01',
  changeOfStatus: true,
} as const
const inGrace = {
  ...capGap,
  optEndsOn: '2026-03-20',
  petitionFiledOn: '2026-04-10',
  petitionOutcome: 'pending',
} as const
const shortTerm = { siteInArea: false, lcaForArea: false, strikeOrLockout: false } as const
const home = { keepsHomeOffice: true, substantialTimeHome: true, livesInHomeArea: true } as const
const dallasToAustin = { siteInArea: false, siteStartOn: '2027-02-01' }
const window2027 = { selectionFilingFrom: '2026-04-01', selectionFilingUntil: '2026-06-30' }

/** deadlines.md D-14 to D-19. */
export const h1bExamples = [
  ...each('D-14', 'without recapture', [
    ['E1', { firstHOrLDay: '2020-10-01' }, '2026-09-30'],
    ['E3', { firstHOrLDay: '2021-02-15' }, '2027-02-14'],
    ['E4', { firstHOrLDay: '2022-03-10' }, '2028-03-09'],
    ['February 29 clamps down', { firstHOrLDay: '2020-02-29' }, '2026-02-27'],
  ]),
  ...each('D-14', 'six years end', [
    ['E1', { firstHOrLDay: '2020-10-01' }, '2026-09-30'],
    ['E2 T1', { firstHOrLDay: '2020-10-01', trips: [t1] }, '2026-10-25'],
    ['E3', { firstHOrLDay: '2021-02-15', trips: [t1] }, '2027-03-11'],
    // 118 days: 90 of T4, 25 of T1, 1 of T3 and a trip of 2.
    ['E4', { firstHOrLDay: '2022-03-10', trips: [t4, t1, t3, trip('2025-05-01', '2025-05-04')] }, '2028-07-05'],
    ['E5 L-1 then H-1B', { firstHOrLDay: '2019-06-01' }, '2025-05-31'],
    ['H-4 time does not count', { firstHOrLDay: '2020-10-01', daysOutsideHOrL: 31 }, '2026-10-31'],
    ['a year abroad resets', { firstHOrLDay: '2015-10-01', trips: [trip('2019-01-10', '2020-09-30')] }, '2026-09-29'],
    ['still abroad: nothing yet', { firstHOrLDay: '2020-10-01', trips: [{ leftOn: '2026-08-01' }] }, '2026-09-30'],
  ]),
  ...each('D-15', 'one-year extensions from', [
    ['E1', { laborCertificationFiledOn: '2025-09-15' }, '2026-09-15'],
    ['E2', { laborCertificationFiledOn: '2026-01-20' }, '2027-01-20'],
    ['I-140 filed first', { i140FiledOn: '2025-09-15', laborCertificationFiledOn: '2025-10-01' }, '2026-09-15'],
  ]),
  ...each('D-15', 'labor certification filed by', [['E3 internal', { sixYearsEndOn: six }, '2025-10-25']]),
  ...each('D-15', 'wage request by', [['24 months before', { sixYearsEndOn: six }, '2024-10-25']]),
  ...(
    [
      [
        'E1',
        beyond({ laborCertificationFiledOn: '2025-09-15', ...pending }),
        'ok',
        'One year under §106(a) from 10-26-2026',
      ],
      ['E2', beyond({ laborCertificationFiledOn: '2026-01-20' }), 'error', 'from 01-20-2027'],
      ['E3 boundary', beyond({ laborCertificationFiledOn: '2025-10-26', ...pending }), 'ok', '106(a)'],
      ['E3 a day late', beyond({ laborCertificationFiledOn: '2025-10-27' }), 'error', 'Not on 10-26-2026'],
      ['E4', beyond({ i140ApprovedOn: '2026-05-01', priorityDateCurrent: false }), 'ok', 'Three years under §104(c)'],
      [
        'E5',
        beyond({ i140ApprovedOn: '2026-05-01', i140FiledOn: '2025-06-01', priorityDateCurrent: true }),
        'ok',
        'One year',
      ],
      [
        'E5 too young',
        beyond({ i140ApprovedOn: '2026-05-01', i140FiledOn: '2026-03-01', priorityDateCurrent: true }),
        'error',
        '',
      ],
    ] as const
  ).map(([name, given, level, says]) => judged('D-15', name, 'extension beyond six years', given, level, says)),
  ...(['earliest petition', 'earliest LCA'] as const).flatMap((part) =>
    each('D-16', part, [
      ['E1', startOn('2026-12-01'), '2026-06-01'],
      ['E2', startOn('2027-10-01'), '2027-04-01'],
      ['E3 leap', startOn('2028-02-29'), '2027-08-29'],
      ['E4 clamp', startOn('2027-08-31'), '2027-03-01'],
    ]),
  ),
  ...(['latest petition end', 'latest LCA end'] as const).flatMap((part) => [
    ...each('D-16', part, [
      ['E1', startOn('2026-12-01'), '2029-11-30'],
      ['E2', startOn('2027-10-01'), '2030-09-30'],
      ['E3 leap', startOn('2028-02-29'), '2031-02-27'],
      ['E4 clamp', startOn('2027-08-31'), '2030-08-30'],
    ]),
    due(
      'D-16',
      'E3 by choice',
      part,
      startOn('2028-02-29'),
      '2031-02-28',
      having({ name: 'clampedTermEnds', value: 'that day' }),
    ),
  ]),
  ...each('D-16', 'latest petition end', [
    ['not beyond the LCA', { requestedStartOn: '2026-12-01', lcaEndsOn: '2028-06-30' }, '2028-06-30'],
    ['not beyond six years', { requestedStartOn: '2026-12-01', sixYearsEndOn: '2027-06-30' }, '2027-06-30'],
  ]),
  judged(
    'D-16',
    'the same day',
    'certified before filing',
    { lcaCertifiedOn: '2026-11-25', petitionFiledOn: '2026-11-25' },
    'ok',
  ),
  judged(
    'D-16',
    'after',
    'certified before filing',
    { lcaCertifiedOn: '2026-11-26', petitionFiledOn: '2026-11-25' },
    'error',
  ),
  ...each('D-17', 'notice at the new site', [['E1', { siteInArea: true, siteStartOn: '2027-02-01' }, '2027-02-01']]),
  ...each('D-17', 'amendment received', [
    ['E2', dallasToAustin, '2027-01-29'],
    ['E1 none', { ...dallasToAustin, siteInArea: true }, 'none'],
  ]),
  ...each('D-17', 'LCA filed', [['E2 paper', dallasToAustin, '2027-01-19']]),
  ...each('D-17', 'LCA filed, petition online', [['E2 online', dallasToAustin, '2027-01-20']]),
  ...(
    [
      ['E1', { siteInArea: true }, 'ok', 'post the LCA notice'],
      ['E2', { siteInArea: false }, 'error', 'amended petition'],
      ['E3', { ...shortTerm, placementWorkdays: 25, keepsHomeOffice: false }, 'ok', 'Short-term'],
      ['E4', { ...shortTerm, ...home, placementWorkdays: 45 }, 'ok', 'Short-term'],
      ['E5', { ...shortTerm, placementWorkdays: 45, keepsHomeOffice: false }, 'error', 'amended petition'],
      ['E6', { siteInArea: false, nonWorksite: true }, 'ok', 'Not a worksite'],
      ['E7', { ...shortTerm, placementWorkdays: 25, lcaForArea: true }, 'error', 'on that LCA'],
      ['E8', { ...shortTerm, ...home, placementWorkdays: 45, livesInHomeArea: false }, 'error', 'amended petition'],
      ['E9', { ...shortTerm, placementWorkdays: 10, strikeOrLockout: true }, 'error', 'strike'],
      ['unknown is the stricter', { siteInArea: false, placementWorkdays: 25 }, 'error', 'unless it is known'],
    ] as const
  ).map(([name, given, level, says]) => judged('D-17', name, 'amendment needed', given, level, says)),
  ...each('D-18', 'registration opens', [['FY2027', { capYear: 2026 }, '2026-03-04']]),
  ...each('D-18', 'registration closes', [['FY2027', { capYear: 2026 }, '2026-03-19']]),
  ...each('D-18', 'selection', [['FY2027', { capYear: 2026 }, '2026-03-31']]),
  ...each('D-18', 'filing opens', [['FY2027', { capYear: 2026 }, '2026-04-01']]),
  ...each('D-18', 'filing closes', [
    ['FY2027', { capYear: 2026 }, '2026-06-30'],
    ['plan for 2027', { capYear: 2027 }, '2027-06-30'],
    ['printed on the notice', { capYear: 2027, selectionFilingUntil: '2027-07-02' }, '2027-07-02'],
  ]),
  ...each('D-18', 'start', [
    ['FY2027', { capYear: 2026 }, '2026-10-01'],
    ['plan for 2027', { capYear: 2027 }, '2027-10-01'],
  ]),
  judged('D-18', 'E1', 'received in the window', { ...window2027, petitionFiledOn: '2026-07-01' }, 'error'),
  judged('D-18', 'E1 last day', 'received in the window', { ...window2027, petitionFiledOn: '2026-06-30' }, 'ok'),
  judged('D-18', 'E2', 'registered in time', { registeredAt: '2026-03-19T12:00:01' }, 'error', 'closed'),
  judged('D-18', 'E2 on the second', 'registered in time', { registeredAt: '2026-03-19T12:00:00' }, 'ok'),
  judged('D-18', 'E3', 'entries in the selection', { registeredWageLevels: [4, 2] }, 'ok', 'Entries: 2.'),
  judged('D-18', 'HC-15 K3', 'entries in the selection', { registeredWageLevels: [3, 2] }, 'ok', 'Entries: 2.'),
  judged(
    'D-18',
    'E4',
    'registered passport',
    { registeredPassport: 'Z100', petitionPassport: 'Z200' },
    'warn',
    'explain',
  ),
  ...each('D-19', 'OPT ends', [
    ['within the filing window', { capYear: 2027, optEndsOn: '2027-06-15' }, '2027-06-15'],
    ['after the window closes', { capYear: 2027, optEndsOn: '2027-08-20' }, '2027-08-20'],
    ['before the window opens', { capYear: 2027, optEndsOn: '2027-03-31' }, 'none'],
    ['filed in time: cap-gap', { capYear: 2026, ...capGap, petitionOutcome: 'pending' }, 'none'],
    [
      'filed for a visa abroad',
      { capYear: 2026, ...capGap, changeOfStatus: false, petitionOutcome: 'pending' },
      capGap.optEndsOn,
    ],
    [
      'refused',
      { capYear: 2026, ...capGap, petitionOutcome: 'denied', petitionDecidedOn: '2026-05-20' },
      capGap.optEndsOn,
    ],
  ]),
  ...each('D-19', 'OPT ends before filing', [
    ['before the window opens', { capYear: 2027, optEndsOn: '2027-03-31' }, '2027-03-31'],
    ['on its first day', { capYear: 2027, optEndsOn: '2027-04-01' }, 'none'],
  ]),
  ...each('D-19', 'work', [
    ['E1', { ...capGap, petitionOutcome: 'approved' }, '2026-10-01'],
    ['E2', { ...capGap, petitionOutcome: 'pending' }, '2027-04-01'],
    ['E3 no work', inGrace, 'none'],
    ['E4 start after April 1', { ...capGap, requestedStartOn: '2027-05-03', petitionOutcome: 'pending' }, 'none'],
    ['ends with the denial', { ...capGap, petitionOutcome: 'denied', petitionDecidedOn: '2026-08-20' }, '2026-08-20'],
  ]),
  ...each('D-19', 'status', [
    ['E3 status extended', inGrace, '2027-04-01'],
    ['filed after the grace period', { ...inGrace, petitionFiledOn: '2026-05-20' }, 'none'],
  ]),
]

function startOn(start: string): Given {
  return { requestedStartOn: start, lcaStartsOn: start }
}
