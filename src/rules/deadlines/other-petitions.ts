import { addDays } from '#formats/day.ts'
import { deadline } from './deadline.ts'
import { sixYearClock } from './h1b-clock.ts'
import type { Given } from './inputs.ts'
import type { Settings } from './settings.ts'
import { earliestBy, startAt, type Trail } from './trail.ts'

type Classification = NonNullable<Given['classification']>

const others: ReadonlySet<Classification> = new Set(['L-1', 'O-1', 'TN', 'E-3', 'H-1B1'])

/**
 * D-14 and D-16 for the petitions beside the H-1B: from when they may be filed, how long they run, and how long somebody
 * may stay in L-1.
 */
export const otherPetitionDeadlines = [
  deadline({
    id: 'D-16',
    part: 'petition opens',
    title: 'Petition may be filed from',
    citation: 'Form I-129 instructions; O-1: 8 CFR 214.2(o)(2)(i)',
    kind: 'earliest',
    severity: 'regulatory',
    needs: ['classification'],
    may: ['requestedStartOn', 'i94EndsOn', 'sameEmployer'],
    applies: ({ classification }) => others.has(classification),
    due: ({ classification, requestedStartOn, i94EndsOn, sameEmployer }, { setting }) => {
      // An extension begins when the stay ends, until somebody says otherwise.
      const next = sameEmployer && i94EndsOn !== undefined ? addDays(i94EndsOn, 1) : undefined
      const start = requestedStartOn ?? next
      if (start === undefined) return undefined
      const months = classification === 'O-1' ? 12 : setting('filesMonthsAhead')
      return earliestBy(startAt('Requested start', start), -months, setting)
    },
  }),
  deadline({
    id: 'D-16',
    part: 'petition runs until',
    title: 'Petition can run until',
    citation: '8 CFR 214.2(e)(19)–(20), (l)(7), (l)(15), (o)(6)(iii), 214.6(e); INA 214(g)(8)(C)',
    kind: 'info',
    severity: 'regulatory',
    needs: ['classification', 'requestedStartOn'],
    may: ['sameEmployer', 'opensOffice', 'lcaEndsOn', 'transferredAs', 'firstHOrLDay', 'trips', 'daysOutsideHOrL'],
    applies: ({ classification }) => others.has(classification),
    due: ({ lcaEndsOn, ...given }, { from, setting }): Trail =>
      from('requestedStartOn')
        .plusMonths(longestRequest(given, setting), 'at most')
        .plusDays(-1)
        .notAfter('LCA ends', lcaEndsOn)
        .notAfter('time in L-1 ends', transferClock(given)?.endsOn),
  }),
  deadline({
    id: 'D-14',
    part: 'L-1 ends',
    title: 'Time in L-1 ends on',
    citation: 'INA 214(c)(2)(D); 8 CFR 214.2(l)(12)',
    kind: 'expires',
    severity: 'statutory',
    needs: ['transferredAs', 'firstHOrLDay'],
    may: ['trips', 'daysOutsideHOrL'],
    due: (given) => {
      const { transferredAs, daysOutsideHOrL } = given
      const clock = transferClock(given)
      if (!clock) return undefined
      const months = transferMonths[transferredAs]
      const words = clock.resetBy ? 'Back after a year abroad: fresh clock from' : 'First day in H or L'
      const years = `${months / 12} years in H and L together`
      const base = startAt(words, clock.startedOn).plusMonths(months, years).plusDays(-1)
      const abroad = clock.recapturedDays > 0 ? base.plusDays(clock.recapturedDays, 'full days abroad') : base
      return daysOutsideHOrL && !clock.resetBy ? abroad.plusDays(daysOutsideHOrL, 'in other statuses') : abroad
    },
  }),
]

/** Managers seven years, specialists five. */
export const transferMonths: Readonly<Record<NonNullable<Given['transferredAs']>, number>> = { 'L-1A': 84, 'L-1B': 60 }

type InTransfer = Pick<Given, 'transferredAs' | 'firstHOrLDay' | 'trips' | 'daysOutsideHOrL'>

const transferClock = ({ transferredAs, firstHOrLDay: firstDay, trips, daysOutsideHOrL: daysOutside }: InTransfer) =>
  transferredAs && firstDay !== undefined
    ? sixYearClock({ firstDay, trips, daysOutside, months: transferMonths[transferredAs] })
    : undefined

type Asked = Pick<Given, 'classification' | 'sameEmployer' | 'opensOffice'>

/** How long one petition may ask for; a new office is approved for a year, an extension of L-1 for two. */
function longestRequest({ classification, sameEmployer, opensOffice }: Asked, setting: Settings): number {
  if (classification === 'E-3') return 24
  if (classification === 'H-1B1') return setting('h1b1RequestMonths')
  if (classification !== 'L-1') return 36
  return sameEmployer ? 24 : opensOffice ? 12 : 36
}
