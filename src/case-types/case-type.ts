import type { Audience } from '#engine/fact.ts'
import type { Circumstance, When } from './circumstances.ts'

/** A kind of case, declared once: screens, checklist, package, fees and dates follow from it (case-types.md). */
export type CaseType = {
  id: CaseTypeId
  name: string
  /** The details screen of decisions §3; it takes `/{caseId}`. */
  detailsRoute: string
  documentRoute: string
  modes: readonly Mode[]
  /** Who may ask for it first. */
  starters: readonly ParticipantCode[]
  participants: readonly Participant[]
  subTypes: readonly SubType[]
  /** In the order of filing (case-types.md §1.3). */
  forms: readonly PackageForm[]
  /** Exhibits go into the package in this order. */
  checklist: readonly ChecklistItem[]
  stages: readonly Stage[]
  fees: readonly FeeLine[]
  followOn: readonly FollowOn[]
  /** Nothing goes to an agency: the case may end without being filed (decisions §4). */
  withoutFiling: boolean
  /** Cases that need no payment method (decisions §3). */
  withoutPayment: boolean
  channel: 'USCIS' | 'DOL FLAG' | 'none'
}

export type CaseTypeId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 21 | 22

/** LEGAL: an attorney represents the client. DIY: no attorney; only companies with diyAccess = 'Y'. */
export type Mode = 'LEGAL' | 'DIY'

export type FormId =
  | 'i-129'
  | 'g-28'
  | 'i-907'
  | 'i-539'
  | 'i-539a'
  | 'i-765'
  | 'i-140'
  | 'i-485'
  | 'i-485supj'
  | 'i-131'
  | 'i-130'
  | 'i-130a'
  | 'i-864'
  | 'eta-9089'
  | 'eta-9035'
  | 'eta-9141'
  | 'i-9'

/** The codes of case-types.md §1.1, and the two outside parties of matters without a filing. */
export type ParticipantCode =
  | 'FIRM_ATTY'
  | 'FIRM_PARA'
  | 'EMPLOYER'
  | 'EMP_SIGNER'
  | 'BENEFICIARY'
  | 'DEPENDENT'
  | 'FAM_PETITIONER'
  | 'JOINT_SPONSOR'
  | 'HH_MEMBER'
  | 'SCHOOL'
  | 'DEBTOR'
  | 'AGENCY'

export type Participant = {
  code: ParticipantCode
  /** Whose questionnaire they get; nobody's when they have no account. */
  audience?: Audience
  does: string
  when?: When
}

export type SubType = {
  id: string
  name: string
  /** What follows from choosing it; the other sub-types' own circumstances are then false. */
  is: readonly Circumstance[]
}

export type PackageForm = {
  form: FormId
  /** An attached set goes behind the exhibits: the dependents' applications of an H-1B petition. */
  part: 'premium' | 'appearance' | 'main' | 'companion' | 'prerequisite' | 'attached'
  /** One for the case, one per client represented, one per applicant, or one per applicant after the first. */
  per: 'case' | 'client' | 'applicant' | 'furtherApplicant'
  /** Has a payment form of its own in front (one method per filing, case-types.md §1.5). */
  pays: boolean
  when?: When
  note?: string
}

export type ChecklistItem = {
  id: string
  name: string
  need: 'required' | 'recommended'
  from: ParticipantCode
  when?: When
  note?: string
}

export type Status = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
export type Outcome = 'Approved' | 'Denied' | 'Withdrawn' | 'Revoked'

export type Stage = {
  id: string
  name: string
  status: Status
  /** What a decision stage means for the case. */
  outcome?: Outcome
  /** Not every case comes by here. */
  optional?: boolean
  /** Where it may go from here; withdrawal is possible from everywhere before the decision. */
  next: readonly string[]
  /** Who is expected to act while the case stands here. */
  ball?: Ball
}

export type Ball = 'employee' | 'employer' | 'attorney' | 'firm' | 'agency' | 'debtor' | 'nobody'

export type FeeCode =
  | 'REG'
  | 'I129H1B'
  | 'APF'
  | 'ACWIA'
  | 'FRAUD'
  | 'PL114'
  | 'PROC'
  | 'I907-A'
  | 'I907-B'
  | 'I907-C'
  | 'I539'
  | 'I765'
  | 'I131'
  | 'I130'
  | 'I140'
  | 'I485'
  | 'IMMFEE'

export type FeeLine = { code: FeeCode; form: FormId | 'registration' | 'immigrant-visa'; when?: When }

/** What an event of the case creates (case-types.md §18); the ids are those of deadlines.md. */
export type FollowOn = { on: CaseEvent; dates: readonly string[]; also?: readonly string[] }
export type CaseEvent =
  | 'opened'
  | 'filed'
  | 'receipted'
  | 'rfe'
  | 'noid'
  | 'approved'
  | 'denied'
  | 'certified'
  | 'employment ended'
  | 'moved'
  | 'travels'
