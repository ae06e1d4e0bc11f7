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
