import { company } from '#facts/company.ts'
import { employment } from '#facts/employment.ts'
import { showDate } from '#formats/dates.ts'
import { addDays } from '#formats/day.ts'
import { sameText } from '#formats/same-name.ts'
import { roll } from '#rules/calendar/business-days.ts'
import { recruitmentWindow } from '#rules/deadlines/recruitment-window.ts'
import { filing, immigrant } from './needs.ts'
import { at, each, type Find, given, rule } from './rule.ts'
import { dollars, yearly } from './wages.ts'

const follows: Find = each(
  given(
    [company.legalName, immigrant.permEmployerName],
    ([own, onPerm]) =>
      !sameText(own, onPerm) && at(immigrant.permEmployerName, `Form ETA-9089 names ${onPerm}, the petition ${own}.`),
  ),
  given(
    [company.fein, immigrant.permFein],
    ([own, onPerm]) =>
      own.replace(/\D/g, '') !== onPerm.replace(/\D/g, '') &&
      at(immigrant.permFein, `Form ETA-9089 has FEIN ${onPerm}, the petition ${own}.`),
  ),
  given(
    [employment.jobTitle, immigrant.permJobTitle],
    ([own, onPerm]) =>
      !sameText(own, onPerm) &&
      at(immigrant.permJobTitle, `The job is ${onPerm} on Form ETA-9089 and ${own} on the petition.`),
  ),
  given(
    [employment.wage, employment.wageUnit, immigrant.permWage],
    ([wage, unit, onPerm]) =>
      yearly(wage, unit) !== onPerm &&
      at(
        immigrant.permWage,
        `The wage is ${dollars(onPerm)} a year on Form ETA-9089 and ${dollars(yearly(wage, unit))} on the petition.`,
      ),
  ),
  given(
    [employment.worksiteCity, employment.worksiteState, immigrant.permWorksite],
    ([city, state, onPerm]) =>
      !sameText(`${city} ${state}`, onPerm) &&
      at(immigrant.permWorksite, `The worksite is ${onPerm} on Form ETA-9089 and ${city}, ${state} on the petition.`),
  ),
)

const expired: Find = given([immigrant.permCertifiedOn], ([certified], read) => {
  const received = read.peek(immigrant.i140ReceivedOn) ?? read(filing.filingDate)
  if (received === undefined) return undefined
  // 20 CFR 656.30(b): 180 days; on paper USCIS takes the next business day, online it does not.
  const day = addDays(certified, 180)
  const last = received > day && received <= roll(day) && read(filing.channel) === 'on paper' ? roll(day) : day
  return (
    received > last &&
    at(immigrant.permCertifiedOn, `Certified on ${showDate(certified)}, the last day was ${showDate(last)}.`)
  )
})

const degrees = ['None', 'Bachelor', 'Master', 'Doctorate'] as const
const preference: Find = given(
  [immigrant.preference, immigrant.minimumDegree, immigrant.minimumMonths],
  ([chosen, degree, months]) => {
    const rank = degrees.indexOf(degree)
    const fits: Partial<Record<typeof chosen, boolean>> = {
      // 8 CFR 204.5(k)(2): a master's degree, or a bachelor's and five years.
      E21: rank >= 2 || (rank === 1 && months >= 60),
      E31: months >= 24,
      E32: rank >= 1,
    }
    return (
      fits[chosen] === false &&
      at(immigrant.preference, `${chosen} does not fit a minimum of degree “${degree}” and ${months} months.`)
    )
  },
)

const qualified: Find = given(
  [immigrant.qualifiedOn, immigrant.priorityDate],
  ([met, priority]) =>
    met > priority &&
    at(
      immigrant.qualifiedOn,
      `The requirements were met on ${showDate(met)}, after the priority date ${showDate(priority)}.`,
    ),
)

const belowPrevailing: Find = given(
  [employment.wage, employment.wageUnit, immigrant.pwdWage],
  ([wage, unit, prevailing]) =>
    yearly(wage, unit) < prevailing &&
    at(
      employment.wage,
      `${dollars(yearly(wage, unit))} a year is offered, the determination says ${dollars(prevailing)}.`,
    ),
)

const locked: Find = given(
  [immigrant.permJobText, immigrant.pwdJobText],
  ([onPerm, onPwd]) =>
    !sameText(onPerm, onPwd) &&
    at(immigrant.permJobText, 'The job on Form ETA-9089 differs from the one on Form ETA-9141.', {
      rests: [onPerm, onPwd],
    }),
)

const recruitment: Find = given([immigrant.recruitment, filing.filingDate], ([steps, filed]) => {
  const allowed = recruitmentWindow(steps)
  if (typeof allowed === 'string') return at(immigrant.recruitment, allowed)
  const { from, until } = allowed
  if (filed < from)
    return at(
      immigrant.recruitment,
      `${showDate(filed)} is before ${showDate(from)}: the quiet period of 30 days is not over.`,
      { rests: ['before', from] },
    )
  return (
    filed > until &&
    at(immigrant.recruitment, `${showDate(filed)} is after ${showDate(until)}: a step is older than 180 days.`, {
      rests: ['after', until],
    })
  )
})

const sameJob: Find = given(
  [immigrant.sameJobExperience],
  ([same]) =>
    same &&
    at(
      immigrant.sameJobExperience,
      'Required experience was gained with the sponsor: the jobs must not be substantially comparable.',
    ),
)

/** V42–V49: labor certification and immigrant petition. */
export const immigrantRules = [
  rule('V42', 'error', ['i-140'], 'I-140 must follow ETA-9089', '8 CFR 204.5(l)(3)(i)', follows),
  rule('V43', 'error', ['i-140'], 'Labor certification expired', '20 CFR 656.30(b)', expired),
  rule('V44', 'error', ['i-140'], 'Preference does not match requirements', '8 CFR 204.5(k), (l)', preference),
  rule('V45', 'error', ['i-140'], 'Must qualify on priority date', '8 CFR 103.2(b)(1)', qualified),
  rule('V46', 'error', ['i-140'], 'Offer below prevailing wage', '20 CFR 656.10(c)(1)', belowPrevailing),
  rule('V47', 'error', ['eta-9089'], 'Locked to PWD', '20 CFR 656.40', locked),
  rule('V48', 'error', ['eta-9089'], 'Recruitment timing', '20 CFR 656.17(e), 656.10(d)', recruitment),
  rule('V49', 'warn', ['eta-9089'], 'Needs "not substantially comparable" analysis', '20 CFR 656.17(i)(3)', sameJob),
]
