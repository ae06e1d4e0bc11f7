import type { Audience } from '#engine/fact.ts'
import type { HeldStatus } from '#facts/status-codes.ts'
import type { Circumstance, Circumstances, When } from './circumstances.ts'
import type { FeeAbroad, FeeCode, FeeRequest } from './package/fee-codes.ts'
import { registeredIds } from './registered-ids.ts'
import type { Status, TrackStep } from './status/statuses.ts'

/** A kind of case, declared once: screens, checklist, package, fees and dates follow from it (case-types.md). */
export type CaseType = {
  id: number
  name: string
  /** As people say it, where the specification's name is not how they do: "Work permit". */
  said?: string
  /** What employees and their families read of it in Spanish; that nothing is missing, tests/words/spanish.test.ts says. */
  spanish: InSpanish
  /** As lists of kinds name it: "L-1"; nothing where the wish it belongs to says it. */
  shortName?: string
  /** Which wishes of somebody who begins a case lead to it; a type that none leads to would not be found. */
  wishes: readonly [LeadingHere, ...LeadingHere[]]
  /** The details screen of decisions §3; it takes `/{caseId}`. */
  detailsRoute: string
  documentRoute: string
  /** Not offered until an administrator has switched it on in the list of case types (Common Details). */
  switchedOnLater?: true
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
  /** What whoever applies for a visa abroad pays there; never with the filing. */
  feesAbroad?: readonly { code: FeeAbroad; when?: When }[]
  followOn: readonly FollowOn[]
  /** Nothing goes to an agency: the case may end without being filed (decisions §4). */
  withoutFiling: boolean
  /** Its way as everybody reads it, where it is not the five steps of a filing. */
  track?: readonly TrackStep[]
  /** Cases that need no payment method (decisions §3). */
  withoutPayment: boolean
  channel: 'USCIS' | 'DOL FLAG' | 'none'
  /** The day the agency took it for processing is the worker's place in line (D-32, 8 CFR 204.5(d)). */
  givesPriorityDate?: true
  /** The details screen of a case just opened, where the specification has one of its own (decisions §5). */
  justOpenedRoute?: string
  /** No case of another type is shown at its address. */
  keepsItsAddress?: true
  /** What is known of a case because of what was opened: nobody is asked whether an H-1B petition asks for H-1B. */
  implies?: { always?: Implied; subTypes?: Readonly<Record<string, Implied>> }
  /** Family members who file with it get cases of their own: one for all of them, or one each. */
  family?: {
    typeId: number
    cases: 'one' | 'each'
    known: Circumstances
    /** What theirs is, by the sub-type of this one; `usual` where nobody has chosen one. */
    subTypes?: Readonly<Record<string, string>> & { usual: string }
  }
  /** It is about a family member; the employee is the one whose status they share. */
  aboutDependent?: true
  /** What the relative who files it is called, where not the petitioner. */
  filedBy?: string
  /** Its package counts every applicant, the first one too; elsewhere the family comes on top. */
  countsFirstApplicant?: true
  /** A move or another job may need an amended petition first (8 CFR 214.2(h)(2)(i)(E)). */
  amendable?: true
  /** Shown beside the move that withdraws it. */
  withdrawalWarning?: string
  /** Before it closes, nothing is owed any more or it is written off (§16). */
  settlesDebt?: true
  deliversMemo?: true
  /** It moves by its own stages, on a tab of its own: nothing of it goes to an agency. */
  ownTab?: 'collection' | 'review'
  /** Fees the employer must bear, by law. */
  employerBears?: readonly FeeCode[]
  /** The law that says so, where it is not that of the labor condition application. */
  employerBearsBy?: string
  /** Fees the petitioner pays, though no law forbids another arrangement. */
  employerPays?: readonly FeeCode[]
  /** What a sub-type asks the agency for, until the petition itself says so; fees depend on it. */
  feeRequests?: Readonly<Record<string, FeeRequest>>
  /** Its sub-types are the categories of a work permit. */
  subTypesArePermitCategories?: true
  /** The category of a work permit that is asked for along with it. */
  permitAlong?: string
  /** What its approval gives for a time; without it an approval has no end. */
  approval?: Approval
  givesResidence?: true
  /** What has to be done when it is withdrawn after it was filed. */
  withdrawalTasks?: readonly WithdrawalTask[]
  /** … and the end of the employment: the same, and more; `ifDismissed`: only where the employer ended it. */
  terminationTasks?: readonly TerminationTask[]
  /** What it gives the deadline rules to count with. */
  deadlines?: DeadlineInputs
}

export type WithdrawalTask = {
  for: 'employer' | 'firm' | 'attorney'
  title: string
  details: string
  /** Done when the letter was sent, which whoever withdraws says. */
  isTheLetter?: true
}

export type TerminationTask = {
  for: 'employer' | 'firm' | 'attorney'
  title: string
  details: string
  ifDismissed?: true
  /** By the last day itself; otherwise promptly, as D-82 counts it. */
  onLastDay?: true
  /** It is done to the petition itself: where that is not kept here, the task says which one is meant. */
  ofThePetition?: true
}

/** The case types in words, each the name of its file, where one of them is meant by name. */
export const CaseType = registeredIds

/** What somebody can want of a new case, in plain words; features/desk/new-case/wishes.ts says them. */
export type WishId = 'hire' | 'extend' | 'extendOther' | 'permit' | 'greenCard' | 'family' | 'company'
export type LeadingHere = {
  wish: WishId
  subType?: string
  /** When it is the right one, where its name does not say so. */
  says?: string
  /** Further words people use for it. */
  words?: string
  /** Behind those of a lower place; otherwise in the order of their ids. */
  place?: number
}

/** Spanish by the English. */
type Dictionary = Readonly<Record<string, string>>
export type InSpanish = {
  /** The case as people say it, in the middle of a sentence; «prórroga» and «enmienda» as USCIS says. */
  said: string
  /** What it asks employees and their families for, where no other kind of case does (words/spanish.ts). */
  papers?: Dictionary
  /** Steps and stages in its own words, where it is about an employee. */
  track?: Dictionary
  stages?: Dictionary
}

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
  | 'eta-9089-appendix-a'
  | 'eta-9089-final-determination'
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
  /** The sub-type that renews it, where that is not the type's one extension. */
  renewedBy?: string
} & (SaidInFull | { said?: undefined; spanish?: undefined })

/** The whole case as people say it: "H-1B extension"; else as its type is said. */
type SaidInFull = { said: string; spanish: string }

export type PackageForm = {
  form: FormId
  /** An attached set goes behind the exhibits: the dependents' applications of an H-1B petition. */
  part: 'premium' | 'appearance' | 'main' | 'companion' | 'prerequisite' | 'attached'
  /** One for the case, one per client represented, one per applicant, or one per applicant after the first. */
  per: 'case' | 'client' | 'applicant' | 'furtherApplicant'
  /** Whose it is, where not the person's whom the case is about: the relative who petitions for that person. */
  whose?: 'petitioner' | 'sponsor'
  /** Has a payment form of its own in front (one method per filing, case-types.md §1.5). */
  pays: boolean
  when?: When
  note?: string
  /** The agency issues it, and its paper goes in: nobody writes it here. */
  issued?: true
}

export type ChecklistItem = {
  id: string
  name: string
  need: 'required' | 'recommended'
  from: ParticipantCode
  when?: When
  note?: string
  /** Between the person and the law firm: that it is asked for says what the employer is not to know. */
  confidential?: true
  /** Goes in as it came: nothing of it is uploaded, and whoever prepares the filing says when it is in hand. */
  sealed?: true
}

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

export type Approval = {
  mostMonths: number
  /** The status it gives, as the person's record names it; an I-94 comes with it, or not. */
  status?: ApprovedStatus
  notices?: 'both'
  /** Not beyond the six years of H-1B, unless there is a basis beyond them. */
  sixYears?: true
  /** What is otherwise for some sub-types; a blanket petition gives nobody a status. */
  ofSubTypes?: Readonly<Record<string, { mostMonths?: number; status?: ApprovedStatus | null }>>
}

/** A worker’s, or the family’s. */
export type ApprovedStatus = HeldStatus

/** What an approval of this sub-type gives; undefined: it has no end. */
export function approvalOf(type: Pick<CaseType, 'approval'> | undefined, subType: string): Approval | undefined {
  if (!type?.approval) return undefined
  const { ofSubTypes = {}, ...general } = type.approval
  const { status, ...own } = ofSubTypes[subType] ?? {}
  const approval = { ...general, ...own, ...(status && { status }) }
  if (status !== null) return approval
  const { status: _nobodys, ...without } = approval
  return without
}

/** Fact id → value. By ids, since lists in the browser load the case types and not the facts. */
export type Implied = Readonly<Record<string, unknown>>

/**
 * Which inputs of the deadline rules (rules/deadlines/inputs.ts) a case gives, by what they are taken from; a test holds
 * the names against the rules.
 */
export type DeadlineInputs = {
  always?: Readonly<Record<string, unknown>>
  /** From the day the agency received it, else the day it was filed. */
  received?: readonly string[]
  /** From the day of the decision, whatever it was; and only of an approval. */
  decided?: readonly string[]
  approved?: readonly string[]
  /** From the end of what was approved. */
  approvedUntil?: readonly string[]
  /** The same, but what is known otherwise stays until there is an approval. */
  approvedUntilReplaces?: readonly string[]
  /** From how it stands with the agency. */
  outcome?: readonly string[]
  /** From facts, by their ids; and inputs that say whether a fact has a value. */
  facts?: Readonly<Record<string, string>>
  whenFactIs?: Readonly<Record<string, readonly [factId: string, value: unknown]>>
  /** From what the sub-type of the case that is renewed implies. */
  ofRenewed?: Readonly<Record<string, string>>
  /** More for some sub-types. */
  ofSubTypes?: readonly ({ subTypes: readonly string[] } & SubTypeInputs)[]
  /** The class whose premium clock runs when premium processing is asked for. */
  premiumClass?: string
  /** The rules that say until when it is filed: once it is, they have nothing more to say. */
  metByFiling?: readonly string[]
  /** The sub-types that ask for no more of the stay that runs. */
  withoutMoreStay?: readonly string[]
  /** The sub-types that can be filed in the season of the H-1B cap only. */
  capSubTypes?: readonly string[]
  /** A petition for an immigrant: against its revocation there is less time (8 CFR 205.2(d)). */
  immigrantPetition?: true
  /** Rules about something else: how long somebody may stay in H-1B status is not what a work permit is about. */
  leavesOut?: readonly string[]
  /** What was approved is a stay: it ends as the approval says, until somebody enters the country anew. */
  approvalEndsStay?: true
  /** Filed before the worker's permission ends. */
  beforeWorkEnds?: true
  /** The six years of H-1B are shown beside its dates. */
  showsSixYears?: true
  /** Its date depends on the Visa Bulletin. */
  followsVisaBulletin?: true
  /** The stage of a notice that asks for something; a request for evidence elsewhere. */
  noticeStage?: string
  /** The form named in a request for evidence, where the time to answer depends on it. */
  requestedForm?: string
}

export type SubTypeInputs = Pick<DeadlineInputs, 'always' | 'received' | 'decided' | 'approved' | 'outcome'>

export type FeeLine = { code: FeeCode; form: FormId | 'registration' | 'immigrant-visa'; when?: When }

/** What an event of the case creates (case-types.md §18); the ids are those of deadlines.md. */
export type FollowOn = { on: CaseEvent; dates: readonly string[]; also?: readonly AlsoToDo[] }
/** Words alone, or with the days that the law leaves for it after the event; `worker`: what the employer does on Form I-9. */
export type AlsoToDo = string | { todo: string; within: number } | { todo: string; worker: 'Form I-9' }
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
