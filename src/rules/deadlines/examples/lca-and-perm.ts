import type { RecruitmentStep } from '../recruitment-window.ts'
import { due, each, having, judged } from './example.ts'

const step = (kind: string, from: string, until?: string): RecruitmentStep => ({ kind, from, until })
const mandatory = [
  step('Job order', '2026-08-03', '2026-09-02'),
  step('Sunday ad', '2026-08-09'),
  step('Sunday ad', '2026-08-16'),
]
const notice = step('Notice of filing', '2026-08-03')
const from = (day: string, until?: string) => step('Additional', day, until)
const website = step('Additional', '2026-08-03', '2026-08-17')
const jobBoard = step('Additional', '2026-08-10', '2026-08-24')
const paper = step('Additional', '2026-08-20')
const late = step('Additional', '2026-09-25')
const worked = [...mandatory, notice, website, jobBoard, paper]
const legal = having({ name: 'permQuietDays', value: 0 })
const calendarDays = having({ name: 'lcaPosting', value: 'calendar' })
const later = having({ name: 'publicFileRetention', value: 'later of both' })
const recruitments = [
  ['E1', worked, '2026-10-02'],
  ['E4', [...mandatory, notice, website, jobBoard, late], '2026-10-02'],
  ['E5', [...mandatory, notice, website, late, late], '2026-10-25'],
  ['E6', [...mandatory, step('Notice of filing', '2026-09-01'), website, jobBoard, paper], '2026-10-15'],
  ['E7 still running', [...mandatory, notice, from('2026-08-03'), from('2026-08-10'), late], '2026-10-02'],
  [
    'E8 by starts',
    [...mandatory, notice, from('2026-08-03', '2026-10-10'), from('2026-08-10', '2026-10-05'), paper],
    '2026-10-02',
  ],
  ['E9', [...mandatory, notice, from('2026-08-03'), from('2026-09-10'), from('2026-09-14')], '2026-10-10'],
] as const

/** deadlines.md D-20 to D-32, and the dates of h1b-compliance.md. */
export const lcaAndPermExamples = [
  ...(
    [
      ['E1', '2026-11-16', '2026-11-25', '2026-11-17'],
      ['E2', '2026-11-23', '2026-12-03', '2026-11-24'],
      ['E3', '2026-12-18', '2026-12-30', '2026-12-21'],
      ['E4', '2026-11-10', '2026-11-20', '2026-11-12'],
      ['E5', '2026-11-25', '2026-12-07', '2026-11-27'],
    ] as const
  ).flatMap(([name, lcaFiledOn, decided, ready]) => [
    due('D-20', name, 'decision', { lcaFiledOn }, decided),
    due('D-21', `D-20 ${name}`, 'public file ready', { lcaFiledOn }, ready),
  ]),
  ...each('D-21', 'public file ready', [['h1b-compliance §7 audit', { lcaFiledOn: '2026-11-16' }, '2026-11-17']]),
  ...each('D-21', 'public file kept', [
    ['E1', { lastH1bDayUnderLca: '2026-06-30' }, '2027-06-30'],
    ['E2', { lastH1bDayUnderLca: '2028-02-29' }, '2029-03-01'],
    ['E3', { nobodyUnderLca: true, lcaEndedOn: '2026-03-15' }, '2027-03-15'],
    ['E4', { lastH1bDayUnderLca: '2027-03-31', lcaEndedOn: '2027-11-30' }, '2028-03-31'],
    ['kept during enforcement', { lastH1bDayUnderLca: '2026-06-30', enforcementOpen: true }, 'none'],
  ]),
  due(
    'D-21',
    'E4 by the cautious setting',
    'public file kept',
    { lastH1bDayUnderLca: '2027-03-31', lcaEndedOn: '2027-11-30' },
    '2028-11-30',
    later,
  ),
  ...each('D-21', 'payroll kept', [['three years', { payrollRecordMadeOn: '2026-11-13' }, '2029-11-13']]),
  ...each('D-22', 'notice comes down', [
    ['E1', { noticePostedOn: '2026-11-16' }, '2026-11-30'],
    ['E2', { noticePostedOn: '2026-11-20' }, '2026-12-04'],
    ['E3', { noticePostedOn: '2026-12-21' }, '2027-01-05'],
  ]),
  due('D-22', 'E1 calendar', 'notice comes down', { noticePostedOn: '2026-11-16' }, '2026-11-26', calendarDays),
  due('D-22', 'E2 calendar', 'notice comes down', { noticePostedOn: '2026-11-20' }, '2026-11-30', calendarDays),
  due('D-22', 'E3 calendar', 'notice comes down', { noticePostedOn: '2026-12-21' }, '2026-12-31', calendarDays),
  ...each('D-22', 'notice from', [['E4 window', { lcaFiledOn: '2026-12-01' }, '2026-11-01']]),
  ...each('D-22', 'notice by', [['E4 window', { lcaFiledOn: '2026-12-01' }, '2026-12-01']]),
  judged('D-22', 'E4 inside', 'notice in the window', { lcaFiledOn: '2026-12-01', noticePostedOn: '2026-11-01' }, 'ok'),
  judged(
    'D-22',
    'E4 a day early',
    'notice in the window',
    { lcaFiledOn: '2026-12-01', noticePostedOn: '2026-10-31' },
    'error',
  ),
  ...each('D-30', 'review of the wage', [
    ['30 days', { wageDeterminedOn: '2026-11-16' }, '2026-12-16'],
    ['not rolled', { wageDeterminedOn: '2026-11-26' }, '2026-12-26'],
  ]),
  ...(
    [
      ['E1', '2026-07-01', '2027-06-30', '2026-08-03', '2026-10-02', 'ok'],
      ['E2', '2026-03-01', '2026-06-30', '2026-06-25', '2026-10-02', 'ok'],
      ['E3', '2026-07-01', '2026-09-30', '2026-06-15', '2026-09-15', 'ok'],
      ['E4', '2026-07-01', '2026-09-30', '2026-06-15', '2026-10-20', 'error'],
    ] as const
  ).map(([name, wageValidFrom, wageValidUntil, firstRecruitmentOn, laborCertificationFiledOn, level]) =>
    judged(
      'D-30',
      name,
      'wage in use',
      { wageValidFrom, wageValidUntil, firstRecruitmentOn, laborCertificationFiledOn },
      level,
    ),
  ),
  ...recruitments.flatMap(([name, recruitment, from]) => [
    due('D-31', name, 'earliest filing', { recruitment }, from, legal),
    due('D-31', name, 'latest filing', { recruitment }, '2027-01-30'),
  ]),
  due('D-31', 'E1 with the quiet day', 'earliest filing', { recruitment: worked }, '2026-10-03'),
  judged(
    'D-31',
    'E2',
    'filed in the window',
    { recruitment: worked, laborCertificationFiledOn: '2026-10-01' },
    'error',
    'early',
  ),
  judged(
    'D-31',
    'E3',
    'filed in the window',
    { recruitment: worked, laborCertificationFiledOn: '2027-01-31' },
    'error',
    'late',
  ),
  judged(
    'D-31',
    'E1 first day',
    'filed in the window',
    { recruitment: worked, laborCertificationFiledOn: '2026-10-02' },
    'ok',
  ),
  judged(
    'D-31',
    'no job order',
    'filed in the window',
    { recruitment: worked.slice(1), laborCertificationFiledOn: '2026-10-02' },
    'error',
    'job order',
  ),
  ...(
    [
      [
        'E10 job order of 26 days',
        [step('Job order', '2026-08-03', '2026-08-28'), ...mandatory.slice(1), notice],
        '26',
      ],
      ['E10 notice of 8 days', [...mandatory, step('Notice of filing', '2026-08-03', '2026-08-12')], '8 business days'],
      ['E10 ad on a Monday', [...mandatory.slice(0, 2), step('Sunday ad', '2026-08-10'), notice], 'Sunday'],
    ] as const
  ).map(([name, recruitment, says]) =>
    judged(
      'D-31',
      name,
      'filed in the window',
      { recruitment, laborCertificationFiledOn: '2026-10-02' },
      'error',
      says,
    ),
  ),
  judged(
    'D-31',
    'E8 a step still runs',
    'filed in the window',
    {
      recruitment: [...mandatory, notice, from('2026-08-03', '2026-10-10'), jobBoard, paper],
      laborCertificationFiledOn: '2026-10-02',
    },
    'warn',
    'still running',
  ),
  ...each('D-31', 'notice of filing ends', [
    ['11-02', { filingNoticePostedOn: '2026-11-02' }, '2026-11-16'],
    ['11-16', { filingNoticePostedOn: '2026-11-16' }, '2026-11-30'],
    ['12-21', { filingNoticePostedOn: '2026-12-21' }, '2027-01-05'],
    ['E6', { filingNoticePostedOn: '2026-09-01' }, '2026-09-15'],
  ]),
  ...(
    [
      ['E1', '2026-05-12', '2026-11-08', '2026-11-09'],
      ['E2', '2026-06-01', '2026-11-28', '2026-11-30'],
      ['E3', '2026-07-06', '2027-01-02', '2027-01-04'],
      ['E4', '2026-08-10', '2027-02-06', '2027-02-08'],
    ] as const
  ).flatMap(([name, certifiedOn, expires, resort]) => [
    due('D-32', name, 'certification expires', { certifiedOn }, expires),
    due('D-32', name, 'last resort', { certifiedOn }, resort),
  ]),
  ...each('D-32', 'audit response', [
    ['audit 11-16', { auditLetterOn: '2026-11-16' }, '2026-12-16'],
    ['audit 10-28', { auditLetterOn: '2026-10-28' }, '2026-11-27'],
    ['audit 11-26', { auditLetterOn: '2026-11-26' }, '2026-12-26'],
    ['audit extended', { auditLetterOn: '2026-11-16', auditExtended: true }, '2027-01-15'],
  ]),
  ...each('D-32', 'reconsideration', [['30 days', { certificationDeniedOn: '2026-11-26' }, '2026-12-26']]),
  ...each('D-32', 'records kept', [
    ['records', { laborCertificationFiledOn: '2026-10-02' }, '2031-10-02'],
    ['records, leap', { laborCertificationFiledOn: '2024-02-29' }, '2029-03-01'],
  ]),
  ...each('D-32', 'priority date', [['filing date', { laborCertificationFiledOn: '2026-10-02' }, '2026-10-02']]),
  ...each('D-32', 'layoffs since', [['six months', { laborCertificationFiledOn: '2026-10-02' }, '2026-04-02']]),
  ...(
    [
      ['§1.7 2022', '2022-01-10', 'error'],
      ['§1.7 boundary', '2021-11-16', 'error'],
      ['§1.7 a day before', '2021-11-15', 'ok'],
    ] as const
  ).map(([name, violationFoundOn, level]) =>
    judged('H-01', name, 'wilful violator', { violationFoundOn, lcaFiledOn: '2026-11-16' }, level),
  ),
]
