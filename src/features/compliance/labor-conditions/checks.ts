import type { Known } from '#engine/answer.ts'
import type { Fact, ValueOf } from '#engine/fact.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, addMonths, daysBetween } from '#formats/day.ts'
import { counted } from '#formats/words.ts'
import { levelNames, worksheetLevel } from '#rules/compliance/wage-levels.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { dollars, requiredWage, type WageUnit, yearly } from '#rules/prefiling/wages.ts'
import type { Conditions } from './conditions.ts'
import { daysPosted, downEarly, givenOn, POSTED_DAYS, postingDays } from './posting.ts'
import type { DependencyCount, LcaCheck, LcaNotice, LcaStanding } from './records.ts'
import { isAtSite, worksitesOf } from './worksites.ts'

export const said = <F extends Fact>(known: Known, { id }: F): ValueOf<F> | undefined => {
  const answer = known[id]
  return answer && 'value' in answer ? (answer.value as ValueOf<F>) : undefined
}

type Standing = { known: Known; withdrawnOn: string | null; today: string }

export function standingOf({ known, withdrawnOn, today }: Standing): LcaStanding {
  if (withdrawnOn !== null) return 'Withdrawn'
  const ends = said(known, lca.lcaEndsOn)
  if (said(known, lca.lcaCertifiedOn) === undefined)
    return said(known, lca.lcaFiledOn) === undefined ? 'Draft' : 'Filed'
  return ends !== undefined && ends < today ? 'Expired' : 'Certified'
}

/** Cents a year that the wage table gives for the level of the worksheet; undefined: no table, or no worksheet. */
export function levelWage({ prevailing, points }: Pick<Conditions, 'prevailing' | 'points'>): number | undefined {
  if (prevailing?.source !== 'OEWS' || points === null) return undefined
  return prevailing.levels?.[worksheetLevel(points) - 1]
}

/** Cents a year: what the job pays, what others are paid for it, and the highest of them, which must be paid. */
export function wagesOf(known: Known, conditions: Pick<Conditions, 'prevailing' | 'points'> = unsaid) {
  const [wage, unit] = [said(known, lca.lcaWage), said(known, lca.lcaWageUnit)]
  const [actual, prevailing] = [said(known, lca.actualWage), said(known, lca.prevailingWage)]
  return {
    offered: wage === undefined || unit === undefined ? undefined : yearly(wage, unit as WageUnit),
    actual,
    prevailing,
    required:
      actual === undefined || prevailing === undefined
        ? undefined
        : requiredWage(actual, Math.max(prevailing, levelWage(conditions) ?? 0)),
  }
}
const unsaid = { prevailing: null, points: null }

type Looked = {
  known: Known
  conditions: Conditions
  notices: readonly LcaNotice[]
  dependency: readonly DependencyCount[]
  today: string
}

type Made = (looked: Looked) => Omit<LcaCheck, 'key'>

const check = (title: string, ok: boolean | null, says = ''): Omit<LcaCheck, 'key'> => ({ title, ok, says })

const proof: Made = ({ known, notices }) => {
  const title = 'Proof of notice at 2 places'
  if (notices.length === 0) return check(title, null, 'No notice is written down')
  const sites = worksitesOf(said(known, lca.lcaWorksites))
  const bare = sites.length > 1 && sites.find((site) => !notices.some((each) => isAtSite(each.site, site)))
  if (bare) return check(title, false, `No notice at ${bare.name}`)
  const electronic = notices.filter(({ kind }) => kind !== 'posting')
  if (electronic.length > 0) {
    const open = electronic.filter(({ proofName }) => proofName === null)
    return check(
      electronic[0]?.kind === 'union' ? 'Proof of the letter to the union' : 'Proof of the electronic notice',
      open.length === 0,
      open[0] && `Proof for ${open[0].place} is missing`,
    )
  }
  const places = new Set(notices.map(({ place }) => place.toLowerCase()))
  if (places.size < 2) return check(title, false, 'A second place is missing')
  const open = notices.filter(({ proofName }) => proofName === null)
  return check(
    title,
    open.length === 0,
    open.length > 0 ? `Photo of ${open.map(({ place }) => place).join(' and ')} is missing` : '',
  )
}

/** Filing need not wait for the ten days; a notice that came down too early must go up again. */
const posting: Made = ({ notices, today }) => {
  const title = `Notice up for ${POSTED_DAYS} business days`
  if (notices.length === 0) return check(title, null, 'No notice is written down')
  const last = postingDays(notices).at(-1)
  if (last === undefined) return check(title, true, 'Not posted but handed over')
  const early = downEarly(notices, today)
  if (early.length > 0)
    return check(
      title,
      false,
      `${early.map(({ place, days }) => `${place}: down after ${days.size} of ${POSTED_DAYS}`).join('; ')}. Hang it again.`,
    )
  return check(title, true, daysPosted(notices, today) < POSTED_DAYS ? `It stays up until ${showDate(last)}` : '')
}

const window: Made = ({ known, notices, today }) => {
  const title = 'Notice within 30 days before filing'
  const first = givenOn(notices) ?? said(known, lca.lcaNoticeOn)
  const filed = said(known, lca.lcaFiledOn)
  if (first === undefined) return check(title, null, 'No notice is written down')
  if (filed === undefined) {
    const last = addDays(first, 30)
    if (said(known, lca.lcaCertifiedOn) !== undefined)
      return check(title, null, `${showDate(first)}; the day of filing is not entered`)
    return last < today
      ? check(title, false, `${showDate(first)}; the 30 days ended on ${showDate(last)}. Give notice again.`)
      : check(title, true, `${showDate(first)}; file by ${showDate(last)}`)
  }
  const days = daysBetween(first, filed)
  return check(
    title,
    days >= 0 && days <= 30,
    `${showDate(first)}, ${days >= 0 ? `${counted(days, 'day')} before` : 'after filing'}`,
  )
}

/** What the form says of level and prevailing wage is what worksheet and wage table say. */
const level: Made = ({ known, conditions }) => {
  const title = 'Wage level and prevailing wage agree'
  const [typed, form] = [said(known, lca.prevailingWage), said(known, lca.lcaWageLevel)]
  if (conditions.prevailing !== null && conditions.prevailing.source !== 'OEWS')
    return check(title, true, 'One wage by determination, contract or survey')
  if (conditions.points === null) return check(title, null, 'The worksheet of the wage level is not filled in')
  const worked = levelNames[worksheetLevel(conditions.points) - 1] ?? ''
  const table = levelWage(conditions)
  if (table !== undefined && typed !== undefined && table !== typed)
    return check(title, false, `Level ${worked} is ${dollars(table)} in the wage table; entered is ${dollars(typed)}`)
  const agrees = form === undefined || form === worked
  return check(title, agrees, agrees ? '' : `The worksheet gives level ${worked}, the LCA says level ${form}`)
}

const pay: Made = ({ known, conditions }) => {
  const { offered, required } = wagesOf(known, conditions)
  const title = 'Offered pay at or above required'
  if (offered === undefined || required === undefined)
    return check(title, null, 'Pay, actual or prevailing wage is not entered')
  return check(
    title,
    offered >= required,
    offered >= required ? '' : `${dollars(required - offered)} a year too little`,
  )
}

const place: Made = ({ known }) => {
  const title = 'Workplace with a street address, no P.O. box'
  const sites = said(known, lca.lcaWorksites)
  if (sites === undefined || sites.length === 0) return check(title, null, 'No worksite is entered')
  const wrong = sites.find(({ street }) => !street || /\bp\.?\s*o\.?\s*box\b/i.test(street))
  return check(title, wrong === undefined, wrong ? (wrong.street ?? `${wrong.city ?? 'A worksite'} has no street`) : '')
}

const counts: Made = ({ known }) => {
  const [total, kinds] = [said(known, lca.lcaWorkers), said(known, lca.lcaBaskets)]
  if (total === undefined) return check('Worker counts add up', null, 'The number of workers is not entered')
  if (kinds === undefined) return check(`Worker counts add up to ${total}`, null, 'Workers by kind are not entered')
  const sum = kinds.reduce((all, { workers }) => all + (workers ?? 0), 0)
  return check(`Worker counts add up to ${total}`, sum === total, sum === total ? '' : `They add up to ${sum}`)
}

const strike: Made = ({ conditions: { noStrike } }) =>
  check(
    'No strike or lockout',
    noStrike === null ? null : true,
    noStrike === null ? 'Nobody has said so yet' : `${noStrike.byName}, ${showDate(noStrike.on)}`,
  )

/** The LCA says what the regulation says; at exactly 15 percent the two tests differ and the regulation decides. */
const dependent: Made = ({ known, dependency: [newest], conditions }) => {
  if (!newest) return check('H-1B dependency counted', null, 'Nobody has counted yet')
  const numbers = `${newest.h1b} of ${newest.fteHundredths / 100}`
  const title = newest.dependentReg ? 'H-1B dependent' : 'Not H-1B dependent'
  const says = said(known, lca.lcaDependent)
  if (says === undefined) return check(title, null, `${numbers}; the LCA does not say so yet`)
  if (says !== newest.dependentReg)
    return check(
      title,
      false,
      newest.dependentReg !== newest.dependentSpec
        ? `${numbers}. Exactly 15 %: 20 CFR 655.736 treats this employer as H-1B-dependent.`
        : `${numbers}; the LCA says the opposite`,
    )
  if (newest.dependentReg && conditions.exemptOnly === null)
    return check(title, null, `${numbers}; say whether all workers are exempt`)
  return check(title, true, numbers)
}

const dates: Made = ({ known }) => {
  const [begins, ends, filed] = [said(known, lca.lcaBeginsOn), said(known, lca.lcaEndsOn), said(known, lca.lcaFiledOn)]
  if (begins === undefined || ends === undefined)
    return check('Dates within 3 years', null, 'The period is not entered')
  const last = addDays(addMonths(begins, 36), -1)
  if (ends > last) return check('Dates within 3 years', false, `3 years end on ${showDate(last)}`)
  if (filed !== undefined && addMonths(begins, -6) > filed)
    return check('Dates within 3 years', false, 'Filed more than 6 months before the first day')
  return check('Dates within 3 years', ends >= begins, ends < begins ? 'It ends before it begins' : '')
}

const checks: Readonly<Record<string, Made>> = {
  ...{ proof, posting, window, pay, level },
  ...{ place, counts, strike, dependent, dates },
}

/** What must hold before an LCA is filed; what nobody knows is not a yes. */
export const checksOf = (looked: Looked): LcaCheck[] =>
  Object.entries(checks).map(([key, made]) => ({ key, ...made(looked) }))
