import { deadline } from './deadline.ts'

/** D-95 to D-99: mismatches, notices of an inspection, and how far back and forward Form I-9 reaches. */
export const i9EnforcementDeadlines = [
  deadline({
    id: 'D-95',
    part: 'employer acts',
    title: 'Employee is told of the mismatch and the case referred or closed by',
    citation: 'E-Verify User Manual; 10 federal government working days',
    evidence: 'V',
    kind: 'due',
    severity: 'regulatory',
    needs: ['mismatchOn'],
    due: (_, { from, federal }) => from('mismatchOn').plusBusinessDays(10, federal),
  }),
  deadline({
    id: 'D-95',
    part: 'employee acts',
    title: 'Employee must act on the tentative nonconfirmation by',
    citation: 'E-Verify Memorandum of Understanding; 8 federal government working days',
    evidence: 'V',
    kind: 'due',
    severity: 'regulatory',
    needs: ['referredOn'],
    due: (_, { from, federal }) => from('referredOn').plusBusinessDays(8, federal),
  }),
  deadline({
    id: 'D-96',
    part: 'hearing request',
    title: 'Hearing on the intent to fine must be requested by, or the fine is final',
    citation: '8 CFR 274a.9(e)–(f)',
    kind: 'due',
    severity: 'statutory',
    needs: ['fineNoticeServedOn'],
    may: ['fineNoticeServedBy', 'fineNoticePrintedDueOn'],
    aroundClosedDays: true,
    due: ({ fineNoticeServedBy, fineNoticePrintedDueOn }, { from, setting }) => {
      const due = from('fineNoticeServedOn').plusDays(30, 'the day of service not counted')
      const mail = fineNoticeServedBy === 'ordinary mail' ? setting('fineNoticeMailDays') : 0
      return (mail === 0 ? due : due.plusDays(mail, 'ordinary mail')).notAfter('printed', fineNoticePrintedDueOn)
    },
  }),
  deadline({
    id: 'D-97',
    part: 'answer',
    title: 'Notice of suspect documents or discrepancies is answered by',
    citation: 'internal; the notice itself',
    evidence: 'U',
    kind: 'due',
    severity: 'internal',
    needs: ['documentsNoticeOn'],
    printed: 'documentsNoticePrintedDueOn',
    due: (_, { from, setting, employer }) =>
      from('documentsNoticeOn').plusBusinessDays(setting('inspectionAnswerDays'), employer, 'no date printed'),
  }),
  deadline({
    id: 'D-98',
    part: 'limitation',
    title: 'A fine for it is barred after',
    citation: '28 U.S.C. 2462',
    kind: 'info',
    severity: 'statutory',
    needs: ['i9ViolationOn'],
    due: (_, { from }) => from('i9ViolationOn').plusMonths(60),
  }),
  deadline({
    id: 'D-99',
    part: 'rehire',
    title: 'Rehire on the old Form I-9 is possible through',
    citation: '8 CFR 274a.2(c)(1)(i)',
    kind: 'info',
    severity: 'regulatory',
    needs: ['i9CompletedOn'],
    due: (_, { from }) => from('i9CompletedOn').plusMonths(36),
  }),
]
