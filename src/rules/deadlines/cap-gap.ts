import { addDays, type Day } from '#formats/day.ts'
import { deadline, type Known } from './deadline.ts'
import type { Settings } from './settings.ts'
import type { Trail } from './trail.ts'
import { startAt } from './trail.ts'

type CapGap = Known<(typeof needs)[number], (typeof may)[number]>

const needs = ['optEndsOn', 'petitionFiledOn', 'requestedStartOn', 'changeOfStatus', 'petitionOutcome'] as const
const may = ['petitionDecidedOn'] as const

/** D-19: F-1 status and work bridge the time to October 1, or to April 1 at the latest (8 CFR 214.2(f)(5)(vi)). */
export const capGapDeadlines = [
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
