import { yes } from '#engine/condition.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import { choice, money, records, yesNo } from '#engine/fact.ts'
import { askedIf } from '#engine/reference.ts'
import { employment } from '../employment.ts'
import { position } from '../petition-parties.ts'
import { thePetitioner } from './petitioner.ts'

const worksite = [
  employment.worksiteStreet,
  position.worksiteUnitKind,
  position.worksiteUnitNumber,
  employment.worksiteCity,
  employment.worksiteState,
  employment.worksiteZip,
  employment.offSite,
  askedIf(yes(employment.offSite), position.clientName),
] as const

/** What a petition says of the offered position that follows from what is known. */
export const aboutPosition = derivedFacts('employment', {
  /** Where the work is done, other than at the petitioner's own address. */
  worksites: derive(
    records('Addresses where the work is done', 'address', position.furtherWorksites.columns),
    [...worksite, position.furtherWorksites, thePetitioner.petitionerAddress],
    ([street, unitKind, unitNumber, city, state, zipCode, thirdParty, organization, others = [], own]) => {
      if (!street) return undefined
      const first = { id: 'first', street, unitKind, unitNumber, city, state, zipCode, thirdParty, organization }
      const isOwn = (site: Place) => !!own && placeOf(site) === placeOf({ ...own, zipCode: own.postalCode })
      const elsewhere = [first, ...others].filter((site) => site.thirdParty || !isOwn(site))
      return elsewhere.length > 0 ? elsewhere : { not: 'notApplicable' }
    },
  ),
  worksOffSite: derive(
    yesNo('Works off-site at another organization’s location'),
    [employment.offSite, position.furtherWorksites],
    ([offSite, others = []]) => offSite || others.some(({ thirdParty }) => thirdParty) || offSite,
  ),
  onlyInMarianas: derive(
    yesNo('Works exclusively in the Commonwealth of the Northern Mariana Islands'),
    [employment.worksiteState, position.furtherWorksites],
    ([state, others = []]) =>
      state ? [state, ...others.map((each) => each.state)].every((each) => each === 'MP') : undefined,
  ),
  /** Forms know no two-week wage; 26 of them make a year. */
  offeredWage: derive(money('Wages'), [employment.wage, employment.wageUnit], ([wage, unit]) =>
    wage === undefined || unit === undefined ? undefined : unit === 'bi-weekly' ? wage * 26 : wage,
  ),
  offeredWagePer: derive(choice('Wages per', ['hour', 'week', 'month', 'year']), [employment.wageUnit], ([unit]) =>
    unit === 'bi-weekly' ? 'year' : unit,
  ),
})

type Place = { street?: string; city?: string; state?: string; zipCode?: string }

const placeOf = ({ street = '', city = '', zipCode = '' }: Place) =>
  `${street}|${city}|${zipCode.slice(0, 5)}`.toUpperCase().replace(/[^A-Z0-9|]/g, '')
