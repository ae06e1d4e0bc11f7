import { due, each, judged } from './example.ts'

const child = (childBornOn: string, i140FiledOn: string, i140ApprovedOn: string, visaFirstCurrentOn: string) => ({
  childBornOn,
  i140FiledOn,
  i140ApprovedOn,
  visaFirstCurrentOn,
  childUnmarried: true,
})
const e1 = child('2005-03-10', '2024-01-15', '2024-07-15', '2026-06-01')
const e2 = child('2004-09-01', '2025-01-10', '2025-02-04', '2026-10-01')
const e3 = child('2005-11-20', '2023-05-01', '2024-05-01', '2026-11-01')
const india = { finalActionCell: '2013-07-15', filingCell: '2013-12-01' }
const filed = { i485FiledOn: '2026-11-16' }

/** deadlines.md D-50 to D-53 and D-86. */
export const residenceExamples = [
  judged('D-50', 'E1', 'priority date current', { ...india, priorityDate: '2013-07-14', designatedChart: 'FAD' }, 'ok'),
  judged(
    'D-50',
    'E2',
    'priority date current',
    { ...india, priorityDate: '2013-07-15', designatedChart: 'FAD' },
    'error',
  ),
  judged(
    'D-50',
    'E3',
    'priority date current',
    { ...india, priorityDate: '2013-09-01', designatedChart: 'DFF' },
    'warn',
    'may be filed',
  ),
  judged(
    'D-50',
    'E5',
    'priority date current',
    { finalActionCell: 'U', priorityDate: '2001-01-01', designatedChart: 'FAD' },
    'error',
  ),
  judged('D-51', 'E1', 'protected age', e1, 'ok', 'CSPA age 20'),
  judged('D-51', 'E1 pending', 'protected age', e1, 'ok', '182 days'),
  judged('D-51', 'E2', 'protected age', e2, 'error', 'CSPA age 22'),
  judged('D-51', 'E3', 'protected age', e3, 'ok', 'CSPA age 19'),
  judged('D-51', 'E3 pending', 'protected age', e3, 'ok', '366 days'),
  judged('D-51', 'married', 'protected age', { ...e1, childUnmarried: false }, 'error', 'married'),
  ...each('D-51', 'turns 21', [
    ['V35', { childBornOn: '2006-03-15' }, '2027-03-15'],
    ['born on a leap day', { childBornOn: '2008-02-29' }, '2029-02-28'],
  ]),
  ...each('D-51', 'seek by', [
    ['E1', e1, '2027-06-01'],
    ['E2', e2, 'none'],
    ['E3', e3, '2027-11-01'],
  ]),
  ...each('D-52', 'porting from', [
    ['E1', { i485FiledOn: '2026-03-02' }, '2026-08-29'],
    ['E2', { i485FiledOn: '2026-05-20' }, '2026-11-16'],
    ['E3', { i485FiledOn: '2026-11-16' }, '2027-05-15'],
  ]),
  due('D-52', 'E2 of an approval', 'withdrawal harmless from', { i140ApprovedOn: '2026-05-20' }, '2026-11-16'),
  judged('D-53', 'E1', 'medical examination', { ...filed, medicalIncluded: false }, 'error', 'rejected'),
  judged(
    'D-53',
    'E2',
    'medical examination',
    { ...filed, medicalIncluded: true, medicalSignedOn: '2024-03-01', medicalOfEarlierCase: true },
    'error',
    'a new I-693',
  ),
  judged(
    'D-53',
    'fresh',
    'medical examination',
    { ...filed, medicalIncluded: true, medicalSignedOn: '2026-10-01' },
    'ok',
  ),
  judged('D-53', 'E3', 'Supplement J', { i140Concurrent: false }, 'error', 'required'),
  judged('D-53', 'E4', 'Supplement J', { i140Concurrent: true }, 'ok', 'no Supplement J'),
  judged('D-53', 'without parole', 'leaving while pending', { ...filed, departsOn: '2026-12-20' }, 'error', 'abandons'),
  judged('D-53', 'in H-1B', 'leaving while pending', { ...filed, departsOn: '2026-12-20', validHOrL: true }, 'ok'),
  ...each('D-86', 'seek residence', [
    ['2026-06-01', { visaAvailableOn: '2026-06-01' }, '2027-06-01'],
    ['2026-10-01', { visaAvailableOn: '2026-10-01' }, '2027-10-01'],
    ['leap', { visaAvailableOn: '2024-02-29' }, '2025-02-28'],
  ]),
]
