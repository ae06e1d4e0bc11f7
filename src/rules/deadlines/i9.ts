import { earliest } from '#formats/day.ts'
import { check, ok, wrong } from './check.ts'
import { deadline } from './deadline.ts'
import { keptFor, startAt } from './trail.ts'

const days = '8 CFR 274a.2(b)(1)(ii)'

/** D-70 to D-72 and D-74 to D-76: the clocks of Form I-9. Business days are the employer's. */
export const i9Deadlines = [
  deadline({
    id: 'D-70',
    part: 'Section 1',
    title: 'Section 1 must be signed by',
    citation: '8 CFR 274a.2(b)(1)(i)',
    kind: 'due',
    severity: 'regulatory',
    needs: ['firstDayOfWork'],
    due: (_, { from }) => from('firstDayOfWork'),
  }),
  ...(['Section 2', 'E-Verify case'] as const).map((part) =>
    deadline({
      id: 'D-71',
      part,
      title: part === 'Section 2' ? 'Section 2 must be completed by' : 'E-Verify case must be opened by',
      citation: part === 'Section 2' ? days : 'E-Verify Memorandum of Understanding',
      evidence: 'V',
      kind: 'due',
      severity: 'regulatory',
      needs: ['firstDayOfWork'],
      may: ['jobBusinessDays'],
      due: ({ jobBusinessDays = 3 }, { from, employer }) =>
        jobBusinessDays < 3 ? from('firstDayOfWork') : from('firstDayOfWork').plusBusinessDays(3, employer),
    }),
  ),
  deadline({
    id: 'D-72',
    part: 'receipt',
    title: 'The document itself must be shown by',
    citation: '8 CFR 274a.2(b)(1)(vi)',
    kind: 'due',
    severity: 'regulatory',
    needs: ['firstDayOfWork', 'receiptShown'],
    may: ['reverifiedDocumentExpiresOn'],
    applies: ({ receiptShown }) => receiptShown,
    due: ({ reverifiedDocumentExpiresOn }, { from }) =>
      (reverifiedDocumentExpiresOn === undefined
        ? from('firstDayOfWork')
        : startAt('Document expired on', reverifiedDocumentExpiresOn)
      ).plusDays(90),
  }),
  deadline({
    id: 'D-74',
    part: 'retention',
    title: 'Form I-9 is kept until',
    citation: '8 CFR 274a.2(b)(2)(i)(A)',
    kind: 'retain until',
    severity: 'regulatory',
    needs: ['firstDayOfWork', 'terminatedOn'],
    due: ({ terminatedOn }, { from, setting }) =>
      keptFor(from('firstDayOfWork'), 36, setting).notBefore(
        'one year after employment ended',
        keptFor(startAt('', terminatedOn), 12, setting).date,
      ),
  }),
  deadline({
    id: 'D-75',
    part: 'inspection',
    title: 'Forms I-9 must be produced, in three business days at the least, by',
    citation: '8 CFR 274a.2(b)(2)(ii)',
    kind: 'due',
    severity: 'regulatory',
    needs: ['inspectionNoticeOn'],
    may: ['inspectionGrantedUntil'],
    printed: 'inspectionPrintedDueOn',
    // Asking for more time changes nothing; a grant in writing does.
    due: ({ inspectionGrantedUntil }, { from, federal }) =>
      from('inspectionNoticeOn')
        .plusBusinessDays(3, federal)
        .notBefore('more time granted in writing', inspectionGrantedUntil),
  }),
  deadline({
    id: 'D-76',
    part: 'technical failures',
    title: 'Technical failures must be cured by',
    citation: 'INA 274A(b)(6)',
    kind: 'due',
    severity: 'statutory',
    needs: ['failuresNoticeOn'],
    due: (_, { from, federal }) => from('failuresNoticeOn').plusBusinessDays(10, federal),
  }),
]

export const i9Checks = [
  check({
    id: 'D-70',
    part: 'Section 1 in time',
    title: 'Day of Section 1',
    citation: '8 CFR 274a.2(b)(1)(i)',
    needs: ['section1SignedOn', 'firstDayOfWork'],
    may: ['offerAcceptedOn'],
    judge: ({ section1SignedOn, firstDayOfWork, offerAcceptedOn }) => {
      if (section1SignedOn > firstDayOfWork) return wrong('Signed late, after the first day of work.')
      return offerAcceptedOn !== undefined && section1SignedOn < offerAcceptedOn
        ? wrong('Signed before the offer was accepted, which is not allowed.')
        : ok('Signed in time.')
    },
  }),
]

/**
 * D-73: by the end of the authorization, or box 4 where it is earlier (8 CFR 274a.2(b)(1)(vii)). What is reverified is the
 * authorization: asking earlier because a passport ends is an unfair documentary practice (INA 274B(a)(6)).
 */
export const reverificationDeadlines = [
  deadline({
    id: 'D-73',
    part: 'reverification',
    title: 'Work authorization must be reverified by',
    citation: '8 CFR 274a.2(b)(1)(vii)',
    evidence: 'V',
    kind: 'due',
    severity: 'regulatory',
    needs: ['reverificationGroup'],
    may: ['authorizedUntil', 'authorizationEndsOn', 'workAuthorizedOn'],
    // Citizens, permanent residents, list B documents: never; asking again is discrimination.
    applies: ({ reverificationGroup }) => reverificationGroup === 'authorized until a date',
    due: ({ authorizedUntil, authorizationEndsOn, workAuthorizedOn }) => {
      const dates = [authorizedUntil, authorizationEndsOn].filter((day) => day !== undefined)
      if (dates.length === 0) return undefined
      const first = startAt('The earlier of box 4 and the end of the authorization', earliest(...dates))
      return first.notBefore('extended by law (240 days, automatic extension, cap-gap)', workAuthorizedOn)
    },
  }),
]
