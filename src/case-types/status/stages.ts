import type { Ball, Outcome, Stage } from './stage.ts'
import type { Status } from './statuses.ts'

type More = { optional?: boolean; outcome?: Outcome; ball?: Ball }

export const stage = (id: string, name: string, status: Status, next: readonly string[], more: More = {}): Stage => ({
  id,
  name,
  status,
  next,
  ...more,
})

/** Until the case is submitted (case-types.md §1.2; statuses by decisions §4). */
export const intake = (next: string): readonly Stage[] => [
  stage('INTAKE', 'Intake', 1, ['ENGAGED'], { ball: 'firm' }),
  stage('ENGAGED', 'Engaged', 1, ['QUESTIONNAIRES'], { ball: 'firm' }),
  stage('QUESTIONNAIRES', 'Questionnaires', 1, ['DOCS'], { ball: 'employee' }),
  stage('DOCS', 'Documents', 1, ['SUBMITTED'], { ball: 'employee' }),
  stage('SUBMITTED', 'Submitted', 2, [next, 'DOCS'], { ball: 'firm' }),
]

/** From the first draft to the mailbox. */
export const preparation = (draft = 'DRAFT'): readonly Stage[] => [
  stage(draft, 'Draft', 3, ['ATTY_REVIEW', 'SIGNATURE', 'SUBMITTED'], { ball: 'firm' }),
  stage('ATTY_REVIEW', 'Attorney review', 4, ['SIGNATURE', draft, 'SUBMITTED'], { ball: 'attorney' }),
  stage('SIGNATURE', 'Signatures', 5, ['ASSEMBLED', 'ATTY_REVIEW'], { ball: 'employer' }),
  stage('ASSEMBLED', 'Assembled', 5, ['FILED', 'SIGNATURE', 'ATTY_REVIEW'], { ball: 'attorney' }),
]

const afterReceipt = [
  'BIOMETRICS',
  'INTERVIEW',
  'TRANSFERRED',
  'RFE_ISSUED',
  'NOID_ISSUED',
  'APPROVED',
  'DENIED',
  'ABANDONED',
] as const
const others = (id: string) => afterReceipt.filter((each) => each !== id)

/** At the agency, its decision and what comes after it. */
export const atTheAgency: readonly Stage[] = [
  stage('FILED', 'Filed', 6, ['RECEIPTED', 'REJECTED'], { ball: 'agency' }),
  // A rejected package has no filing date: it stands with the assembled ones again.
  stage('REJECTED', 'Rejected', 5, ['ASSEMBLED'], { optional: true, ball: 'attorney' }),
  stage('RECEIPTED', 'Receipt issued', 7, afterReceipt, { ball: 'agency' }),
  stage('BIOMETRICS', 'Biometrics', 7, others('BIOMETRICS'), { optional: true, ball: 'employee' }),
  stage('INTERVIEW', 'Interview', 7, others('INTERVIEW'), { optional: true, ball: 'employee' }),
  stage('TRANSFERRED', 'Transferred', 7, others('TRANSFERRED'), { optional: true, ball: 'agency' }),
  stage('RFE_ISSUED', 'Request for evidence', 8, ['RFE_RESPONDED', 'APPROVED', 'DENIED', 'ABANDONED'], {
    optional: true,
    ball: 'firm',
  }),
  stage('RFE_RESPONDED', 'Evidence sent', 7, afterReceipt, { optional: true, ball: 'agency' }),
  stage('NOID_ISSUED', 'Intent to deny', 8, ['NOID_RESPONDED', 'APPROVED', 'DENIED', 'ABANDONED'], {
    optional: true,
    ball: 'attorney',
  }),
  stage('NOID_RESPONDED', 'Intent to deny answered', 7, afterReceipt, { optional: true, ball: 'agency' }),
  stage('APPROVED', 'Approved', 9, ['POST_DECISION', 'NOIR_ISSUED', 'CLOSED'], { outcome: 'Approved', ball: 'firm' }),
  stage('DENIED', 'Denied', 9, ['POST_DECISION', 'REOPENED', 'CLOSED'], { outcome: 'Denied', ball: 'attorney' }),
  stage('ABANDONED', 'Abandoned', 9, ['REOPENED', 'CLOSED'], { optional: true, outcome: 'Denied', ball: 'attorney' }),
  stage('WITHDRAWN', 'Withdrawn', 9, ['CLOSED'], { optional: true, outcome: 'Withdrawn', ball: 'firm' }),
  stage('NOIR_ISSUED', 'Intent to revoke', 8, ['NOIR_RESPONDED', 'REVOKED', 'APPROVED'], {
    optional: true,
    ball: 'attorney',
  }),
  stage('NOIR_RESPONDED', 'Intent to revoke answered', 7, ['APPROVED', 'REVOKED'], { optional: true, ball: 'agency' }),
  stage('REOPENED', 'Reopened', 8, ['RFE_RESPONDED', 'APPROVED', 'DENIED'], { optional: true, ball: 'attorney' }),
  stage('REVOKED', 'Revoked', 9, ['REOPENED', 'POST_DECISION', 'CLOSED'], {
    optional: true,
    outcome: 'Revoked',
    ball: 'attorney',
  }),
  stage('POST_DECISION', 'After the decision', 10, ['CLOSED', 'REVOKED'], { ball: 'firm' }),
  stage('CLOSED', 'Closed', 10, ['REVOKED'], { ball: 'nobody' }),
]

/** The default machine of case-types.md §1.2. */
export const defaultStages: readonly Stage[] = [...intake('DRAFT'), ...preparation(), ...atTheAgency]
