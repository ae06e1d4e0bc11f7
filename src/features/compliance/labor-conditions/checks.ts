import type { Known } from '#engine/answer.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, addMonths } from '#formats/day.ts'
import { isInArea } from '#rules/compliance/worksites.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import {
  dollars,
  levelNames,
  requiredWage,
  type WageUnit,
  wageYear,
  worksheetLevel,
  yearly,
} from '#rules/prefiling/wages.ts'
import type { Conditions } from './conditions.ts'
import { check, isSaidFor, judgedOn, type Looked, type Made, said } from './looked.ts'
import { noticeChecks } from './notice-checks.ts'
import type { LcaCheck, LcaStanding } from './records.ts'
import { lackingOf, worksitesOf } from './worksites.ts'

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

/** What the form says of level and prevailing wage is what worksheet and wage table say. */
const level: Made = ({ known, conditions, today }) => {
  const title = 'Wage level and prevailing wage agree'
  const [typed, form] = [said(known, lca.prevailingWage), said(known, lca.lcaWageLevel)]
  if (conditions.prevailing !== null && conditions.prevailing.source !== 'OEWS')
    return check(title, true, 'One wage by determination, contract or survey')
  if (conditions.points === null) return check(title, null, 'The worksheet of the wage level is not filled in')
  const year = conditions.prevailing?.year
  const needed = wageYear(judgedOn({ known, today }))
  if (year !== undefined && year !== needed)
    return check(title, false, `The wage is of ${inWageYear(year)}; the filing needs that of ${inWageYear(needed)}`)
  const worked = levelNames[worksheetLevel(conditions.points) - 1] ?? ''
  const table = levelWage(conditions)
  if (table !== undefined && typed !== undefined && table !== typed)
    return check(title, false, `Level ${worked} is ${dollars(table)} in the wage table; entered is ${dollars(typed)}`)
  const agrees = form === undefined || form === worked
  return check(title, agrees, agrees ? '' : `The worksheet gives level ${worked}, the LCA says level ${form}`)
}

const inWageYear = (year: number) => `07-${year} to 06-${year + 1}`

/** The prevailing wage is that of the place of work. What the name of an area leaves open, a person looks up. */
const area: Made = ({ known, conditions: { prevailing } }) => {
  const title = 'Prevailing wage of the worksite’s area'
  const places = said(known, lca.lcaWorksites) ?? []
  if (prevailing === null) return check(title, null, 'No prevailing wage is entered')
  if (places.length === 0) return check(title, null, 'No worksite is entered')
  const sites = worksitesOf(places.filter((place) => place.prevailing === undefined))
  const outside = sites.find((site) => isInArea(prevailing.area, site) === false)
  if (outside) return check(title, false, `${outside.name} is not in ${prevailing.area}`)
  const open = sites.find((site) => isInArea(prevailing.area, site) === null)
  if (!open || prevailing.coversWorksites) return check(title, true, prevailing.area)
  return prevailing.coversWorksites === null
    ? check(title, null, `Say under Wage whether ${open.name} lies in ${prevailing.area}`)
    : check(title, false, `${open.name} is not in ${prevailing.area}`)
}

/** At every place: one may pay, and ask for, another wage than the rest (Form ETA-9035, Section F.a). */
const pay: Made = ({ known, conditions }) => {
  const { offered, required, actual } = wagesOf(known, conditions)
  const title = 'Offered pay at or above required'
  if (offered === undefined || required === undefined || actual === undefined)
    return check(title, null, 'Pay, actual or prevailing wage is not entered')
  const unit = said(known, lca.lcaWageUnit) as WageUnit
  const sites = said(known, lca.lcaWorksites) ?? []
  const short = [
    { at: '', missing: required - offered },
    ...sites.map(({ city, wage, prevailing }) => ({
      at: ` in ${city ?? 'one place'}`,
      missing:
        (prevailing === undefined ? required : requiredWage(actual, prevailing)) -
        (wage === undefined ? offered : yearly(wage, unit)),
    })),
  ].find(({ missing }) => missing > 0)
  return check(title, short === undefined, short ? `${dollars(short.missing)} a year too little${short.at}` : '')
}

const either = new Intl.ListFormat('en', { type: 'disjunction' })

const place: Made = ({ known }) => {
  const title = 'Workplace with its whole address, no P.O. box'
  const sites = said(known, lca.lcaWorksites)
  if (sites === undefined || sites.length === 0) return check(title, null, 'No worksite is entered')
  const box = sites.find(({ street }) => /\bp\.?\s*o\.?\s*box\b/i.test(street ?? ''))
  if (box) return check(title, false, box.street)
  const lacking = sites.map((site) => ({ name: site.street ?? site.city ?? 'A worksite', lacks: lackingOf(site) }))
  const [open] = lacking.filter(({ lacks }) => lacks.length > 0)
  return open ? check(title, null, `${open.name} has no ${either.format(open.lacks)}`) : check(title, true)
}

const counts: Made = ({ known }) => {
  const [total, kinds] = [said(known, lca.lcaWorkers), said(known, lca.lcaBaskets)]
  if (total === undefined) return check('Worker counts add up', null, 'The number of workers is not entered')
  if (kinds === undefined) return check(`Worker counts add up to ${total}`, null, 'Workers by kind are not entered')
  const sum = kinds.reduce((all, { workers }) => all + (workers ?? 0), 0)
  return check(`Worker counts add up to ${total}`, sum === total, sum === total ? '' : `They add up to ${sum}`)
}

const strike: Made = ({ conditions: { noStrike }, ...looked }) => {
  const title = 'No strike or lockout'
  if (noStrike === null) return check(title, null, 'Nobody has said so yet')
  const by = `${noStrike.byName}, ${showDate(noStrike.on)}`
  return isSaidFor(noStrike.on, looked) ? check(title, true, by) : check(title, null, `${by}: too early for this LCA`)
}

/** The LCA says what the regulation says; at exactly 15 percent the two tests differ and the regulation decides. */
const dependent: Made = ({ known, dependency, conditions, today }) => {
  const newest = dependency.find(({ countedOn }) => countedOn <= judgedOn({ known, today }))
  if (!newest) return check('H-1B dependency counted', null, 'Nobody had counted by then')
  const numbers = `${newest.h1b} of ${newest.fteHundredths / 100}`
  const title = newest.dependentReg ? 'H-1B dependent' : 'Not H-1B dependent'
  if (!isSaidFor(newest.countedOn, { known, today }))
    return check(title, null, `${numbers}, counted ${showDate(newest.countedOn)}: count again for this LCA`)
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
  ...{ ...noticeChecks, pay, level, area },
  ...{ place, counts, strike, dependent, dates },
}

/** What must hold before an LCA is filed; what nobody knows is not a yes. */
export const checksOf = (looked: Looked): LcaCheck[] =>
  Object.entries(checks).map(([key, made]) => ({ key, ...made(looked) }))
