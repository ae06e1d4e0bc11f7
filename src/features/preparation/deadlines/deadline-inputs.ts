import { caseTypeById } from '#case-types/all.ts'
import type { DeadlineInputs, SubTypeInputs } from '#case-types/dates/deadline-inputs.ts'
import { impliedFacts } from '#case-types/facts/implied-facts.ts'
import { isPending } from '#case-types/status/statuses.ts'
import type { Fact } from '#engine/fact.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import { allFacts } from '#facts/all.ts'
import { employment } from '#facts/employment.ts'
import { person } from '#facts/person.ts'
import { petition } from '#facts/petition.ts'
import { newest } from '#facts/pick.ts'
import { workPermit } from '#facts/work-permit.ts'
import type { ApprovedStay } from '#preparation/filing-file/approved-stay.ts'
import { standard } from '#rules/deadlines/deadline.ts'
import { type Given, type InputName, inputs } from '#rules/deadlines/inputs.ts'
import { cardRenewed } from '#rules/deadlines/permit-extension.ts'
import { fromNotice, premiumOf } from './agency-inputs.ts'
import { capYearOf } from './filing-day.ts'
import { type Dated, fromPerson, portedUntil } from './person-inputs.ts'

/** What the deadline rules are asked about: the case as stored, what its notices say, and what happened. */
export type AskedCase = {
  typeId: number
  subType: string
  status: number
  stage: string
  outcome: string | null
  premium: boolean
  filedOn: string | null
  receiptOn: string | null
  priorityDate: string | null
  rfeNoticeOn: string | null
  rfeDueOn: string | null
  rfeRespondedOn: string | null
  rfeDuePrinted: boolean
  answerChannel: 'paper' | 'online' | null
  decidedOn: string | null
  validFrom?: string | null
  validUntil: string | null
  /** Form I-797A comes with an I-94, I-797B without. */
  approvalNotice: string | null
  i94Until: string | null
}
export type Reported = { kind: string; on: string }
export type Renewed = Pick<
  AskedCase,
  'typeId' | 'subType' | 'outcome' | 'decidedOn' | 'validUntil' | 'approvalNotice' | 'i94Until'
>
type Elsewhere = { perm?: Decided; i140?: Decided }
type Decided = { filedOn: string | null; decidedOn: string | null; outcome: string | null }

/** The inputs of the deadline rules for one case. What nobody knows is left out; nothing is guessed. */
export function deadlineInputsOf(
  file: AskedCase,
  look: KnownFacts,
  more: {
    details: Readonly<Record<string, unknown>>
    reported: readonly Reported[]
    elsewhere: Elsewhere
    /** The approval that this case renews. */
    renewed?: Renewed
    /** What we had approved for the same person, this case among it. */
    approvals?: readonly ApprovedStay[]
    /** When the employment ended here, and whether the employer ended it. */
    ended?: { on: string; dismissed?: boolean }
    /** When an approved card of practical training of the same person ends. */
    optEndsOn?: string
    today: string
  },
): Given {
  const given = withoutGaps({
    today: more.today,
    dismissed: more.ended?.dismissed,
    ...fromPerson(look, more.approvals),
    ...statesElsewhere({ ...more.elsewhere, ...asElsewhere(file) }),
    // A petition is withdrawn by the letter that tells USCIS.
    ...(file.outcome === 'Withdrawn' && { agencyNotifiedOn: file.decidedOn ?? undefined }),
    ...fromDetails(more.details),
    ...fromElsewhere(more.elsewhere),
    ...fromPetition(look),
    ...(more.ended && { lastEmploymentDay: more.ended.on }),
    ...fromReports(more.reported),
    ...fromCase(file, look),
    ...(more.renewed && fromRenewed(file, more.renewed, look)),
    ...fromApproval(file, look),
  })
  return {
    ...seasonOf(file, given, more),
    ...(isUnderTheCap(file) && { optEndsOn: more.optEndsOn ?? (look.value(person.optUntil) as string | undefined) }),
    ...portedUntil(given),
    ...cardRenewed(given, look.value(workPermit.workPermitReason) === 'Renewal'),
    ...given,
  }
}

/**
 * A petition under the cap has the dates of its season from the first day on (D-18): that of its start, and while it is
 * not filed never one that is over.
 */
function seasonOf(file: AskedCase, given: Given, { today }: { today: string }): Partial<Given> {
  const { petitionFiledOn: filed, requestedStartOn } = given
  if (!isUnderTheCap(file)) return {}
  const ofStart = capYearOf(filed ?? today, requestedStartOn, standard)
  return { capYear: filed === undefined ? Math.max(ofStart, capYearOf(today, undefined, standard)) : ofStart }
}

const isUnderTheCap = ({ typeId, subType, outcome }: AskedCase): boolean =>
  (outcome === null || outcome === 'Approved') &&
  caseTypeById(typeId)?.deadlines?.capSubTypes?.includes(subType) === true

/** Until there is an approval of its own, what a renewal renews ends as the earlier approval says: its first date. */
function fromRenewed({ typeId, outcome }: AskedCase, renewed: Renewed, look: KnownFacts): Partial<Given> {
  const { validUntil } = renewed
  const implied = impliedFacts(renewed.typeId, renewed.subType)
  const ofRenewed = Object.entries(caseTypeById(typeId)?.deadlines?.ofRenewed ?? {})
  if (outcome === 'Approved' || renewed.outcome !== 'Approved' || validUntil === null) return {}
  const { approvedUntil = [], approvedUntilReplaces = [] } = caseTypeById(renewed.typeId)?.deadlines ?? {}
  const { i94EndsOn } = fromApproval(renewed, look)
  return {
    ...Object.fromEntries([...approvedUntil, ...approvedUntilReplaces].map((name) => [name, validUntil])),
    ...Object.fromEntries(ofRenewed.map(([name, fact]) => [name, implied[fact]])),
    // A STEM extension carries on practical training: its card is the one that ends (D-60).
    ...(implied[workPermit.workPermitCategory.id] === '(c)(3)(B)' && { optEndsOn: validUntil }),
    ...(i94EndsOn && { i94EndsOn }),
  }
}

function fromPetition(look: KnownFacts): Partial<Given> {
  return {
    requestedStartOn: look.value(petition.requestedFrom) as string | undefined,
    requestedEndOn: look.value(petition.requestedUntil) as string | undefined,
    lastEmploymentDay: look.value(employment.endedOn) as string | undefined,
    employedSince: look.value(employment.startedOn) as string | undefined,
  }
}

/** Answers given for the pre-filing check, under the rules' names. */
function fromDetails(details: Readonly<Record<string, unknown>>): Partial<Given> {
  const found: Record<string, unknown> = {}
  for (const [id, value] of Object.entries(details)) {
    const name = id.replace(/^\w+\./, '')
    const input = otherNames[name] ?? name
    if (input in inputs && value !== null) found[input] = value
  }
  return found as Partial<Given>
}

const otherNames: Readonly<Record<string, InputName>> = {
  lcaBeginsOn: 'lcaStartsOn',
  lcaNoticeOn: 'noticePostedOn',
  lcaNoticeDownOn: 'noticeDownOn',
  lcaCopyGivenOn: 'lcaGivenOn',
  permFiledOn: 'laborCertificationFiledOn',
  permCertifiedOn: 'certifiedOn',
  selectionFrom: 'selectionFilingFrom',
  selectionUntil: 'selectionFilingUntil',
}

function fromElsewhere({ perm, i140 }: Elsewhere): Partial<Given> {
  return {
    laborCertificationFiledOn: perm?.filedOn ?? undefined,
    certifiedOn: approved(perm),
    i140FiledOn: i140?.filedOn ?? undefined,
    i140ApprovedOn: approved(i140),
  }
}

/** What a linked case says of its own state; what somebody answered about it says more (an appeal, a late withdrawal). */
function statesElsewhere({ perm, i140 }: Elsewhere): Partial<Given> {
  const state = <Approved extends string>(found: Decided | undefined, approvedAs: Approved) =>
    found?.outcome === 'Approved'
      ? approvedAs
      : (ended(found?.outcome) ?? (found?.filedOn ? ('pending' as const) : undefined))
  return { laborCertificationStatus: state(perm, 'certified'), i140Status: state(i140, 'approved') }
}
/** A labor certification or an I-140 that is this very case: its own state says whether it opens anything (D-15). */
function asElsewhere(file: AskedCase): Elsewhere {
  const received = caseTypeById(file.typeId)?.deadlines?.received ?? []
  return {
    ...(received.includes('laborCertificationFiledOn') && { perm: file }),
    ...(received.includes('i140FiledOn') && { i140: file }),
  }
}

const ended = (outcome: string | null | undefined) =>
  outcome === 'Denied' || outcome === 'Revoked' || outcome === 'Withdrawn'
    ? ({ Denied: 'denied', Revoked: 'revoked', Withdrawn: 'withdrawn' } as const)[outcome]
    : undefined

const approved = (found: Decided | undefined) =>
  found?.outcome === 'Approved' ? (found.decidedOn ?? undefined) : undefined

function fromReports(reported: readonly Reported[]): Partial<Given> {
  const last = (kind: string) => reported.filter((each) => each.kind === kind).at(-1)?.on
  return { movedOn: last('move'), departsOn: last('trip') }
}

function fromCase(file: AskedCase, look: KnownFacts): Partial<Given> {
  const { outcome } = file
  const { decided } = daysOf(file)
  const gives = caseTypeById(file.typeId)?.deadlines ?? {}
  const refused = outcome === 'Denied' || outcome === 'Revoked'
  return {
    priorityDate: file.priorityDate ?? undefined,
    ...(outcome === 'Approved' && { petitionStartsOn: file.validFrom ?? undefined }),
    ...(refused && { decisionDatedOn: decided, decisionKind: kindOfRefusal(outcome, gives) }),
    ...fromNotice(file),
    ...ofType(gives, file, look),
  }
}

const kindOfRefusal = (outcome: string, { immigrantPetition }: DeadlineInputs): Given['decisionKind'] =>
  outcome === 'Revoked' && immigrantPetition ? 'revocation of an immigrant petition' : 'denial'

/** What the case's type says it gives. */
function ofType(gives: DeadlineInputs, file: AskedCase, look: KnownFacts): Record<string, unknown> {
  const { received, decided, approved, until } = daysOf(file)
  const of = (names: readonly string[] | undefined, value: unknown) =>
    Object.fromEntries((names ?? []).map((name) => [name, value]))
  const own = ({ always, ...from }: SubTypeInputs) => ({
    ...always,
    ...of(from.received, received),
    ...of(from.decided, decided),
    ...of(from.approved, approved),
    ...of(from.outcome, outcomeOf(file)),
  })
  const valueOfFact = (id: string) => look.value(knownFact(id))
  const ofFacts = [
    ...Object.entries(gives.facts ?? {}).map(([name, fact]) => [name, valueOfFact(fact)]),
    ...Object.entries(gives.whenFactIs ?? {}).map(([name, [fact, value]]) => [name, valueOfFact(fact) === value]),
  ]
  const ofSubType = gives.ofSubTypes?.filter(({ subTypes }) => subTypes.includes(file.subType)) ?? []
  return {
    ...own(gives),
    ...of(gives.approvedUntil, until),
    ...(until && of(gives.approvedUntilReplaces, until)),
    ...Object.fromEntries(ofFacts),
    ...Object.assign({}, ...ofSubType.map(own)),
    ...(file.premium && gives.premiumClass && premiumOf(file, gives.premiumClass, received)),
  }
}

function knownFact(id: string): Fact {
  const fact = allFacts.get(id)
  if (!fact) throw new Error(`A case type counts with ${id}, which is no fact.`)
  return fact
}

function daysOf({ receiptOn, filedOn, decidedOn, validUntil, outcome }: AskedCase) {
  const isApproved = outcome === 'Approved'
  return {
    received: receiptOn ?? filedOn ?? undefined,
    decided: decidedOn ?? undefined,
    approved: isApproved ? (decidedOn ?? undefined) : undefined,
    until: isApproved ? (validUntil ?? undefined) : undefined,
  }
}

/**
 * An approved stay ends as the notice says (its I-94, 8 CFR 214.1(c)), until somebody enters the country anew. A notice
 * without an I-94 (Form I-797B) gives no stay: the earlier I-94 goes on.
 */
function fromApproval(file: Renewed, look: KnownFacts): Partial<Given> {
  const { typeId, outcome, decidedOn, validUntil, approvalNotice, i94Until } = file
  if (!caseTypeById(typeId)?.deadlines?.approvalEndsStay || outcome !== 'Approved' || validUntil === null) return {}
  const admission = newest(look.value(person.admissions) as Dated[] | undefined, 'admittedOn')
  const enteredSince = decidedOn !== null && (admission?.admittedOn ?? '') > decidedOn
  const granted = approvalNotice !== 'I-797B'
  return {
    approvedUntil: validUntil,
    statusGranted: granted || enteredSince,
    ...(granted && !enteredSince && { i94EndsOn: i94Until ?? validUntil }),
  }
}

function outcomeOf({ status, outcome }: AskedCase): Given['petitionOutcome'] {
  if (outcome === 'Approved') return 'approved'
  if (outcome === 'Denied') return 'denied'
  if (outcome === 'Revoked') return 'revoked'
  if (outcome === 'Withdrawn') return 'withdrawn'
  return isPending(status) ? 'pending' : undefined
}

const withoutGaps = (given: Partial<Record<InputName, unknown>>): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null)) as Given
