import { company } from '#facts/company.ts'
import { isH1bDependent } from '#facts/derived/employer-size.ts'
import { employment } from '#facts/employment.ts'
import { petition } from '#facts/petition.ts'
import { position } from '#facts/petition-parties.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, addMonths, daysBetween } from '#formats/day.ts'
import { sameText } from '#formats/same-name.ts'
import { isInArea } from '#rules/compliance/worksites.ts'
import { sixMonthsBefore } from '../calendar/days.ts'
import { countsOf, decided, inWords } from './employer-counts.ts'
import { lcaLedger } from './h1b-needs.ts'
import { lca } from './lca-needs.ts'
import { filing } from './needs.ts'
import { ofH1bLca } from './other-classes.ts'
import { at, each, type Find, given, type Read, rule } from './rule.ts'
import { dollars, offeredPer, requiredWage, wageYear, yearly } from './wages.ts'

const fein: Find = given(
  [company.fein, lca.lcaFein],
  ([own, onLca]) => digits(own) !== digits(onLca) && at(lca.lcaFein, `The LCA has FEIN ${onLca}, the petition ${own}.`),
)

const legalName: Find = given(
  [company.legalName, lca.lcaEmployerName],
  ([own, onLca]) => !sameText(own, onLca) && at(lca.lcaEmployerName, `The LCA names ${onLca}, the petition ${own}.`),
)

const worksite: Find = given(
  [employment.worksiteCity, employment.worksiteState, lca.lcaWorksites],
  ([city, state, sites], read) => {
    const main = {
      street: read.peek(employment.worksiteStreet),
      city,
      county: read.peek(employment.worksiteCounty),
      state,
    }
    return [main, ...(read.peek(position.furtherWorksites) ?? [])]
      .filter((place) => !sites.some((site) => covers(site, place)))
      .map((place) =>
        at(lca.lcaWorksites, `${inOneLine(place)} is not among the worksites of the LCA.`, {
          rests: [inOneLine(place), sites],
        }),
      )
  },
)
type Place = { street?: string; city?: string; county?: string; state?: string }
const covers = (site: Place, place: Place) =>
  site.state === place.state &&
  sameText(site.city ?? '', place.city ?? '') &&
  alike(site.street, place.street) &&
  alike(site.county, place.county)
const alike = (one: string | undefined, other: string | undefined) =>
  one === undefined || other === undefined || sameText(one, other)
const inOneLine = ({ street, city, county, state }: Place) => [street, city, county, state].filter(Boolean).join(', ')

const dates: Find = given(
  [petition.requestedFrom, petition.requestedUntil, lca.lcaBeginsOn, lca.lcaEndsOn],
  ([from, until, begins, ends]) =>
    (from < begins || until > ends) &&
    at(
      petition.requestedUntil,
      `${showDate(from)} to ${showDate(until)} is asked for; the LCA runs from ${showDate(begins)} to ${showDate(ends)}.`,
    ),
)

/** The offer with its hours: half a job at a yearly wage is not half the wage the LCA promises. */
const offer = (find: (pay: Offered, read: Read) => ReturnType<Find>): Find =>
  given([employment.wage, employment.wageUnit], ([cents, unit], read) => {
    const fullTime = read.peek(employment.fullTime) !== false
    const hoursPerWeek = read.peek(employment.hoursPerWeek) ?? (fullTime ? 40 : read(employment.hoursPerWeek))
    return hoursPerWeek === undefined ? undefined : find({ cents, unit, fullTime, hoursPerWeek }, read)
  })
type Offered = Parameters<typeof offeredPer>[1]

/** The prevailing wage of another area says nothing about what must be paid here. */
const wageArea: Find = (read) => {
  const area = read.peek(lcaLedger.prevailingArea)
  return (read.peek(lca.lcaWorksites) ?? [])
    .filter((site) => area !== undefined && isInArea(area, site) === false)
    .map((site) =>
      at(
        lcaLedger.prevailingArea,
        `The prevailing wage is of ${area}; ${inOneLine(site)} is not there. Look up the wage of the worksite.`,
      ),
    )
}

const wage: Find = each(
  wageArea,
  offer((pay, read) =>
    given([lca.lcaWage, lca.lcaWageUnit], ([onLca, lcaUnit]) => {
      const per = lcaUnit === 'hour' ? 'hour' : 'year'
      const [offered, promised] = [offeredPer(per, pay), per === 'hour' ? onLca : yearly(onLca, lcaUnit)]
      return (
        offered < promised &&
        at(
          employment.wage,
          `${dollars(offered)} ${per === 'hour' ? 'an hour' : 'a year'} is offered${pay.fullTime ? '' : ', counted as full time'}, the LCA says ${dollars(promised)}.`,
        )
      )
    })(read),
  ),
  offer((pay, read) =>
    given([lca.actualWage, lca.prevailingWage], ([actual, prevailing]) => {
      const [offered, required] = [offeredPer('year', pay), requiredWage(actual, prevailing)]
      return (
        offered < required &&
        at(
          employment.wage,
          `${dollars(offered)} a year is offered${pay.fullTime ? '' : ', counted as full time'}, the required wage is ${dollars(required)}.`,
        )
      )
    })(read),
  ),
)

const job: Find = each(
  given(
    [employment.socCode, lca.lcaSocCode],
    ([own, onLca]) =>
      own.slice(0, 7) !== onLca.slice(0, 7) && at(lca.lcaSocCode, `The SOC code is ${own}, on the LCA ${onLca}.`),
  ),
  given(
    [employment.jobTitle, lca.lcaJobTitle],
    ([own, onLca]) => !sameText(own, onLca) && at(lca.lcaJobTitle, `The job title is ${own}, on the LCA ${onLca}.`),
  ),
  given(
    [employment.fullTime, lca.lcaFullTime],
    ([own, onLca]) =>
      own !== onLca &&
      at(lca.lcaFullTime, `The job is ${own ? 'full' : 'part'} time, on the LCA ${onLca ? 'full' : 'part'} time.`),
  ),
)

const certified: Find = (read) => {
  if (!read.known(lca.lcaCertifiedOn) || !read.known(filing.filingDate)) return undefined
  const on = read(lca.lcaCertifiedOn)
  const filed = read(filing.filingDate) ?? ''
  if (on === undefined) return at(lca.lcaCertifiedOn, 'The LCA is not certified.')
  if (on > filed)
    return at(lca.lcaCertifiedOn, `The LCA was certified on ${showDate(on)}, after the filing on ${showDate(filed)}.`, {
      rests: [on],
    })
  return read(lca.lcaSigned) === false ? at(lca.lcaSigned, 'The certified LCA is not signed.') : []
}

const tooEarly: Find = given([lca.lcaBeginsOn, lca.lcaFiledOn], ([begins, filed]) =>
  sixMonthsBefore(begins, filed) === 'too early'
    ? at(
        lca.lcaBeginsOn,
        `The LCA begins on ${showDate(begins)}, more than 6 months after it was filed on ${showDate(filed)}.`,
      )
    : [],
)

const tooLong: Find = given([lca.lcaBeginsOn, lca.lcaEndsOn], ([begins, ends]) => {
  const last = addDays(addMonths(begins, 36), -1)
  return ends > last && at(lca.lcaEndsOn, `The LCA ends on ${showDate(ends)}; 3 years end on ${showDate(last)}.`)
})

const baskets: Find = given([lca.lcaWorkers, lca.lcaBaskets], ([total, rows]) => {
  const sum = rows.reduce((count, { workers }) => count + (workers ?? 0), 0)
  return sum !== total && at(lca.lcaBaskets, `The kinds add up to ${sum} workers, the LCA says ${total}.`)
})

const dependency: Find = given([lca.lcaDependent, company.employees, company.h1bEmployees], ([says], read) => {
  const dependent = decided(read, ['employees', 'h1bEmployees'], isH1bDependent)
  if (dependent === undefined) return undefined
  const { h1b, fteHundredths } = countsOf(read)
  return (
    says !== dependent &&
    at(
      lca.lcaDependent,
      `The LCA says ${says ? 'Yes' : 'No'}; with ${inWords(h1b)} H-1B workers of ${inWords(fteHundredths, 100)} full-time equivalents the regulation says ${dependent ? 'Yes' : 'No'}.`,
    )
  )
})

const postBox: Find = given([lca.lcaWorksites], ([sites]) =>
  sites
    .filter(({ street }) => /\bp\.?\s*o\.?\s*box\b|\bpost office box\b/i.test(street ?? ''))
    .map(({ street }) => at(lca.lcaWorksites, `${street} is a post office box.`)),
)

/** Policy value: the wage is looked up again after 90 days. */
const wageAge = 90
const wageSource: Find = given([lca.wageLookedUpOn, lca.lcaFiledOn], ([looked, filed], read) => {
  const year = read.peek(lcaLedger.prevailingYear)
  if (year !== undefined && year !== wageYear(filed))
    return at(
      lcaLedger.prevailingYear,
      `The prevailing wage is of 07-${year} to 06-${year + 1}; the LCA was filed on ${showDate(filed)}.`,
    )
  return (
    (wageYear(looked) !== wageYear(filed) || daysBetween(looked, filed) > wageAge) &&
    at(
      lca.wageLookedUpOn,
      `The prevailing wage was looked up on ${showDate(looked)}; the wage year runs from July to June.`,
    )
  )
})

const notice: Find = given(
  [lca.lcaNoticeOn, lca.lcaFiledOn],
  ([posted, filed]) =>
    (posted > filed || daysBetween(posted, filed) > 30) &&
    at(
      lca.lcaNoticeOn,
      `The notice is of ${showDate(posted)}; it must be on or within 30 days before ${showDate(filed)}.`,
    ),
)

const digits = (text: string) => text.replace(/\D/g, '')

/** V09–V22: the labor condition application and what must agree with it. */
export const lcaRules = [
  rule('V09', 'error', ['i-129'], 'FEIN on LCA and I-129 must match', '8 CFR 214.2(h)(4)(i)(B)(1)', fein),
  rule('V10', 'error', ['i-129'], 'Legal name mismatch', '8 CFR 214.2(h)(4)(i)(B)(1)', legalName),
  rule('V11', 'error', ['i-129'], 'Worksite not covered by LCA', '20 CFR 655.730(c)(4)–(5)', worksite),
  rule('V12', 'error', ['i-129'], 'Petition dates exceed LCA validity', '8 CFR 214.2(h)(9)(iii)(A)(1)', dates),
  rule('V13', 'error', ['i-129', 'eta-9035'], 'Wage below LCA', '20 CFR 655.731(a)', wage),
  rule('V14', 'error', ['i-129'], 'Job details differ from LCA', '8 CFR 214.2(h)(4)(i)(B)(1)(ii)', job),
  rule(
    'V15',
    'error',
    ['i-129'],
    'Certified signed LCA required before filing',
    '8 CFR 214.2(h)(4)(i)(B)(1)',
    certified,
  ),
  rule('V16', 'error', ['eta-9035'], 'LCA filed too early', '20 CFR 655.730(b)', tooEarly),
  rule('V17', 'error', ['eta-9035'], 'LCA longer than 3 years', '20 CFR 655.750(a)', tooLong),
  rule('V18', 'error', ['eta-9035'], 'Worker counts do not add up', '20 CFR 655.730(c)(4)', baskets),
  rule(
    'V19',
    'error',
    ['eta-9035', 'i-129'],
    'H-1B dependency answer conflicts',
    '20 CFR 655.736(a)(1)',
    ofH1bLca(dependency),
  ),
  rule('V20', 'error', ['eta-9035'], 'Street address required', '20 CFR 655.730(c)(4)(iv)', postBox),
  rule('V21', 'warn', ['eta-9035'], 'Refresh prevailing wage', '20 CFR 655.731(a)(2)', wageSource),
  rule('V22', 'error', ['eta-9035'], 'Posting date outside allowed window', '20 CFR 655.734(a)(1)(ii)', notice),
]
