import type { KnownFacts } from '#engine/known-facts.ts'
import { employment } from '#facts/employment.ts'
import { hPerson } from '#facts/h1b.ts'
import { person } from '#facts/person.ts'
import { petition } from '#facts/petition.ts'
import { newest } from '#facts/pick.ts'
import { workPermit } from '#facts/work-permit.ts'
import { factsOfStays } from '#rules/deadlines/h1b-clock.ts'
import { type Given, type InputName, inputs } from '#rules/deadlines/inputs.ts'

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
  decidedOn: string | null
  validUntil: string | null
}
export type Reported = { kind: string; on: string }
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
    today: string
  },
): Given {
  return withoutGaps({
    today: more.today,
    ...fromPerson(look),
    ...fromDetails(more.details),
    ...fromElsewhere(more.elsewhere),
    ...fromPetition(look),
    ...fromReports(more.reported),
    ...fromCase(file, look),
    ...fromApproval(file, look),
  })
}

const H1B = 1
const H4 = 2
const EAD = 3
const PERM = 4
const I140 = 5
const I485 = 6
const I9 = 12

function fromPerson(look: KnownFacts): Partial<Given> {
  const admission = newest(look.value(person.admissions) as Dated[] | undefined, 'admittedOn')
  const passport = newest(look.value(person.passports) as Dated[] | undefined, 'expiresOn')
  const visa = newest(look.value(person.visas) as Dated[] | undefined, 'expiresOn')
  const stays = ((look.value(hPerson.hOrLStays) as Stay[] | undefined) ?? []).flatMap(({ status, from, until }) =>
    from !== undefined && ['H-1B', 'L-1A', 'L-1B'].includes(status ?? '') ? [{ from, ...(until && { until }) }] : [],
  )
  const clock = factsOfStays(stays)
  // A trip counts while the clock runs; what lies between two stays is counted already.
  const trips = ((look.value(person.trips) as TripAbroad[] | undefined) ?? []).flatMap(({ leftOn, returnedOn }) =>
    leftOn !== undefined && stays.some(({ from, until }) => from <= leftOn && (until === undefined || leftOn < until))
      ? [{ leftOn, ...(returnedOn && { returnedOn }) }]
      : [],
  )
  return {
    i94EndsOn: (look.value(person.statusExpiresOn) as string | undefined) ?? admission?.admittedUntil,
    passportExpiresOn: passport?.expiresOn,
    visaExpiresOn: visa?.expiresOn,
    ...(clock && {
      firstHOrLDay: clock.firstDay,
      trips: [...(clock.trips ?? []), ...trips],
      daysOutsideHOrL: clock.daysOutside,
    }),
  }
}
type Dated = { id: string; admittedOn?: string; admittedUntil?: string; expiresOn?: string }
type TripAbroad = { leftOn?: string; returnedOn?: string }
type Stay = { status?: string; from?: string; until?: string }

function fromPetition(look: KnownFacts): Partial<Given> {
  return {
    requestedStartOn: look.value(petition.requestedFrom) as string | undefined,
    requestedEndOn: look.value(petition.requestedUntil) as string | undefined,
    lastEmploymentDay: look.value(employment.endedOn) as string | undefined,
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

const approved = (found: Decided | undefined) =>
  found?.outcome === 'Approved' ? (found.decidedOn ?? undefined) : undefined

function fromReports(reported: readonly Reported[]): Partial<Given> {
  const last = (kind: string) => reported.filter((each) => each.kind === kind).at(-1)?.on
  return { movedOn: last('move'), departsOn: last('trip') }
}

function fromCase(file: AskedCase, look: KnownFacts): Partial<Given> {
  const { typeId, outcome } = file
  const received = file.receiptOn ?? file.filedOn ?? undefined
  const decided = file.decidedOn ?? undefined
  const isApproved = outcome === 'Approved'
  const until = isApproved ? (file.validUntil ?? undefined) : undefined
  const refused = outcome === 'Denied' || outcome === 'Revoked'
  return {
    priorityDate: file.priorityDate ?? undefined,
    ...(refused && { decisionDatedOn: decided, decisionKind: outcome === 'Denied' ? 'denial' : undefined }),
    ...fromNotice(file),
    ...(typeId === H1B && {
      classification: 'H-1B',
      petitionFiledOn: received,
      petitionApprovedOn: isApproved ? decided : undefined,
      petitionDecidedOn: decided,
      petitionEndsOn: until,
      petitionOutcome: outcomeOf(file),
      changeOfStatus: look.value(petition.requestedAction) === 'Change status',
      ...(extending.has(file.subType) && {
        extensionFiledOn: received,
        extensionDecidedOn: decided,
        sameEmployer: file.subType !== 'transfer',
      }),
      ...(file.premium && { premiumClass: 'I-129', premiumReceivedOn: received }),
    }),
    ...(typeId === H4 && { classification: 'H-4' }),
    ...(typeId === EAD && {
      permitCategory: look.value(workPermit.workPermitCategory) as Given['permitCategory'],
      permitFiledOn: received,
      ...(until && { cardEndsOn: until }),
    }),
    ...(typeId === PERM && { laborCertificationFiledOn: received, certifiedOn: isApproved ? decided : undefined }),
    ...(typeId === I140 && { i140FiledOn: received, i140ApprovedOn: isApproved ? decided : undefined }),
    ...(typeId === I485 && { i485FiledOn: received }),
    // Only there does the first day of work start something.
    ...(typeId === I9 && { firstDayOfWork: look.value(employment.startedOn) as string | undefined }),
  }
}

/** An approved stay ends as the notice says (its I-94, 8 CFR 214.1(c)), until somebody enters the country anew. */
function fromApproval({ typeId, outcome, decidedOn, validUntil }: AskedCase, look: KnownFacts): Partial<Given> {
  if ((typeId !== H1B && typeId !== H4) || outcome !== 'Approved' || validUntil === null) return {}
  const admission = newest(look.value(person.admissions) as Dated[] | undefined, 'admittedOn')
  const enteredSince = decidedOn !== null && (admission?.admittedOn ?? '') > decidedOn
  return enteredSince ? {} : { i94EndsOn: validUntil }
}

/** Which notice is open says the stage: an audit, an intent to deny or revoke, else a request for evidence. */
function fromNotice({ typeId, status, stage, ...file }: AskedCase): Partial<Given> {
  if (status !== 8 || file.rfeRespondedOn !== null) return {}
  const dated = file.rfeNoticeOn ?? undefined
  const due = file.rfeDueOn ?? undefined
  if (stage === 'AUDIT') return { auditLetterOn: dated, auditPrintedDueOn: due }
  if (/^NOI[DR]_/.test(stage)) return { noticeDatedOn: dated, noticePrintedDueOn: due }
  return { rfeDatedOn: dated, rfePrintedDueOn: due, ...(typeId === H4 && { requestedForm: 'i-539' }) }
}

const extending: ReadonlySet<string> = new Set(['extension', 'transfer', 'amendmentAndExtension'])

function outcomeOf({ status, outcome }: AskedCase): Given['petitionOutcome'] {
  if (outcome === 'Approved') return 'approved'
  if (outcome === 'Denied' || outcome === 'Revoked') return 'denied'
  if (outcome === 'Withdrawn') return 'withdrawn'
  return status >= 6 && status <= 8 ? 'pending' : undefined
}

const withoutGaps = (given: Partial<Record<InputName, unknown>>): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null)) as Given
