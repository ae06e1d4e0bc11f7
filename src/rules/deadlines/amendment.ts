import { addDays } from '#formats/day.ts'
import { addBusinessDays, rollBack } from '#rules/calendar/business-days.ts'
import { check, ok, wrong } from './check.ts'
import { deadline } from './deadline.ts'
import type { Given } from './inputs.ts'
import { startAt } from './trail.ts'

export type WorksiteMove = Pick<Given, (typeof move)[number] | (typeof more)[number]>

/** Workdays a year in one area without an amended petition: 60 only for who keeps place, time and home where she was. */
export const placementLimit = ({ keepsHomeOffice, substantialTimeHome, livesInHomeArea }: WorksiteMove): 30 | 60 =>
  keepsHomeOffice && substantialTimeHome && livesInHomeArea ? 60 : 30

export type MoveNeeds = 'nothing' | 'notice' | 'short-term' | 'amendment' | 'amendment on that LCA' | 'not allowed'

/**
 * What a move to another site needs (Matter of Simeio; 8 CFR 214.2(h)(2)(i)(E)(2); 20 CFR 655.735); the first that fits.
 * What nobody knows counts as the stricter answer.
 */
export function moveNeeds(facts: WorksiteMove): MoveNeeds {
  if (facts.nonWorksite) return 'nothing'
  if (facts.siteInArea) return 'notice'
  if (facts.strikeOrLockout) return 'not allowed'
  if (facts.lcaForArea) return 'amendment on that LCA'
  // Without a count of workdays the move is permanent.
  const days = facts.placementWorkdays
  if (days === undefined || days > placementLimit(facts)) return 'amendment'
  return facts.strikeOrLockout === false && facts.lcaForArea === false ? 'short-term' : 'amendment'
}

export const needsAmendment = (facts: WorksiteMove): boolean => moveNeeds(facts).startsWith('amendment')

/** By when the LCA of a new site is filed at the very latest, when the petition goes on paper: before that it is tested. */
export const amendmentTestedBy = (siteStartOn: string): string =>
  addBusinessDays(rollBack(addDays(siteStartOn, -1)), -8)

const move = ['siteInArea'] as const
const more = [
  'placementWorkdays',
  'keepsHomeOffice',
  'substantialTimeHome',
  'livesInHomeArea',
  'lcaForArea',
  'strikeOrLockout',
  'nonWorksite',
] as const
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
    title: 'LCA for the new site must be filed by, at the very latest, when the petition goes on paper',
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
        .plusBusinessDays(-1, federal, 'on the way')
        .plusBusinessDays(-7, federal, 'for certification'),
  }),
  deadline({
    id: 'D-17',
    part: 'LCA filed, petition online',
    title: 'LCA for the new site must be filed by, at the very latest, when the petition is filed online',
    citation: '20 CFR 655.740(a)(1); 8 CFR 214.2(h)(4)(i)(B)(1)',
    evidence: 'V',
    kind: 'info',
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
    title: 'Amended petition for the move',
    citation,
    evidence: 'V',
    needs: move,
    may: more,
    judge: (given) => {
      switch (moveNeeds(given)) {
        case 'nothing':
          return ok('Not a worksite: nothing to file.')
        case 'notice':
          return ok('Same area: post the LCA notice there by the first day.')
        case 'not allowed':
          return wrong('Nobody may be placed at a site with a strike or lockout.')
        case 'amendment on that LCA':
          return wrong(
            'The employer holds an LCA for that occupation and area, so a short-term placement is not available. File an amended petition on that LCA before the first day there.',
          )
        case 'short-term':
          return ok('Short-term placement: pay lodging, travel and meals, and count the workdays.')
        default:
          return wrong(
            `An amended petition with a new certified LCA must be filed before the first day there${asked(given)}.`,
          )
      }
    },
  }),
]

/** A short placement that only failed because nobody said so. */
const asked = (given: WorksiteMove): string =>
  (given.placementWorkdays ?? 61) <= placementLimit(given)
    ? ', unless it is known that no LCA covers that area and that there is no strike or lockout'
    : ''
