import type { KnownFacts } from '#engine/known-facts.ts'
import { hPerson } from '#facts/h1b.ts'
import { person } from '#facts/person.ts'
import { newest } from '#facts/pick.ts'
import { RESIDENT } from '#facts/status-codes.ts'
import { showDate } from '#formats/dates.ts'
import type { Day } from '#formats/day.ts'
import type { ApprovedStay } from '#preparation/filing-file/approved-stay.ts'
import { factsOfStays, sixYearClock } from '#rules/deadlines/h1b-clock.ts'
import type { Given } from '#rules/deadlines/inputs.ts'

/** What the record of a person says: stay, papers, and the days in H-1B or L-1. */
export function fromPerson(look: KnownFacts, approvals: readonly ApprovedStay[] = []): Partial<Given> {
  const admission = newest(look.value(person.admissions) as Dated[] | undefined, 'admittedOn')
  const passport = newest(look.value(person.passports) as Dated[] | undefined, 'expiresOn')
  const visa = newest(look.value(person.visas) as Dated[] | undefined, 'expiresOn')
  const recorded = ((look.value(hPerson.hOrLStays) as Stay[] | undefined) ?? []).flatMap(({ status, from, until }) =>
    from !== undefined && countsAsHOrL(status) ? [{ from, ...(until && { until }) }] : [],
  )
  const { stays, doubt } = withApproved(recorded, approvals)
  const clock = factsOfStays(stays)
  // A trip counts while the clock runs; what lies between two stays is counted already.
  const trips = ((look.value(person.trips) as TripAbroad[] | undefined) ?? []).flatMap(({ leftOn, returnedOn }) =>
    leftOn !== undefined && stays.some(({ from, until }) => from <= leftOn && (until === undefined || leftOn < until))
      ? [{ leftOn, ...(returnedOn && { returnedOn }) }]
      : [],
  )
  return {
    // A resident's last I-94 ends nothing any more.
    i94EndsOn:
      look.value(person.currentStatus) === RESIDENT
        ? undefined
        : ((look.value(person.statusExpiresOn) as string | undefined) ?? admission?.admittedUntil),
    classification: ofPetition(look.value(person.currentStatus)),
    passportExpiresOn: passport?.expiresOn,
    visaExpiresOn: visa?.expiresOn,
    ...(clock && {
      firstHOrLDay: clock.firstDay,
      trips: [...(clock.trips ?? []), ...trips],
      daysOutsideHOrL: clock.daysOutside,
      sixYearsDoubt: doubt,
    }),
  }
}

/** A status that rests on work, or on none: with the job its grace begins (D-11); a family member's rests on another's. */
const ofPetition = (status: unknown): Given['classification'] =>
  petitioned.find((each) => each === String(status).replace(/^(L-1|O-1)[AB]$/, '$1'))
const petitioned = ['E-3', 'F-1', 'H-1B', 'H-1B1', 'L-1', 'O-1', 'TN'] as const

/**
 * Who changed employers while the petition was pending worked there until it was refused or withdrawn (INA 214(n)(1)):
 * with that day the 60 days begin (D-11), and the employer has its duties (D-82).
 */
export function portedUntil({
  sameEmployer,
  extensionFiledOn,
  extensionOutcome,
  extensionDecidedOn,
}: Given): Partial<Given> {
  const over = extensionOutcome === 'denied' || extensionOutcome === 'withdrawn' || extensionOutcome === 'revoked'
  return sameEmployer === false && extensionFiledOn !== undefined && over && extensionDecidedOn !== undefined
    ? { lastEmploymentDay: extensionDecidedOn }
    : {}
}

/** When six years in H-1B end, by the stays on record and what we had approved; undefined when there is none. */
export function sixYearsEndOn(look: KnownFacts, approvals: readonly ApprovedStay[] = []): string | undefined {
  const { firstHOrLDay: firstDay, trips, daysOutsideHOrL: daysOutside } = fromPerson(look, approvals)
  return firstDay === undefined ? undefined : sixYearClock({ firstDay, trips, daysOutside }).endsOn
}
export type Dated = { id: string; admittedOn?: string; admittedUntil?: string; expiresOn?: string }
type TripAbroad = { leftOn?: string; returnedOn?: string }
type Stay = { status?: string; from?: string; until?: string }

type Counted = { from: Day; until?: Day }

/** Time in H-1B and in L-1 counts together (INA 214(c)(2)(D), (g)(4)). */
export const countsAsHOrL = (status: string | undefined): boolean => ['H-1B', 'L-1A', 'L-1B'].includes(status ?? '')

/**
 * The stays to count: those on record, and an approval of ours that begins before all of them. What the six years then
 * still leave out is said, since a clock that starts too late ends too late (INA 214(g)(4)).
 */
export function withApproved(
  recorded: readonly Counted[],
  approvals: readonly ApprovedStay[],
): { stays: readonly Counted[]; doubt?: string } {
  const earliest = (days: readonly { from: Day }[]) => days.map(({ from }) => from).sort()[0]
  const counting = approvals.filter(({ status }) => countsAsHOrL(status))
  const approved = counting.find(({ from }) => from === earliest(counting))
  const first = earliest(recorded)
  if (!approved || (first !== undefined && first < approved.from)) return { stays: recorded }
  const { from, number, continues } = approved
  const says = [
    first === undefined && `No stay is on record; the approval of ${number} is counted from ${showDate(from)}.`,
    first !== undefined &&
      first > from &&
      `The record begins ${showDate(first)}; the approval of ${number} is counted from ${showDate(from)}.`,
    continues && 'It continued an earlier stay: enter the stays before it, or the six years end too late here.',
  ].filter((each) => each !== false)
  return {
    stays: first === from ? recorded : [{ from }, ...recorded],
    ...(says.length > 0 && { doubt: says.join(' ') }),
  }
}
