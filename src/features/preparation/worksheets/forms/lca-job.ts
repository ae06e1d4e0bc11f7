import { derive, derivedFacts } from '#engine/derived.ts'
import { choice, money, records, text, yesNo } from '#engine/fact.ts'
import { employment } from '#facts/employment.ts'
import { lcaFiling } from '#facts/online-forms.ts'
import { premiumCompany } from '#facts/premium.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'

const place = [
  employment.worksiteStreet,
  employment.worksiteCity,
  employment.worksiteCounty,
  employment.worksiteState,
  employment.worksiteZip,
] as const

const { entity, workers, wage, prevailing, ...where } = lca.lcaWorksites.columns
const needed = <Column extends object>(column: Column) => ({ ...column, required: true })
/** In the order of Section F.a; each of them but the secondary entity and pay of its own has to be entered for every place. */
const placeColumns = {
  workers: needed(workers),
  entity,
  street: needed(where.street),
  city: needed(where.city),
  county: needed(where.county),
  state: needed(where.state),
  postalCode: needed(where.postalCode),
  ...{ wage, prevailing },
}

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
    records('Places of employment', 'worksite', placeColumns),
    [lca.lcaWorksites, lca.lcaWorkers, ...place],
    ([own, workers, street, city, county, state, postalCode]) => {
      const ofJob = street === undefined ? [] : [{ id: 'first', street, city, county, state, postalCode }]
      const places = own !== undefined && own.length > 0 ? own : ofJob
      if (places.length === 0) return undefined
      // At one place alone work all of them; the record of an LCA need not repeat what is known of the job's own place.
      const rest = { ...(places.length === 1 && workers !== undefined && { workers }) }
      const isOfJob = (of: { street?: string; city?: string }) => of.street === street && of.city === city
      return places.map((each) => ({ ...rest, ...(isOfJob(each) && { county, postalCode }), ...each }))
    },
  ),
  contactTitleOffered: derive(
    text('Job title of the employer’s contact', { max: 100 }),
    [lcaFiling.lcaContactTitle, premiumCompany.contactTitle],
    ([told, known]) => told ?? known,
  ),
})
