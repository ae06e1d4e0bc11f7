import type { Actor } from '#platform/session/actor.ts'
import type { NewItem } from '../open-items.ts'
import { sqlDueOfHousehold } from './due-of-household.ts'

/** What a case is read by, with `k` for its table; every reader of cases asks for these and gets `CaseColumns`. */
export const CASE_COLUMNS = `
  k.id, k.number, k.company_id as "companyId", k.law_firm_id as "lawFirmId", k.person_id as "personId",
  k.household_person_id as "householdPersonId", k.employment_id as "employmentId", k.type_id as "typeId",
  k.sub_type as "subType", k.mode, k.status, k.stage, k.outcome, k.attorney_id as "attorneyId", k.owner_id as "ownerId",
  k.options, k.principal_case_id as "principalCaseId", k.renewal_of_case_id as "renewalOfCaseId", k.renewal_number as "renewalNumber",
  k.help_requested_at as "helpRequestedAt", k.percent, k.ball, k.todo, k.ball_since as "ballSince", k.waits_for as "waitsFor",
  k.next_due_on as "nextDueOn", k.next_due_title as "nextDueTitle", k.filed_on as "filedOn",
  k.receipt_number as "receiptNumber", k.receipt_on as "receiptOn", k.priority_date as "priorityDate",
  k.rfe_notice_on as "rfeNoticeOn", k.rfe_due_on as "rfeDueOn", k.rfe_responded_on as "rfeRespondedOn", k.decided_on as "decidedOn",
  k.valid_from as "validFrom", k.valid_until as "validUntil", k.receipt_notice_on as "receiptNoticeOn",
  k.approval_notice as "approvalNotice", k.i94_until as "i94Until", k.rejected_on as "rejectedOn",
  k.rfe_due_printed as "rfeDuePrinted", k.answer_channel as "answerChannel", k.version, k.created_at as "createdAt",
  k.created_by as "createdBy", k.company_name as "companyName", k.person_name as "personName",
  k.attorney_name as "attorneyName"`

/** The same for a reader: what is due next in a case is said to its family without what others owe. */
export const columnsFor = ({ scope }: Pick<Actor, 'scope'>, today: string): string =>
  scope === 'person' ? `${CASE_COLUMNS}, ${sqlDueOfHousehold(today).columns}` : CASE_COLUMNS

export type CaseColumns = {
  id: number
  number: string
  companyId: number
  lawFirmId: number | null
  personId: number | null
  householdPersonId: number | null
  employmentId: number | null
  typeId: number
  subType: string
  mode: 'LEGAL' | 'DIY'
  status: number
  stage: string
  outcome: string | null
  attorneyId: number | null
  ownerId: number | null
  options: Record<string, never>
  principalCaseId: number | null
  renewalOfCaseId: number | null
  /** The case that renews this one; empty: none is open. */
  renewalNumber: string
  helpRequestedAt: string | null
  percent: number
  ball: Ball
  /** What whoever has the ball has to do; empty: nothing, or not said. */
  todo: string
  ballSince: string
  /** Everybody it waits for: a summary of its open items. */
  waitsFor: string[]
  nextDueOn: string | null
  nextDueTitle: string
  /** Read by families: of the questions that are due next, how many there are about each person. */
  nextDueEach?: NewItem['each'] | null
  filedOn: string | null
  receiptNumber: string | null
  receiptOn: string | null
  priorityDate: string | null
  rfeNoticeOn: string | null
  rfeDueOn: string | null
  rfeRespondedOn: string | null
  decidedOn: string | null
  validFrom: string | null
  validUntil: string | null
  /** The day on the receipt notice; clocks run from `receiptOn`, the day the agency received the filing. */
  receiptNoticeOn: string | null
  approvalNotice: 'I-797A' | 'I-797B' | null
  i94Until: string | null
  rejectedOn: string | null
  /** Whether the agency printed the day to answer by; else it is the rule's. */
  rfeDuePrinted: boolean
  /** How the answer to the agency leaves, if somebody said. */
  answerChannel: 'paper' | 'online' | null
  version: number
  createdAt: string
  createdBy: number | null
  /** Names of those who take part, kept with the case (0022): whoever sees it may know them. Empty: nobody. */
  companyName: string
  personName: string
  attorneyName: string
}
type Ball = 'employee' | 'employer' | 'attorney' | 'firm' | 'agency' | 'debtor' | 'nobody'
