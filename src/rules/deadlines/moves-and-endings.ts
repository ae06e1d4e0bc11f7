import { showDate } from '#formats/dates.ts'
import { addMonths } from '#formats/day.ts'
import { check, ok, wrong } from './check.ts'
import { deadline } from './deadline.ts'
import { transportOwed } from './wage-duty.ts'

/** D-80 to D-82 and D-85, and the dated duty of h1b-compliance.md §1.7. */
export const moveDeadlines = [
  deadline({
    id: 'D-80',
    part: 'AR-11',
    title: 'New address must be reported (AR-11) by',
    citation: 'INA 265; 8 CFR 265.1',
    kind: 'due',
    severity: 'statutory',
    needs: ['movedOn'],
    may: ['classification'],
    applies: ({ classification }) => !['A', 'G', 'Visa waiver'].includes(classification ?? ''),
    // Reported online, so it is not moved to a business day.
    due: (_, { from }) => from('movedOn').plusDays(10),
  }),
  deadline({
    id: 'D-81',
    part: 'I-865',
    title: "Sponsor's new address must be reported (I-865) by",
    citation: 'INA 213A(d); 8 CFR 213a.3',
    kind: 'due',
    severity: 'statutory',
    needs: ['sponsorMovedOn'],
    due: (_, { from }) => from('sponsorMovedOn').plusDays(30),
  }),
  deadline({
    id: 'D-82',
    part: 'termination notice',
    title: 'USCIS is told and the H-1B petition withdrawn by',
    citation: '8 CFR 214.2(h)(11)(i); internal',
    kind: 'due',
    severity: 'internal',
    needs: ['lastEmploymentDay', 'classification'],
    // The work of a student, or by the card of a spouse, rests on no petition.
    applies: ({ classification }) => classification === 'H-1B',
    due: (_, { from, setting, federal }) =>
      from('lastEmploymentDay').plusBusinessDays(setting('terminationNoticeDays'), federal, 'promptly'),
  }),
  deadline({
    id: 'D-82',
    part: 'transport offer',
    title: 'Return transport is offered by',
    citation: '8 CFR 214.2(h)(4)(iii)(E); internal',
    kind: 'due',
    severity: 'internal',
    needs: ['lastEmploymentDay', 'dismissed', 'petitionEndsOn'],
    // Owed to who is dismissed before the petition ends, not to who resigns.
    applies: transportOwed,
    due: (_, { from, setting, federal }) =>
      from('lastEmploymentDay').plusBusinessDays(setting('terminationNoticeDays'), federal, 'promptly'),
  }),
  deadline({
    id: 'D-85',
    part: 'copy of the LCA',
    title: 'The worker has a copy of the LCA by',
    citation: '20 CFR 655.734(a)(3)',
    kind: 'due',
    severity: 'regulatory',
    needs: ['firstDayOfWork'],
    due: (_, { from }) => from('firstDayOfWork'),
  }),
]

export const moveChecks = [
  check({
    id: 'D-85',
    part: 'copy in time',
    title: 'Copy of the LCA for the worker',
    citation: '20 CFR 655.734(a)(3)',
    needs: ['firstDayOfWork', 'lcaGivenOn'],
    judge: ({ firstDayOfWork, lcaGivenOn }) =>
      lcaGivenOn <= firstDayOfWork
        ? ok('Given in time.')
        : wrong(`Given ${showDate(lcaGivenOn)}, after the first day.`),
  }),
  check({
    id: 'H-01',
    part: 'wilful violator',
    title: 'Wilful violations in the five years before the LCA',
    citation: '20 CFR 655.736(f)',
    needs: ['violationFoundOn', 'lcaFiledOn'],
    judge: ({ violationFoundOn, lcaFiledOn }) =>
      violationFoundOn >= addMonths(lcaFiledOn, -60)
        ? wrong(`Found ${showDate(violationFoundOn)}: the employer is a wilful violator.`)
        : ok('Found more than five years before.'),
  }),
]
