import { derive, derivedFacts } from '#engine/derived.ts'
import { choice, money, records, text, yesNo } from '#engine/fact.ts'
import { employment } from '#facts/employment.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'

const place = [
  employment.worksiteStreet,
  employment.worksiteCity,
  employment.worksiteCounty,
  employment.worksiteState,
] as const

/**
 * The job as the LCA names it: as the record of the LCA says, and before anybody entered one, as the offered job is known
 * from the petition. A wage and its unit come from the same place.
 */
export const lcaJob = derivedFacts('case', {
  lcaJobOffered: derive(
    text('Job title', { max: 200 }),
    [lca.lcaJobTitle, employment.jobTitle],
    ([own, job]) => own ?? job,
  ),
  lcaSocOffered: derive(
    text('SOC code', { max: 10, format: 'soc' }),
    [lca.lcaSocCode, employment.socCode],
    ([own, job]) => own ?? job,
  ),
  lcaFullTimeOffered: derive(yesNo('Full time'), [lca.lcaFullTime, employment.fullTime], ([own, job]) => own ?? job),
  lcaWageOffered: derive(money('Wage'), [lca.lcaWage, employment.wage], ([own, job]) => own ?? job),
  lcaWageOfferedPer: derive(
    choice('Per', ['hour', 'week', 'bi-weekly', 'month', 'year']),
    [lca.lcaWage, lca.lcaWageUnit, employment.wage, employment.wageUnit],
    ([ownWage, own, wage, unit]) => (ownWage === undefined && wage !== undefined ? unit : own),
  ),
  lcaPlacesOffered: derive(
    records('Places of employment', 'worksite', lca.lcaWorksites.columns),
    [lca.lcaWorksites, ...place],
    ([own, street, city, county, state]) => {
      if (own !== undefined && own.length > 0) return own
      return street === undefined ? undefined : [{ id: 'first', street, city, county, state }]
    },
  ),
})
