import { due, each, judged } from './example.ts'

const worker = { classification: 'H-1B' } as const
const extension = (i94EndsOn: string) => ({ ...worker, i94EndsOn, extensionFiledOn: i94EndsOn, sameEmployer: true })

/** deadlines.md D-10 to D-13. */
export const stayExamples = [
  ...each('D-10', 'earliest filing', [
    ['E1', { i94EndsOn: '2027-05-15' }, '2026-11-16'],
    ['E2', { i94EndsOn: '2027-02-28', requestedStartOn: '2027-03-01' }, '2026-09-01'],
    ['E3', { i94EndsOn: '2026-12-31', requestedStartOn: '2027-01-01' }, '2026-07-01'],
    ['E4 clamp', { i94EndsOn: '2027-08-30', requestedStartOn: '2027-08-31' }, '2027-03-01'],
    ['a transfer has its own start', { i94EndsOn: '2027-08-30', sameEmployer: false }, 'none'],
    ['D/S has no date', { i94EndsOn: '2027-08-30', durationOfStatus: true }, 'none'],
  ]),
  ...each('D-10', 'latest receipt', [['E1', { i94EndsOn: '2027-05-15' }, '2027-05-15']]),
  ...each('D-10', 'last paper receipt', [
    ['E1', { i94EndsOn: '2027-05-15' }, '2027-05-14'],
    ['E2', { i94EndsOn: '2027-02-28' }, '2027-02-26'],
    ['E3', { i94EndsOn: '2026-12-31' }, '2026-12-31'],
    ['E4', { i94EndsOn: '2027-08-30' }, '2027-08-30'],
  ]),
  ...each('D-10', 'advised filing', [
    ['I-539 for H-4, 45 days', { classification: 'H-4', i94EndsOn: '2027-05-15' }, '2027-03-31'],
  ]),
  ...each('D-11', 'grace', [
    ['E1', { ...worker, lastEmploymentDay: '2026-11-13', i94EndsOn: '2028-09-30' }, '2027-01-12'],
    ['E2 I-94 first', { ...worker, lastEmploymentDay: '2026-11-13', i94EndsOn: '2026-12-20' }, '2026-12-20'],
    ['E3', { ...worker, lastEmploymentDay: '2026-12-31', i94EndsOn: '2027-12-31' }, '2027-03-01'],
    ['once only', { ...worker, lastEmploymentDay: '2026-12-31', i94EndsOn: '2027-12-31', graceUsed: true }, 'none'],
    ['not for F-1', { classification: 'F-1', lastEmploymentDay: '2026-12-31', i94EndsOn: '2027-12-31' }, 'none'],
  ]),
  ...each('D-12', 'upper bound', [
    ['E1', { petitionEndsOn: '2027-09-30' }, '2027-10-10'],
    ['E2', { petitionEndsOn: '2026-12-31' }, '2027-01-10'],
    ['E3', { petitionEndsOn: '2027-02-28' }, '2027-03-10'],
  ]),
  judged(
    'D-12',
    'on the bound',
    'I-94 within the margin',
    { petitionEndsOn: '2027-09-30', i94EndsOn: '2027-10-10' },
    'ok',
  ),
  judged(
    'D-12',
    'a day over',
    'I-94 within the margin',
    { petitionEndsOn: '2027-09-30', i94EndsOn: '2027-10-11' },
    'error',
    '10-10-2027',
  ),
  ...each('D-13', 'work while pending', [
    ['E1', extension('2026-09-30'), '2027-05-27'],
    ['E2', extension('2026-11-30'), '2027-07-27'],
    ['E3', extension('2026-12-31'), '2027-08-27'],
    ['E4', extension('2027-02-28'), '2027-10-25'],
    ['not after the decision', { ...extension('2026-09-30'), extensionDecidedOn: '2026-12-01' }, 'none'],
    ['not when filed late', { ...extension('2026-09-30'), extensionFiledOn: '2026-10-01' }, 'none'],
    ['not for another employer', { ...extension('2026-09-30'), sameEmployer: false }, 'none'],
    ['not for H-4', { ...extension('2026-09-30'), classification: 'H-4' }, 'none'],
  ]),
  due('D-84', 'visa date is only shown', 'visa expires', { visaExpiresOn: '2026-01-31' }, '2026-01-31'),
  judged(
    'D-84',
    'E1 status ok',
    'status, not visa',
    { visaExpiresOn: '2026-01-31', i94EndsOn: '2027-09-30', today: '2026-11-15' },
    'ok',
  ),
  judged(
    'D-84',
    'E2 out of status',
    'status, not visa',
    { visaExpiresOn: '2028-05-01', i94EndsOn: '2026-10-31', today: '2026-11-15' },
    'error',
    '11-01-2026',
  ),
  judged(
    'D-84',
    'E3 renew visa',
    'status, not visa',
    { visaExpiresOn: '2026-01-31', i94EndsOn: '2027-09-30', today: '2026-11-15', departsOn: '2026-12-01' },
    'warn',
    'Renew the visa',
  ),
]
