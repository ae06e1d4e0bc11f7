import type { Circumstance, Circumstances, When } from './circumstances.ts'
import type { DeadlineInputs } from './dates/deadline-inputs.ts'
import type { FollowOn } from './dates/follow-on.ts'
import type { ChecklistItem, FeeLine, PackageForm } from './package/declared-package.ts'
import type { FeeAbroad, FeeCode, FeeRequest } from './package/fee-codes.ts'
import type { Participant, ParticipantCode } from './people/participant.ts'
import { registeredIds } from './registered-ids.ts'
import type { Approval } from './status/approval.ts'
import type { TerminationTask, WithdrawalTask } from './status/end-tasks.ts'
import type { Stage } from './status/stage.ts'
import type { TrackStep } from './status/statuses.ts'
import type { InSpanish } from './words/in-spanish.ts'
import type { LeadingHere } from './words/wish.ts'

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

/** The case types in words, each the name of its file, where one of them is meant by name. */
export const CaseType = registeredIds

/** LEGAL: an attorney represents the client. DIY: no attorney; only companies with diyAccess = 'Y'. */
export type Mode = 'LEGAL' | 'DIY'

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

/** Fact id → value. By ids, since lists in the browser load the case types and not the facts. */
export type Implied = Readonly<Record<string, unknown>>
