import { each } from './example.ts'

const worker = { classification: 'H-1B' } as const

const decided = (extensionOutcome: 'approved' | 'denied' | 'withdrawn' | 'revoked', extensionDecidedOn: string) => ({
  ...worker,
  i94EndsOn: '2026-09-30',
  sameEmployer: true,
  extensionFiledOn: '2026-09-01',
  extensionOutcome,
  extensionDecidedOn,
})

/** D-43 once the clock has run out, and what a decision leaves of D-13. */
export const afterDecisionExamples = [
  ...each('D-43', 'clock missed', [
    ['E1 the day after', { premiumClass: 'I-129', premiumReceivedOn: '2026-11-16', today: '2026-12-09' }, '2026-12-08'],
    ['E1 on the day', { premiumClass: 'I-129', premiumReceivedOn: '2026-11-16', today: '2026-12-08' }, 'none'],
  ]),
  ...each('D-13', 'authorized until', [
    ['as approved', { ...worker, approvedUntil: '2029-09-30', i94EndsOn: '2029-10-10' }, '2029-09-30'],
    ['the I-94 is shorter', { ...worker, approvedUntil: '2029-09-30', i94EndsOn: '2029-05-01' }, '2029-05-01'],
    ['not on an I-797B', { ...worker, approvedUntil: '2029-09-30', statusGranted: false }, 'none'],
    ['not for H-4', { classification: 'H-4', approvedUntil: '2029-09-30' }, 'none'],
  ]),
  ...each('D-13', 'stay until', [['H-4', { classification: 'H-4', approvedUntil: '2029-09-30' }, '2029-09-30']]),
  ...each('D-13', 'petition valid', [['I-797B', { approvedUntil: '2029-09-30', statusGranted: false }, '2029-09-30']]),
  ...each('D-13', 'without the extension', [
    ['denied, I-94 running', decided('denied', '2026-09-20'), '2026-09-30'],
    ['withdrawn, I-94 running', decided('withdrawn', '2026-09-30'), '2026-09-30'],
    ['denied, I-94 over', decided('denied', '2026-12-01'), 'none'],
    ['approved', decided('approved', '2026-09-20'), 'none'],
  ]),
  ...each('D-13', 'work ended', [
    ['denied, I-94 over', decided('denied', '2026-12-01'), '2026-12-01'],
    ['denied, I-94 running', decided('denied', '2026-09-20'), 'none'],
    ['filed late', { ...decided('denied', '2026-12-01'), extensionFiledOn: '2026-10-05' }, '2026-09-30'],
    ['revoked', decided('revoked', '2026-09-20'), '2026-09-20'],
    ['another employer, INA 214(n)', { ...decided('denied', '2026-09-20'), sameEmployer: false }, '2026-09-20'],
  ]),
]
