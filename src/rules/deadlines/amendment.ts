import { check, ok, wrong } from './check.ts'
import { deadline } from './deadline.ts'
import type { Given } from './inputs.ts'
import { startAt } from './trail.ts'

export type WorksiteMove = Pick<Given, 'siteInArea' | 'placementWorkdays' | 'keepsHomeOffice' | 'nonWorksite'>

/** Whether a move needs an amended petition (Matter of Simeio; 8 CFR 214.2(h)(2)(i)(E)(2); 20 CFR 655.735). */
export function needsAmendment({ siteInArea, placementWorkdays, keepsHomeOffice, nonWorksite }: WorksiteMove): boolean {
  if (siteInArea || nonWorksite) return false
  // Without a count of workdays the move is permanent.
  return placementWorkdays === undefined || placementWorkdays > (keepsHomeOffice ? 60 : 30)
}

const move = ['siteInArea'] as const
const more = ['placementWorkdays', 'keepsHomeOffice', 'nonWorksite'] as const
const citation = 'Matter of Simeio; 8 CFR 214.2(h)(2)(i)(E)(2)'

/** D-17: a move to another worksite. */
export const amendmentDeadlines = [
  deadline({
    id: 'D-17',
    part: 'amendment received',
    title: 'Amended petition on paper must be received by',
    citation,
    evidence: 'V',
    kind: 'due',
    severity: 'regulatory',
    needs: [...move, 'siteStartOn'],
    may: more,
    applies: needsAmendment,
    due: (_, { from, federal }) =>
      from('siteStartOn').plusDays(-1, 'filed before the first day there').rolledBack(federal),
  }),
  deadline({
    id: 'D-17',
    part: 'LCA filed',
    title: 'LCA for the new site must be filed by, at the very latest',
    citation: '20 CFR 655.740(a)(1); 8 CFR 214.2(h)(4)(i)(B)(1)',
    evidence: 'V',
    kind: 'due',
    severity: 'regulatory',
    needs: [...move, 'siteStartOn'],
    may: more,
    applies: needsAmendment,
    due: ({ siteStartOn }, { federal }) =>
      startAt('First day at the new site', siteStartOn)
        .plusDays(-1, 'filed before the first day there')
        .rolledBack(federal)
        .plusBusinessDays(-7, federal, 'for certification'),
  }),
  deadline({
    id: 'D-17',
    part: 'notice at the new site',
    title: 'Notice of the LCA is posted at the new site by',
    citation: '20 CFR 655.734(a)(2)',
    evidence: 'V',
    kind: 'due',
    severity: 'regulatory',
    needs: [...move, 'siteStartOn'],
    may: ['nonWorksite'],
    applies: ({ siteInArea, nonWorksite }) => siteInArea && nonWorksite !== true,
    due: (_, { from }) => from('siteStartOn'),
  }),
]

export const amendmentChecks = [
  check({
    id: 'D-17',
    part: 'amendment needed',
    title: 'The move needs no amended petition',
    citation,
    evidence: 'V',
    needs: move,
    may: more,
    judge: (given) => {
      if (needsAmendment(given))
        return wrong('An amended petition with a new certified LCA must be filed before the first day there.')
      if (given.nonWorksite) return ok('Not a worksite: nothing to file.')
      if (given.siteInArea) return ok('Same area: post the LCA notice there by the first day.')
      return ok('Short-term placement: pay lodging, travel and meals, and count the workdays.')
    },
  }),
]
