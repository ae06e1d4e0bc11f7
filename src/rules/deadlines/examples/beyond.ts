import type { Given } from '../inputs.ts'
import { due, each, having, judged } from './example.ts'

const part = 'extension beyond six years'
const pending = { laborCertificationStatus: 'pending' } as const
const past = { sixYearsEndOn: '2022-10-25', requestedStartOn: '2026-12-01' }
const approved = { i140ApprovedOn: '2019-05-01', i140FiledOn: '2019-01-02', priorityDateCurrent: false }
const lengthy = { laborCertificationFiledOn: '2024-03-01', ...pending }
const six = { sixYearsEndOn: '2026-10-25' }
const porting = { sameEmployer: false, i94EndsOn: '2026-12-31', extensionFiledOn: '2026-12-31' }

const judgedBeyond = (name: string, given: Given, level: 'ok' | 'warn' | 'error', says = '') =>
  judged('D-15', name, part, given, level, says)

/** deadlines.md D-13 E5, D-15 E6 to E11, D-16 E5 and E6, and the readings an attorney may choose. */
export const beyondExamples = [
  judgedBeyond('E6 three years again', { ...past, ...approved, requestedEndOn: '2029-11-30' }, 'ok', '11-30-2029'),
  judgedBeyond('E7 to the limit', { ...past, ...lengthy, requestedEndOn: '2027-11-30' }, 'ok', '11-30-2027'),
  judgedBeyond('E7 too long', { ...past, ...lengthy, requestedEndOn: '2029-11-30' }, 'error', '11-30-2027'),
  ...(
    [
      ['E8 rest and a year', '2028-03-11', 'ok'],
      ['E8 a day more', '2028-03-12', 'error'],
    ] as const
  ).map(([name, requestedEndOn, level]) =>
    judgedBeyond(
      name,
      {
        ...pending,
        sixYearsEndOn: '2027-03-11',
        requestedStartOn: '2026-10-26',
        requestedEndOn,
        laborCertificationFiledOn: '2026-01-20',
      },
      level,
      '03-11-2028',
    ),
  ),
  judgedBeyond(
    'E9 abroad until then',
    { ...six, ...pending, laborCertificationFiledOn: '2026-01-20', requestedStartOn: '2027-01-20' },
    'ok',
    '01-19-2028',
  ),
  judgedBeyond(
    'E10 expired unused',
    { ...six, laborCertificationFiledOn: '2024-10-01', certifiedOn: '2025-11-03' },
    'error',
    'expired without an I-140',
  ),
  judgedBeyond(
    'E11 a year without asking',
    {
      ...six,
      laborCertificationFiledOn: '2024-10-01',
      i140FiledOn: '2025-01-02',
      i140ApprovedOn: '2025-06-01',
      priorityDateCurrent: true,
      visaAvailableOn: '2025-09-01',
      petitionFiledOn: '2026-10-05',
    },
    'error',
    'D-86',
  ),
  judgedBeyond(
    'denied for good',
    { ...six, laborCertificationFiledOn: '2024-10-01', laborCertificationStatus: 'denied' },
    'error',
    'denied',
  ),
  judgedBeyond('nobody knows how it stands', { ...six, laborCertificationFiledOn: '2024-10-01' }, 'warn', 'Ask'),
  judgedBeyond('a pending I-485 rests on something', { ...six, i485Status: 'pending' }, 'warn', 'It depends'),
  judgedBeyond('current or not', { ...six, i140ApprovedOn: '2025-06-01' }, 'warn', 'priority date'),
  ...each('D-16', 'latest petition end', [
    ['E5 §106(a) only', { ...past, ...lengthy }, '2027-11-30'],
    ['E6 §104(c)', { ...past, ...approved }, '2029-11-30'],
    ['past six years without a basis', past, 'none'],
  ]),
  judged('D-13', 'E5 unauthorized work', 'portability', { ...porting, unauthorizedWork: true }, 'error', 'without'),
  judged('D-13', 'nobody asked', 'portability', { ...porting, lawfullyAdmitted: true }, 'warn', 'attorney'),
  judged(
    'D-13',
    'all three conditions',
    'portability',
    { ...porting, lawfullyAdmitted: true, unauthorizedWork: false },
    'ok',
    'AC-21',
  ),
  ...(
    [
      ['E1', '2026-09-30', '2027-05-28'],
      ['E2', '2026-11-30', '2027-07-28'],
      ['E3', '2026-12-31', '2027-08-28'],
      ['E4', '2027-02-28', '2027-10-26'],
    ] as const
  ).map(([name, i94EndsOn, date]) =>
    due(
      'D-13',
      `${name} by the loose count`,
      'work while pending',
      { classification: 'H-1B', i94EndsOn, extensionFiledOn: i94EndsOn, sameEmployer: true },
      date,
      having({ name: 'pendingWorkDays', value: 240 }),
    ),
  ),
  due(
    'D-10',
    'E4 clamped down',
    'earliest filing',
    { i94EndsOn: '2027-08-30', requestedStartOn: '2027-08-31' },
    '2027-02-28',
    having({ name: 'clampEarliest', value: 'down' }),
  ),
  due(
    'D-21',
    'E2 clamped down',
    'public file kept',
    { lastH1bDayUnderLca: '2028-02-29' },
    '2029-02-28',
    having({ name: 'clampRetention', value: 'down' }),
  ),
  due(
    'D-19',
    'E4 by choice',
    'work',
    {
      optEndsOn: '2026-07-15',
      petitionFiledOn: '2026-05-20',
      requestedStartOn: '2027-05-03',
      changeOfStatus: true,
      petitionOutcome: 'pending',
    },
    '2027-04-01',
    having({ name: 'capGapStartByApril1', value: 'no' }),
  ),
]
