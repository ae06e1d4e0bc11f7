import { addDays, type Day } from '#formats/day.ts'
import { capSeasonOf } from './cap-season.ts'
import { deadline, type Known } from './deadline.ts'
import type { Settings } from './settings.ts'
import type { Trail } from './trail.ts'
import { startAt } from './trail.ts'

type CapGap = Known<(typeof needs)[number], (typeof may)[number]>

const needs = ['optEndsOn', 'petitionFiledOn', 'requestedStartOn', 'changeOfStatus', 'petitionOutcome'] as const
const may = ['petitionDecidedOn'] as const

const bridging = ['petitionFiledOn', 'changeOfStatus', 'petitionOutcome', 'selectionFilingFrom'] as const
type Bridging = Known<'optEndsOn' | 'capYear', (typeof bridging)[number]>

/** Received while OPT ran, and not refused: cap-gap carries the work on. What nobody knows carries nothing. */
const isBridged = ({ optEndsOn, petitionFiledOn, changeOfStatus, petitionOutcome }: Bridging): boolean =>
  petitionFiledOn !== undefined &&
  petitionFiledOn <= optEndsOn &&
  changeOfStatus === true &&
  (petitionOutcome === 'pending' || petitionOutcome === 'approved')

const filingFrom = ({ capYear, selectionFilingFrom }: Bridging, setting: Settings): Day =>
  selectionFilingFrom ?? capSeasonOf(capYear, setting).filingFrom

/** D-19: F-1 status and work bridge the time to October 1, or to April 1 at the latest (8 CFR 214.2(f)(5)(vi)). */
export const capGapDeadlines = [
  deadline({
    id: 'D-19',
    part: 'OPT ends',
    title: 'OPT ends; work goes on (cap-gap) only if USCIS has the cap petition by',
    citation: '8 CFR 214.2(f)(5)(vi), 274a.12(b)(6)(v)',
    kind: 'expires',
    severity: 'regulatory',
    needs: ['optEndsOn', 'capYear'],
    may: bridging,
    // What arrives when OPT is over bridges no work: the day is never moved.
    actBefore: true,
    applies: (facts) => !isBridged(facts),
    due: (facts, { from, setting }) => (facts.optEndsOn < filingFrom(facts, setting) ? undefined : from('optEndsOn')),
  }),
  deadline({
    id: 'D-19',
    part: 'OPT ends before filing',
    title: 'OPT ends before a cap petition can be filed: the last day of work is',
    citation: '8 CFR 214.2(f)(5)(vi), 214.2(h)(8)(iii)(D)',
    kind: 'expires',
    severity: 'regulatory',
    needs: ['optEndsOn', 'capYear'],
    may: bridging,
    applies: (facts) => !isBridged(facts),
    due: (facts, { from, setting }) => (facts.optEndsOn < filingFrom(facts, setting) ? from('optEndsOn') : undefined),
  }),
  deadline({
    id: 'D-19',
    part: 'status',
    title: 'F-1 status is extended by cap-gap until',
    citation: '8 CFR 214.2(f)(5)(vi)',
    kind: 'expires',
    severity: 'regulatory',
    needs,
    may,
    due: (facts, { setting }) => {
      const graceEnds = addDays(facts.optEndsOn, setting('f1PostCompletionDays', facts.optEndsOn))
      return facts.changeOfStatus && facts.petitionFiledOn <= graceEnds ? capGapEnd(facts, setting) : undefined
    },
  }),
  deadline({
    id: 'D-19',
    part: 'work',
    title: 'OPT work is extended by cap-gap until',
    citation: '8 CFR 214.2(f)(5)(vi)',
    kind: 'expires',
    severity: 'regulatory',
    needs,
    may,
    // Filed after OPT ended, within the 60 days: status only, no work.
    applies: ({ changeOfStatus, petitionFiledOn, optEndsOn }) => changeOfStatus && petitionFiledOn <= optEndsOn,
    due: (facts, { setting }) => capGapEnd(facts, setting),
  }),
]

function capGapEnd(facts: CapGap, setting: Settings): Trail | undefined {
  const { requestedStartOn, petitionOutcome, petitionDecidedOn } = facts
  const aprilFirst = `${fiscalYear(requestedStartOn)}-04-01`
  // Cautious until the amended text is read again: a petition that asks for a later start bridges nothing.
  if (requestedStartOn > aprilFirst && setting('capGapStartByApril1') === 'yes') return undefined
  const end = startAt(`April 1 of fiscal year ${fiscalYear(requestedStartOn)}`, aprilFirst)
  if (petitionOutcome === 'pending') return end
  if (petitionOutcome === 'approved') return end.notAfter('H-1B starts', requestedStartOn)
  return petitionDecidedOn === undefined ? undefined : end.notAfter(`petition ${petitionOutcome}`, petitionDecidedOn)
}

/** October 1 begins the fiscal year that is named after the year in which it ends. */
export const fiscalYear = (day: Day): number => Number(day.slice(0, 4)) + (day.slice(5) >= '10-01' ? 1 : 0)
