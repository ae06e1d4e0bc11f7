import type { Given } from '../inputs.ts'
import { due, each, having, judged } from './example.ts'

const opt = { permitCategory: '(c)(3)(B)' } as const
const stem = { permitCategory: '(c)(3)(C)' } as const
const c9 = { permitCategory: '(c)(9)' } as const
const before = { permitCategory: '(c)(3)(A)', optStartsOn: '2027-06-01', academicYearCompleteOn: '2027-05-14' } as const
const parole = { paroleApproved: true, paroleFrom: '2026-06-01', paroleUntil: '2027-05-31' }
/** In the category of the card that expires. */
const renews = (category: Given['permitCategory']): Given => ({ permitCategory: category, cardCategory: category })
const filing = (permitFiledOn: string, cardEndsOn: string): Given => ({ permitFiledOn, cardEndsOn })

/** deadlines.md D-60 to D-63. */
export const permitExamples = [
  ...each('D-60', 'earliest filing', [
    ['E1 OPT', { ...opt, programEndsOn: '2026-12-18' }, '2026-09-19'],
    ['E2 OPT', { ...opt, programEndsOn: '2027-05-14' }, '2027-02-13'],
    ['E3 OPT', { ...opt, programEndsOn: '2027-05-14', dsoRecommendedOn: '2027-02-01' }, '2027-02-13'],
    ['E4 STEM', { ...stem, optEndsOn: '2027-01-31' }, '2026-11-02'],
    ['E5 STEM', { ...stem, optEndsOn: '2027-06-30' }, '2027-04-01'],
    ['E6 renewal', { ...c9, cardEndsOn: '2027-05-31' }, '2026-12-02'],
    ['E7 pre-completion', before, '2027-03-03'],
  ]),
  ...each('D-60', 'latest receipt', [
    ['E1 OPT', { ...opt, programEndsOn: '2026-12-18' }, '2027-02-16'],
    ['E2 OPT', { ...opt, programEndsOn: '2027-05-14' }, '2027-07-13'],
    ['E3 OPT', { ...opt, programEndsOn: '2027-05-14', dsoRecommendedOn: '2027-02-01' }, '2027-03-03'],
    ['E4 STEM', { ...stem, optEndsOn: '2027-01-31' }, '2027-01-31'],
    ['E4 STEM, DSO', { ...stem, optEndsOn: '2027-01-31', dsoRecommendedOn: '2026-11-16' }, '2027-01-15'],
    ['E5 STEM', { ...stem, optEndsOn: '2027-06-30' }, '2027-06-30'],
    ['E6 renewal has no last day', { ...c9, cardEndsOn: '2027-05-31' }, 'none'],
    ['E7 pre-completion', { ...before, programEndsOn: '2028-05-12' }, '2028-05-12'],
  ]),
  ...each('D-60', 'renewal in time', [
    ['E6 renewal', { ...c9, cardEndsOn: '2027-05-31' }, '2027-05-31'],
    ['not of a student', { ...stem, cardEndsOn: '2027-05-31' }, 'none'],
  ]),
  ...each('D-61', 'extended until', [
    ['E1', { ...renews('(c)(9)'), ...filing('2025-09-15', '2025-11-15') }, '2027-05-09'],
    ['E2', { ...renews('(c)(9)'), ...filing('2025-10-30', '2025-11-15') }, '2025-11-15'],
    ['E3', { ...renews('(c)(26)'), ...filing('2025-08-01', '2025-09-30'), i94EndsOn: '2026-09-30' }, '2026-09-30'],
    ['E4', { ...stem, cardCategory: '(c)(3)(B)', ...filing('2026-12-01', '2026-12-15') }, '2027-06-13'],
    ['E5', { ...renews('(c)(9)'), ...filing('2025-10-29', '2026-04-27') }, '2027-10-19'],
    ['E6 on the day it expires', { ...renews('(c)(9)'), ...filing('2025-09-30', '2025-09-30') }, '2025-09-30'],
    ['late renewal', { ...renews('(c)(9)'), ...filing('2025-09-15', '2025-09-14') }, '2025-09-14'],
    ['other category', { ...renews('Other'), ...filing('2025-09-15', '2025-11-15') }, '2025-11-15'],
  ]),
  due(
    'D-61',
    'E6 by choice',
    'extended until',
    { ...renews('(c)(9)'), ...filing('2025-09-30', '2025-09-30') },
    '2027-03-24',
    having({ name: 'autoExtensionOnExpiryDay', value: 'yes' }),
  ),
  ...each('D-62', 'card until', [
    ['06-10', { ...c9, cardIssuedOn: '2026-06-10' }, '2027-12-09'],
    ['08-31', { ...c9, cardIssuedOn: '2026-08-31' }, '2028-02-28'],
    ['11-16', { ...c9, cardIssuedOn: '2026-11-16' }, '2028-05-15'],
    ['five years before', { ...c9, cardIssuedOn: '2025-12-04' }, '2030-12-03'],
    [
      'H-4 to the I-94',
      { permitCategory: '(c)(26)', cardIssuedOn: '2026-11-16', i94EndsOn: '2028-09-30' },
      '2028-09-30',
    ],
    ['OPT', { ...opt, cardIssuedOn: '2026-07-01' }, '2027-06-30'],
    ['STEM', { ...stem, cardIssuedOn: '2026-07-01' }, '2028-06-30'],
  ]),
  ...each('D-62', 'last day of work', [['stops the day after', { cardEndsOn: '2026-12-31' }, '2026-12-31']]),
  ...each('D-62', 'unemployment', [
    ['OPT', { ...opt, unemployedDays: 60, today: '2026-11-15' }, '2026-12-15'],
    ['STEM', { ...stem, unemployedDays: 60, today: '2026-11-15' }, '2027-02-13'],
  ]),
  ...each('D-62', 'student change reported', [['10 days', { studentChangeOn: '2026-11-15' }, '2026-11-25']]),
  ...each('D-62', 'STEM month 6', [['validation', { stemStartsOn: '2026-08-31' }, '2027-02-28']]),
  ...each('D-62', 'STEM month 12', [['evaluation', { stemStartsOn: '2026-08-31' }, '2027-08-31']]),
  ...each('D-62', 'STEM month 18', [['validation', { stemStartsOn: '2026-08-31' }, '2028-02-29']]),
  ...each('D-62', 'STEM month 24', [['evaluation', { stemStartsOn: '2026-08-31' }, '2028-08-31']]),
  judged(
    'D-62',
    'gap',
    'gap',
    { today: '2026-11-15', expectedProcessingDays: 120, cardEndsOn: '2026-12-31' },
    'warn',
    '01-01-2027',
  ),
  judged('D-62', 'no gap', 'gap', { today: '2026-11-15', expectedProcessingDays: 46, cardEndsOn: '2026-12-31' }, 'ok'),
  ...each('D-63', 'parole ends', [['E1', parole, '2027-05-31']]),
  judged('D-63', 'E1', 'trip', { ...parole, departsOn: '2026-12-20', returnsOn: '2027-01-05' }, 'ok'),
  judged('D-63', 'E2', 'trip', { ...parole, departsOn: '2027-05-20', returnsOn: '2027-06-02' }, 'error', '06-02-2027'),
  judged(
    'D-63',
    'E3',
    'trip',
    { paroleApproved: false, validHOrL: true, departsOn: '2026-12-20', returnsOn: '2027-01-05' },
    'warn',
    'abandoned',
  ),
  judged(
    'D-63',
    'pending alone',
    'trip',
    { paroleApproved: false, departsOn: '2026-12-20', returnsOn: '2027-01-05' },
    'error',
  ),
]
