import { showDate } from '#formats/dates.ts'
import { addDays, addMonths, type Day, earliest, latest } from '#formats/day.ts'
import type { Given } from './inputs.ts'

/** What deadlines.md D-15 looks at beside the end of the six years and the requested start. */
export const beyondInputs = [
  'petitionFiledOn',
  'laborCertificationFiledOn',
  'laborCertificationStatus',
  'certifiedOn',
  'i140FiledOn',
  'i140Status',
  'i140ApprovedOn',
  'i485Status',
  'priorityDateCurrent',
  'visaAvailableOn',
  'residenceSoughtOn',
  'residenceDelayExcused',
  'today',
] as const

export type BeyondFacts = Pick<Given, (typeof beyondInputs)[number]> & {
  /** Last day of the six years, recaptured days included. */
  maxOut: Day
  /** First day this petition asks for; the day after the six years where nobody asked yet. */
  requestedStartOn?: Day
}

export type Beyond = {
  /** First day of the exempt time in this petition. */
  start: Day
  basis?: '104(c)' | '106(a)'
  years?: 1 | 3
  /** Last day this petition may ask for; undefined when it can ask for none. */
  limit?: Day
  /** Day 365 after filing. */
  from?: Day
  /** Why the one-year extensions are not available (any more). */
  dead?: string
  /** What would have to be known: until then nothing is promised. */
  asks: readonly string[]
}

/**
 * Beyond six years (AC21; 8 CFR 214.2(h)(13)(iii)(D), (E)). The one or three years run from the start of the exempt time
 * in this very petition, so a worker already past year six gets them again with every petition.
 */
export function beyondSixYears(facts: BeyondFacts): Beyond {
  const { maxOut } = facts
  const requested = facts.requestedStartOn ?? addDays(maxOut, 1)
  const start = latest(requested, addDays(maxOut, 1))
  const ends = (years: 1 | 3) =>
    earliest(addDays(addMonths(start, 12 * years), -1), addDays(addMonths(requested, 36), -1))
  if (isPerCountry(facts)) return { start, basis: '104(c)', years: 3, limit: ends(3), asks: [] }
  const lengthy = lengthyAdjudication(facts, start)
  if (lengthy.available) {
    const { from, asks } = lengthy
    return { start, basis: '106(a)', years: 1, limit: ends(1), from, asks: [...asks, ...asksOf(facts)] }
  }
  const { from, dead } = lengthy
  return {
    start,
    ...(requested <= maxOut && { limit: maxOut }),
    ...(from && { from }),
    ...(dead && { dead }),
    asks: asksOf(facts),
  }
}

/** §104(c): an approved I-140, and no visa number on the day the petition is filed. */
const isPerCountry = ({ i140ApprovedOn, i140Status = 'approved', priorityDateCurrent }: BeyondFacts): boolean =>
  i140ApprovedOn !== undefined && stillApproved.has(i140Status) && priorityDateCurrent === false

// Withdrawn 180 days or more after its approval it still counts (8 CFR 205.1(a)(3)(iii)(C), (D)).
const stillApproved: ReadonlySet<string> = new Set(['approved', 'withdrawn after 180 days'])

const asksOf = ({ i140ApprovedOn, priorityDateCurrent }: BeyondFacts): string[] =>
  i140ApprovedOn !== undefined && priorityDateCurrent === undefined
    ? ['whether the priority date is current on the day of filing']
    : []

type Lengthy = { available: true; from: Day; asks: readonly string[] } | { available: false; from?: Day; dead?: string }

/** §106(a): ETA-9089 or I-140 filed 365 days before the exempt time begins, and nothing that ends it. */
function lengthyAdjudication(facts: BeyondFacts, start: Day): Lengthy {
  const filed = [facts.laborCertificationFiledOn, facts.i140FiledOn].filter((day) => day !== undefined)
  if (filed.length === 0) return { available: false }
  const from = addDays(earliest(...filed), 365)
  const dead = whyDead(facts, start)
  if (dead !== undefined) return { available: false, from, dead }
  if (from > start) return { available: false, from }
  const known = facts.laborCertificationStatus ?? (facts.certifiedOn && 'certified')
  const alive = facts.i140ApprovedOn !== undefined || facts.i140Status !== undefined || known !== undefined
  const ends = facts.i140FiledOn === undefined ? certificationEnds(facts) : undefined
  return {
    available: true,
    from,
    asks: [
      ...(alive ? [] : ['whether the labor certification or the I-140 is still alive']),
      ...(ends === undefined
        ? []
        : [`that the I-140 is received by ${showDate(ends)}, when the labor certification expires`]),
    ],
  }
}

const certificationEnds = ({ certifiedOn }: BeyondFacts): Day | undefined => certifiedOn && addDays(certifiedOn, 180)

/** 8 CFR 214.2(h)(13)(iii)(D)(2)–(10). A denial counts once no appeal is pending. */
function whyDead(facts: BeyondFacts, start: Day): string | undefined {
  const { i140FiledOn, visaAvailableOn: available } = facts
  const on = facts.petitionFiledOn ?? start
  if (ended.has(facts.laborCertificationStatus ?? ''))
    return `the labor certification was ${facts.laborCertificationStatus}`
  if (ended.has(facts.i140Status ?? '')) return `the I-140 was ${facts.i140Status}`
  // Until its last day has passed a certification lives, whatever day a petition will begin on.
  const lastDay = certificationEnds(facts)
  const by = facts.petitionFiledOn ?? facts.today ?? start
  if (lastDay !== undefined && by > lastDay && (i140FiledOn === undefined || i140FiledOn > lastDay))
    return 'the labor certification expired without an I-140'
  if (facts.i485Status === 'approved' || facts.i485Status === 'denied') return `the I-485 was ${facts.i485Status}`
  const sought = facts.residenceSoughtOn !== undefined || facts.i485Status === 'pending' || facts.residenceDelayExcused
  return available !== undefined && on > addMonths(available, 12) && !sought
    ? 'a visa was available for a year and nobody asked for residence (D-86)'
    : undefined
}

/** Denied, revoked or withdrawn: it opens nothing, and gives no day to begin on (8 CFR 214.2(h)(13)(iii)(D)). */
export const opensNothing = ({
  laborCertificationStatus,
  i140Status,
}: Pick<BeyondFacts, 'laborCertificationStatus' | 'i140Status'>): boolean =>
  ended.has(laborCertificationStatus ?? '') || ended.has(i140Status ?? '')

const ended: ReadonlySet<string> = new Set(['denied', 'revoked', 'withdrawn'])
