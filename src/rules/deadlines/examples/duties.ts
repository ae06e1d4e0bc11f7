import { addDays } from '#formats/day.ts'
import { addBusinessDays, isBusinessDay } from '#rules/calendar/business-days.ts'
import type { Given } from '../inputs.ts'
import { due, each, having, judged } from './example.ts'

/** Every federal business day from one day to another. */
export function businessDays(from: string, until: string): string[] {
  const days: string[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) if (isBusinessDay(day)) days.push(day)
  return days
}

const autumn = { placementDays: businessDays('2026-10-05', addBusinessDays('2026-10-05', 40)) }
const winter = { placementDays: businessDays('2026-12-01', '2027-02-12') }
const ended: Given = { lastEmploymentDay: '2026-11-13', petitionEndsOn: '2028-09-30', noticeToWorkerOn: '2026-11-13' }
const dismissed: Given = { ...ended, dismissed: true, transportOfferedOn: '2026-11-17' }
const told: Given = { agencyNotifiedOn: '2026-11-20' }
const changed = { petitionApprovedOn: '2026-05-10', requestedStartOn: '2026-10-01', inUsAtApproval: true }
const duty = { displacementDuty: true }

/** deadlines.md D-82 and D-90 to D-99. */
export const dutyExamples = [
  ...each('D-82', 'transport offer', [
    ['dismissed', { lastEmploymentDay: '2026-11-13', dismissed: true, petitionEndsOn: '2028-09-30' }, '2026-11-20'],
    ['resigned', { lastEmploymentDay: '2026-11-13', dismissed: false, petitionEndsOn: '2028-09-30' }, 'none'],
    ['at its end', { lastEmploymentDay: '2026-11-13', dismissed: true, petitionEndsOn: '2026-11-13' }, 'none'],
  ]),
  ...each('D-90', 'pay begins', [
    ['E1', { admittedOn: '2026-10-05' }, '2026-11-04'],
    ['E2', changed, '2026-11-30'],
    ['E3', { requestedStartOn: '2026-10-01', statusChangedOn: '2026-11-16', inUsAtApproval: true }, '2027-01-15'],
    ['E3 by a late approval', { ...changed, petitionApprovedOn: '2026-11-16' }, '2027-01-15'],
    ['E4', { admittedOn: '2026-10-05', firstDayOfWork: '2026-10-12' }, '2026-10-12'],
    ['the approval alone starts nothing', { petitionApprovedOn: '2026-05-10' }, 'none'],
  ]),
  ...each('D-91', 'alarm', [['E1', autumn, '2026-11-09']]),
  ...each('D-91', 'last day', [
    ['E1', autumn, '2026-11-17'],
    ['E2 calendar year', winter, 'none'],
    ['E3 fiscal year', { ...winter, placementYearFrom: '10-01' }, '2027-01-13'],
    ['E4 one Saturday', { placementDays: ['2026-11-14', '2026-11-14'] }, 'none'],
  ]),
  ...each('D-92', 'pay ends', [
    ['E1 dismissed', { ...dismissed, ...told }, '2026-11-20'],
    ['E2 resigned', { ...ended, ...told, dismissed: false }, '2026-11-20'],
    ['E3 no letter', dismissed, 'none'],
  ]),
  ...each('D-92', 'duty open', [
    ['E1 all done', { petitionEndsOn: '2028-09-30', ...dismissed, ...told }, 'none'],
    ['E3 no letter', { petitionEndsOn: '2028-09-30', ...dismissed }, '2026-11-13'],
  ]),
  judged('D-92', 'E1 exposure', 'termination complete', { ...dismissed, ...told }, 'ok', '5 workdays'),
  judged('D-92', 'E3 runs on', 'termination complete', dismissed, 'error', 'the letter to USCIS'),
  ...each('D-93', 'complaint', [['a year', { wageViolationEndedOn: '2026-03-31' }, '2027-03-31']]),
  ...each('D-94', 'own workforce from', [['filed', { ...duty, petitionFiledOn: '2026-12-01' }, '2026-09-02']]),
  ...each('D-94', 'own workforce until', [
    ['filed', { ...duty, petitionFiledOn: '2026-12-01' }, '2027-03-01'],
    ['not for exempt workers', { displacementDuty: false, petitionFiledOn: '2026-12-01' }, 'none'],
  ]),
  ...each('D-94', 'other site from', [['placed', { ...duty, placementOn: '2027-01-11' }, '2026-10-13']]),
  ...each('D-94', 'other site until', [['placed', { ...duty, placementOn: '2027-01-11' }, '2027-04-11']]),
  ...each('D-95', 'employer acts', [
    ['11-16', { mismatchOn: '2026-11-16' }, '2026-12-01'],
    ['12-18', { mismatchOn: '2026-12-18' }, '2027-01-05'],
  ]),
  ...each('D-95', 'employee acts', [['i9.md §4', { referredOn: '2026-11-16' }, '2026-11-27']]),
  ...each('D-96', 'hearing request', [
    ['NF1 in person', { fineNoticeServedOn: '2026-11-16', fineNoticeServedBy: 'in person' }, '2026-12-16'],
    ['NF2 by mail', { fineNoticeServedOn: '2026-11-16', fineNoticeServedBy: 'ordinary mail' }, '2026-12-16'],
    ['NF3 a holiday', { fineNoticeServedOn: '2026-11-25' }, '2026-12-25'],
    ['printed earlier', { fineNoticeServedOn: '2026-11-16', fineNoticePrintedDueOn: '2026-12-11' }, '2026-12-11'],
  ]),
  due(
    'D-96',
    'NF2 with five days of mail',
    'hearing request',
    { fineNoticeServedOn: '2026-11-16', fineNoticeServedBy: 'ordinary mail' },
    '2026-12-21',
    having({ name: 'fineNoticeMailDays', value: 5 }),
  ),
  ...each('D-97', 'answer', [
    ['nothing printed', { documentsNoticeOn: '2026-11-16' }, '2026-12-01'],
    ['printed', { documentsNoticeOn: '2026-11-16', documentsNoticePrintedDueOn: '2026-11-30' }, '2026-11-30'],
  ]),
  ...each('D-98', 'limitation', [['late Section 2', { i9ViolationOn: '2020-03-05' }, '2025-03-05']]),
  ...each('D-99', 'rehire', [
    ['2024', { i9CompletedOn: '2024-03-04' }, '2027-03-04'],
    ['2023', { i9CompletedOn: '2023-11-01' }, '2026-11-01'],
  ]),
  due(
    'D-75',
    'more time in writing',
    'inspection',
    { inspectionNoticeOn: '2026-11-24', inspectionGrantedUntil: '2026-12-07' },
    '2026-12-07',
  ),
]
