import type { CaseType } from '../case-type.ts'
import {
  agency,
  attorney,
  beneficiary,
  employer,
  main,
  paralegal,
  required,
  signer,
  translations,
} from '../people/parts.ts'
import { intake, stage } from '../status/stages.ts'

const draft = '9089_DRAFT'

/** case-types.md §7. The employer bears every cost (20 CFR 656.12(b)); the worker has no part in the recruitment. */
export const permApplication: CaseType = {
  id: 4,
  name: 'PERM Application',
  said: 'Labor certification (PERM)',
  spanish: {
    said: 'certificación laboral (PERM)',
    papers: { 'Worker’s degrees and experience letters': 'Títulos y cartas de experiencia del trabajador' },
  },
  wishes: [{ wish: 'greenCard' }],
  detailsRoute: '/visaCarePermCaseDetails',
  documentRoute: '/visaCareDocumentPermCaseDetails',
  modes: ['LEGAL', 'DIY'],
  starters: ['EMPLOYER', 'FIRM_ATTY'],
  participants: [
    employer('Job and minimum requirements, runs and pays the recruitment, considers applicants'),
    signer('ETA-9141 and ETA-9089'),
    beneficiary('Experience letters and degrees; must not pay or influence the recruitment'),
    attorney,
    paralegal,
    agency('DOL'),
  ],
  subTypes: [
    { id: 'professional', name: 'Professional occupation', is: ['professional'] },
    { id: 'nonprofessional', name: 'Nonprofessional occupation', is: [] },
    { id: 'collegeTeacher', name: 'College teacher, special recruitment', is: ['collegeTeacher'] },
  ],
  forms: [
    main('eta-9141', { note: 'Its content is frozen content of the ETA-9089.' }),
    main('eta-9089', { note: 'Filed in FLAG; the paper is a copy for the file. Appendices B to D as they apply.' }),
    main('eta-9089-appendix-a', { note: 'The foreign worker.' }),
  ],
  checklist: [
    required('determination', 'ETA-9141 determination, valid', 'FIRM_PARA'),
    required('jobDescription', 'Job description, minimum requirements, business necessity', 'EMPLOYER'),
    required('actualMinimum', 'Proof of actual minimum requirements', 'EMPLOYER', 'sameEmployerExperience'),
    required('jobOrder', 'SWA job order printout, start and end', 'EMPLOYER'),
    required('tearSheets', 'Tear sheets of 2 Sundays', 'EMPLOYER'),
    required('noticeOfFiling', 'Notice of filing with posting dates, signed; in-house media', 'EMPLOYER'),
    required('additionalSteps', 'Proof of 3 additional recruitment steps', 'EMPLOYER', 'professional'),
    required(
      'recruitmentReport',
      'Résumés, interview notes, job-related reasons, signed recruitment report',
      'EMPLOYER',
      undefined,
      '20 CFR 656.17(g).',
    ),
    required('layoffNotice', 'Notice to laid-off workers', 'EMPLOYER', 'layoffs'),
    required('qualifications', 'Worker’s degrees and experience letters', 'BENEFICIARY'),
    required('relationship', 'Disclosure of family relationship or ownership', 'EMPLOYER', 'relatedOrOwner'),
    translations,
  ],
  stages: [
    ...intake('JOB_ANALYSIS'),
    stage('JOB_ANALYSIS', 'Job analysis', 2, ['PWD_FILED', 'DOCS'], { ball: 'firm' }),
    stage('PWD_FILED', 'Prevailing wage requested', 2, ['PWD_ISSUED'], { ball: 'agency' }),
    stage('PWD_ISSUED', 'Prevailing wage issued', 2, ['RECRUITMENT_PLAN'], { ball: 'firm' }),
    stage('RECRUITMENT_PLAN', 'Recruitment plan', 2, ['RECRUITING'], { ball: 'firm' }),
    stage('RECRUITING', 'Recruiting', 2, ['QUIET_PERIOD'], { ball: 'employer' }),
    stage('QUIET_PERIOD', 'Quiet period', 2, ['RECRUITMENT_REPORT', 'RECRUITING'], { ball: 'employer' }),
    stage('RECRUITMENT_REPORT', 'Recruitment report', 2, [draft, 'RECRUITING'], { ball: 'employer' }),
    stage(draft, 'Draft of the ETA-9089', 3, ['ATTY_REVIEW', 'SIGNATURE', 'RECRUITMENT_REPORT'], { ball: 'firm' }),
    stage('ATTY_REVIEW', 'Attorney review', 4, ['SIGNATURE', draft], { ball: 'attorney' }),
    stage('SIGNATURE', 'Signatures', 5, ['9089_FILED', 'ATTY_REVIEW'], { ball: 'employer' }),
    stage('9089_FILED', 'ETA-9089 filed', 6, ['9089_ACCEPTED', 'REJECTED', 'AUDIT', 'CERTIFIED', 'DENIED'], {
      ball: 'agency',
    }),
    stage('REJECTED', 'Rejected', 5, ['SIGNATURE', '9089_FILED'], { optional: true, ball: 'attorney' }),
    stage('9089_ACCEPTED', 'Accepted for processing', 7, ['AUDIT', 'SUPERVISED_RECRUITMENT', 'CERTIFIED', 'DENIED'], {
      ball: 'agency',
    }),
    stage('AUDIT', 'Audit', 8, ['AUDIT_RESPONSE', 'DENIED'], { optional: true, ball: 'attorney' }),
    stage('AUDIT_RESPONSE', 'Audit answered', 7, ['AUDIT', 'SUPERVISED_RECRUITMENT', 'CERTIFIED', 'DENIED'], {
      optional: true,
      ball: 'agency',
    }),
    stage('SUPERVISED_RECRUITMENT', 'Supervised recruitment', 8, ['AUDIT_RESPONSE', 'CERTIFIED', 'DENIED'], {
      optional: true,
      ball: 'employer',
    }),
    stage('CERTIFIED', 'Certified', 9, ['I140', 'NOIR_ISSUED', 'CLOSED'], { outcome: 'Approved', ball: 'firm' }),
    stage('DENIED', 'Denied', 9, ['RECONSIDERATION', 'CLOSED'], { outcome: 'Denied', ball: 'attorney' }),
    stage('RECONSIDERATION', 'Reconsideration or BALCA', 8, ['CERTIFIED', 'DENIED'], {
      optional: true,
      ball: 'agency',
    }),
    stage('NOIR_ISSUED', 'Intent to revoke', 8, ['CERTIFIED', 'REVOKED'], { optional: true, ball: 'attorney' }),
    stage('REVOKED', 'Revoked', 9, ['CLOSED'], { optional: true, outcome: 'Revoked', ball: 'attorney' }),
    stage('WITHDRAWN', 'Withdrawn', 9, ['CLOSED'], { optional: true, outcome: 'Withdrawn', ball: 'firm' }),
    stage('I140', 'Used for the I-140', 10, ['CLOSED', 'REVOKED'], { ball: 'firm' }),
    stage('CLOSED', 'Closed', 10, ['REVOKED'], { ball: 'nobody' }),
  ],
  fees: [],
  followOn: [
    { on: 'opened', dates: ['D-30', 'D-31'] },
    { on: 'filed', dates: ['D-32', 'D-15'], also: ['priority date', '§106(a) date'] },
    { on: 'rfe', dates: ['D-32'], also: ['audit response'] },
    { on: 'certified', dates: ['D-32'], also: [{ todo: 'I-140 within 180 days', within: 180 }] },
    { on: 'denied', dates: ['D-32'] },
  ],
  implies: {
    always: { 'case.permanentPosition': true, 'case.wageRequestFor': 'PERM' },
    subTypes: {
      professional: { 'case.occupationKind': 'Professional' },
      nonprofessional: { 'case.occupationKind': 'Nonprofessional' },
      collegeTeacher: { 'case.occupationKind': 'College teacher' },
    },
  },
  withoutFiling: false,
  withoutPayment: false,
  channel: 'DOL FLAG',
  givesPriorityDate: true,
  deadlines: {
    received: ['laborCertificationFiledOn'],
    approved: ['certifiedOn'],
    metByFiling: ['D-31', 'D-15 labor certification filed by', 'D-15 wage request by'],
    showsSixYears: true,
    noticeStage: 'AUDIT',
  },
}

export default permApplication
