import type { CaseType } from '../case-type.ts'
import { attorney, employer, paralegal, required } from '../people/parts.ts'
import { stage } from '../status/stages.ts'
import { Status } from '../status/statuses.ts'

const outcomes = ['RECOVERED', 'PARTLY_RECOVERED', 'REFERRED_TO_COURT', 'WRITTEN_OFF']

/** case-types.md §16: recovering a client's unpaid invoices; nothing goes to an agency. */
export const collections: CaseType = {
  id: 21,
  name: 'Collections',
  spanish: { said: 'cobranza' },
  wishes: [{ wish: 'company', place: 2 }],
  detailsRoute: '/visaCareClientContentCaseDetails',
  documentRoute: '/visaCareFileUploadView',
  modes: ['LEGAL'],
  starters: ['EMPLOYER', 'FIRM_ATTY', 'FIRM_PARA'],
  participants: [
    employer('Contract, invoices, proof of delivery, payments received'),
    attorney,
    paralegal,
    { code: 'DEBTOR', does: 'Outside party without an account; reads the letter through a signed link' },
  ],
  subTypes: [],
  forms: [],
  checklist: [
    required('contract', 'Signed contract', 'EMPLOYER'),
    required('invoices', 'Each invoice', 'EMPLOYER'),
    required('delivery', 'Timesheets or proof of delivery', 'EMPLOYER'),
    required('correspondence', 'Correspondence', 'EMPLOYER'),
    required('statement', 'Account statement', 'EMPLOYER'),
  ],
  stages: [
    stage('OPENED', 'Opened', 1, ['CONFLICT_CHECK'], { ball: 'employer' }),
    stage('CONFLICT_CHECK', 'Conflict check', 2, ['DOCUMENTS', 'OPENED'], { ball: 'firm' }),
    stage('DOCUMENTS', 'Documents', 2, ['DEMAND_DRAFT', 'OPENED'], { ball: 'employer' }),
    stage('DEMAND_DRAFT', 'Draft of the demand', 3, ['ATTY_APPROVAL', 'DOCUMENTS'], { ball: 'firm' }),
    stage('ATTY_APPROVAL', 'Attorney approval', 4, ['DEMAND_SENT', 'DEMAND_DRAFT'], { ball: 'attorney' }),
    stage('DEMAND_SENT', 'Demand sent', 6, ['NEGOTIATION', 'INSTALMENTS', ...outcomes], { ball: 'debtor' }),
    stage('NEGOTIATION', 'Negotiation', 7, ['INSTALMENTS', ...outcomes], { optional: true, ball: 'attorney' }),
    stage('INSTALMENTS', 'Installments', 7, ['NEGOTIATION', ...outcomes], { optional: true, ball: 'debtor' }),
    stage('RECOVERED', 'Recovered', 9, ['CLOSED'], { outcome: 'Approved', ball: 'firm' }),
    stage('PARTLY_RECOVERED', 'Partly recovered', 9, ['CLOSED'], { outcome: 'Approved', ball: 'firm' }),
    stage('REFERRED_TO_COURT', 'Referred to court', 9, ['CLOSED'], { outcome: 'Denied', ball: 'attorney' }),
    stage('WRITTEN_OFF', 'Written off', 9, ['CLOSED'], { outcome: 'Denied', ball: 'firm' }),
    stage('WITHDRAWN', 'Withdrawn', 9, ['CLOSED'], { optional: true, outcome: 'Withdrawn', ball: 'firm' }),
    stage('CLOSED', 'Closed', 10, [], { ball: 'nobody' }),
  ],
  fees: [],
  // The demand deadline is agreed, not law: 10 calendar days after sending unless another is set.
  followOn: [{ on: 'filed', dates: [], also: ['demand deadline, 10 days after sending', 'installment due dates'] }],
  withoutFiling: true,
  track: [
    { name: 'Gather', statuses: [Status.initiated, Status.submitted] },
    { name: 'Demand', statuses: [Status.generated, Status.inReview, Status.readyToFile] },
    { name: 'Sent', statuses: [Status.filed] },
    { name: 'Payment', statuses: [Status.receipted, Status.noticeOpen] },
    { name: 'Outcome', statuses: [Status.decided, Status.completed] },
  ],
  withoutPayment: false,
  channel: 'none',
  settlesDebt: true,
  ownTab: 'collection',
}

export default collections
