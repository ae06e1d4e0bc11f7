import type { CaseType } from '../case-type.ts'
import { attorney, employer, paralegal, required } from '../people/parts.ts'
import { stage } from '../status/stages.ts'
import { Status } from '../status/statuses.ts'

/** case-types.md §17: the firm reads a client's contract for immigration risk; nothing goes to an agency. */
export const contractReview: CaseType = {
  id: 22,
  name: 'Contract Review',
  said: 'Contract review',
  spanish: { said: 'revisión de contrato' },
  wishes: [{ wish: 'company', place: 1 }],
  detailsRoute: '/visaCareContractReviewCaseDetail',
  documentRoute: '/visaCareFileUploadView',
  modes: ['LEGAL'],
  starters: ['EMPLOYER', 'FIRM_ATTY', 'FIRM_PARA'],
  participants: [employer('Contract, parties, questions, wished turnaround'), attorney, paralegal],
  subTypes: [
    { id: 'msa', name: 'Master services agreement', is: [] },
    { id: 'sow', name: 'Statement of work', is: [] },
    { id: 'endClientLetter', name: 'End-client letter', is: [] },
    { id: 'offerLetter', name: 'Offer letter', is: [] },
    { id: 'severance', name: 'Severance', is: [] },
  ],
  forms: [],
  checklist: [required('contract', 'The contract with its annexes', 'EMPLOYER')],
  stages: [
    stage('OPENED', 'Opened', 1, ['SUBMITTED'], { ball: 'employer' }),
    stage('SUBMITTED', 'Submitted', 2, ['CONFLICT_CHECK', 'OPENED'], { ball: 'firm' }),
    stage('CONFLICT_CHECK', 'Conflict check', 2, ['ASSIGNED', 'OPENED'], { ball: 'firm' }),
    stage('ASSIGNED', 'Assigned', 2, ['REVIEW'], { ball: 'attorney' }),
    stage('REVIEW', 'Review', 3, ['COMMENTS_DRAFT', 'ASSIGNED'], { ball: 'firm' }),
    stage('COMMENTS_DRAFT', 'Draft of the comments', 3, ['ATTY_APPROVAL', 'REVIEW'], { ball: 'firm' }),
    stage('ATTY_APPROVAL', 'Attorney approval', 4, ['DELIVERED', 'COMMENTS_DRAFT'], { ball: 'attorney' }),
    stage('DELIVERED', 'Delivered', 9, ['REVISION', 'CLOSED'], { outcome: 'Approved', ball: 'employer' }),
    stage('REVISION', 'Revision', 8, ['DELIVERED'], { optional: true, ball: 'attorney' }),
    stage('WITHDRAWN', 'Withdrawn', 9, ['CLOSED'], { optional: true, outcome: 'Withdrawn', ball: 'firm' }),
    stage('CLOSED', 'Closed', 10, [], { ball: 'nobody' }),
  ],
  fees: [],
  followOn: [{ on: 'opened', dates: [], also: ['agreed turnaround, 5 business days unless set'] }],
  withoutFiling: true,
  track: [
    { name: 'Received', statuses: [Status.initiated, Status.submitted] },
    { name: 'Review', statuses: [Status.generated, Status.noticeOpen] },
    { name: 'Approval', statuses: [Status.inReview, Status.readyToFile, Status.filed, Status.receipted] },
    { name: 'Delivered', statuses: [Status.decided, Status.completed] },
  ],
  withoutPayment: false,
  channel: 'none',
  ownTab: 'review',
  deliversMemo: true,
}

/** What a reviewer looks for. */
export const reviewPoints: readonly string[] = [
  'Right to control',
  'Worksite address matches LCA and I-129 Part 5',
  'Duration covers the requested period',
  'Wage terms',
  'End client named',
  'Benching or unpaid clause (20 CFR 655.731(c)(7))',
  'Recruitment-fee or repayment clauses (20 CFR 656.12, 655.731(c)(10)(ii))',
  'Exclusivity',
  'Confidentiality of personal data',
  'Signature blocks',
]

export default contractReview
