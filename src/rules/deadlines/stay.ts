import { registered } from '#case-types/registered.ts'
import { showDate } from '#formats/dates.ts'
import { addDays } from '#formats/day.ts'
import { check, ok, warn, wrong } from './check.ts'
import { deadline } from './deadline.ts'
import { earliestBy, startAt } from './trail.ts'

/** Who shares a worker’s status: what the applications of families give; with F-1, those whom no petition lets work (D-13). */
const familyClasses: ReadonlySet<string> = new Set(
  registered.flatMap(({ aboutDependent, approval }) => (aboutDependent && approval?.status ? [approval.status] : [])),
)
export const withoutPetition = (classification: string): boolean =>
  familyClasses.has(classification) || classification === 'F-1'

/** D-10 to D-13: how long a nonimmigrant may stay and work. Ends of status are never moved to a business day. */
export const stayDeadlines = [
  deadline({
    id: 'D-10',
    part: 'earliest filing',
    title: 'Extension may be filed from',
    citation: '8 CFR 214.2(h)(9)(i)(B), (15)',
    kind: 'earliest',
    severity: 'regulatory',
    needs: ['i94EndsOn'],
    may: ['requestedStartOn', 'durationOfStatus', 'sameEmployer', 'petitionOutcome'],
    // A new employer's petition begins on the day wanted, whenever the stay ends: D-16 counts from that day alone.
    applies: ({ durationOfStatus, sameEmployer, petitionOutcome }) =>
      durationOfStatus !== true && (sameEmployer !== false || petitionOutcome === 'approved'),
    due: ({ requestedStartOn, i94EndsOn }, { setting }) =>
      earliestBy(startAt('Requested start', requestedStartOn ?? addDays(i94EndsOn, 1)), -6, setting),
  }),
  deadline({
    id: 'D-10',
    part: 'latest receipt',
    title: 'USCIS must have the extension by',
    citation: '8 CFR 214.1(c)(4)',
    kind: 'due',
    severity: 'regulatory',
    needs: ['i94EndsOn'],
    may: ['durationOfStatus'],
    applies: ({ durationOfStatus }) => durationOfStatus !== true,
    // USCIS policy of 03-29-2023: paper received on the next business day counts as timely; nobody plans for it.
    aroundClosedDays: true,
    due: (_, { from }) => from('i94EndsOn'),
  }),
  deadline({
    id: 'D-10',
    part: 'last paper receipt',
    title: 'Mailed extension must reach USCIS by',
    citation: '8 CFR 214.1(c)(4), 103.2(a)(7)',
    kind: 'due',
    severity: 'regulatory',
    needs: ['i94EndsOn'],
    may: ['durationOfStatus'],
    applies: ({ durationOfStatus }) => durationOfStatus !== true,
    due: (_, { from, federal }) => from('i94EndsOn').rolledBack(federal),
  }),
  deadline({
    id: 'D-10',
    part: 'advised filing',
    title: 'Form I-539 is better filed by',
    citation: 'Form I-539 instructions',
    kind: 'info',
    severity: 'policy',
    needs: ['i94EndsOn', 'classification'],
    applies: ({ classification }) => familyClasses.has(classification),
    due: (_, { from }) => from('i94EndsOn').plusDays(-45, 'advised by USCIS'),
  }),
  deadline({
    id: 'D-11',
    part: 'grace',
    title: 'Grace period after employment ends on',
    citation: '8 CFR 214.1(l)(2)',
    kind: 'expires',
    severity: 'regulatory',
    needs: ['classification', 'lastEmploymentDay', 'i94EndsOn'],
    may: ['graceUsed'],
    // Once per authorized validity period; no work in it.
    applies: ({ classification, graceUsed }) => graceClasses.has(classification) && graceUsed !== true,
    due: ({ lastEmploymentDay, i94EndsOn }, { from, setting }) =>
      from('lastEmploymentDay')
        .plusDays(setting('graceDays', lastEmploymentDay), 'grace period')
        .notAfter('I-94 ends', i94EndsOn),
  }),
  deadline({
    id: 'D-12',
    part: 'upper bound',
    title: 'An I-94 cannot end after',
    citation: '8 CFR 214.1(l)(1), 214.2(h)(13)(i)(A)',
    kind: 'info',
    severity: 'regulatory',
    needs: ['petitionEndsOn'],
    due: ({ petitionEndsOn }, { from, setting }) =>
      from('petitionEndsOn').plusDays(setting('validityMarginDays', petitionEndsOn), 'at most'),
  }),
  deadline({
    id: 'D-13',
    part: 'work while pending',
    title: 'May keep working while this is pending, until',
    citation: '8 CFR 274a.12(b)(20)',
    kind: 'expires',
    severity: 'regulatory',
    needs: ['classification', 'i94EndsOn', 'extensionFiledOn', 'sameEmployer'],
    may: ['extensionDecidedOn'],
    // A change of employer rests on portability, INA 214(n), which has no such end; a decision ends it (after-decision.ts).
    applies: ({ i94EndsOn, extensionFiledOn, extensionDecidedOn, sameEmployer, classification }) =>
      extensionDecidedOn === undefined &&
      sameEmployer &&
      extensionFiledOn <= i94EndsOn &&
      !withoutPetition(classification),
    due: ({ i94EndsOn }, { from, setting }) =>
      from('i94EndsOn').plusDays(setting('pendingWorkDays', i94EndsOn), 'while pending'),
  }),
]

export const stayChecks = [
  check({
    id: 'D-13',
    part: 'portability',
    title: 'Work for the new employer while its petition is pending',
    citation: 'INA 214(n); 8 CFR 214.2(h)(2)(i)(H)',
    needs: ['sameEmployer', 'i94EndsOn', 'extensionFiledOn'],
    may: ['lawfullyAdmitted', 'unauthorizedWork'],
    applies: ({ sameEmployer }) => !sameEmployer,
    // Not limited to 240 days. Any no, and anything nobody knows, is for the attorney.
    judge: ({ i94EndsOn, extensionFiledOn, lawfullyAdmitted, unauthorizedWork }) => {
      if (extensionFiledOn > i94EndsOn)
        return wrong(`Filed ${showDate(extensionFiledOn)}, after the stay ended on ${showDate(i94EndsOn)}.`)
      if (unauthorizedWork) return wrong('Worked without authorization since the last lawful admission.')
      if (lawfullyAdmitted === false) return wrong('Was not lawfully admitted.')
      return lawfullyAdmitted === undefined || unauthorizedWork === undefined
        ? warn('Ask the attorney: lawful admission and no unauthorized work since then are not both known.')
        : ok('Note “AC-21” and the day of filing on Form I-9 and keep the proof of filing.')
    },
  }),
  check({
    id: 'D-12',
    part: 'I-94 within the margin',
    title: 'End of the I-94 beside the petition',
    citation: '8 CFR 214.2(h)(13)(i)(A)',
    needs: ['petitionEndsOn', 'i94EndsOn'],
    judge: ({ petitionEndsOn, i94EndsOn }, { setting }) => {
      const bound = addDays(petitionEndsOn, setting('validityMarginDays', petitionEndsOn))
      return i94EndsOn <= bound
        ? ok(`The I-94 ends by ${showDate(bound)}.`)
        : wrong(
            `The I-94 ends ${showDate(i94EndsOn)}; a petition until ${showDate(petitionEndsOn)} allows none after ${showDate(bound)}.`,
          )
    },
  }),
]

/** The workers whom 8 CFR 214.1(l)(2) names, and their dependents. */
const graceClasses: ReadonlySet<string> = new Set([
  ...['E-1', 'E-2', 'E-3', 'H-1B', 'H-1B1', 'L-1', 'O-1', 'TN'],
  ...['H-4', 'L-2', 'O-3', 'TD', 'E-3D'],
])
