import { allOf, anyOf, type Truth, yes } from '#engine/condition.ts'
import { derive, derivedFacts, reopening, withoutColumn } from '#engine/derived.ts'
import { choice, money, records, type ValueOf, yesNo } from '#engine/fact.ts'
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
    ([street, unitKind, unitNumber, city, state, zipCode, thirdParty, organization, others, own]) => {
      if (!street || !others) return undefined
      const first = { id: 'first', street, unitKind, unitNumber, city, state, zipCode, thirdParty, organization }
      const isOwn = (site: Place) => !!own && placeOf(site) === placeOf({ ...own, zipCode: own.postalCode })
      const elsewhere = [first, ...others].filter((site) => site.thirdParty || !isOwn(site))
      return elsewhere.length > 0 ? elsewhere : { not: 'notApplicable' }
    },
  ),
  worksOffSite: reopening(
    derive(
      yesNo('Works off-site at another organization’s location'),
      [employment.offSite, position.furtherWorksites],
      ([offSite, others]) => anyOf([offSite, ...ofOthers(others, ({ thirdParty }) => thirdParty)]),
    ),
    ([offSite, others]) => (offSite ? [] : withoutColumn(others, 'thirdParty')),
  ),
  onlyInMarianas: derive(
    yesNo('Works exclusively in the Commonwealth of the Northern Mariana Islands'),
    [employment.worksiteState, position.furtherWorksites],
    ([state, others]) => {
      const inMarianas = (of: string | undefined) => (of === undefined ? undefined : of === 'MP')
      return allOf([inMarianas(state), ...ofOthers(others, (each) => inMarianas(each.state))])
    },
  ),
  /** Forms know no two-week wage; 26 of them make a year. */
  offeredWage: derive(money('Wages'), [employment.wage, employment.wageUnit], ([wage, unit]) =>
    wage === undefined || unit === undefined ? undefined : unit === 'bi-weekly' ? wage * 26 : wage,
  ),
  offeredWagePer: derive(choice('Wages per', ['hour', 'week', 'month', 'year']), [employment.wageUnit], ([unit]) =>
    unit === 'bi-weekly' ? 'year' : unit,
  ),
})

type Site = ValueOf<typeof position.furtherWorksites>[number]

/** Of each further worksite; one answer that is not known while nobody said whether there are any. */
const ofOthers = (others: readonly Site[] | undefined, of: (site: Site) => Truth): Truth[] =>
  others ? others.map(of) : [undefined]

type Place = { street?: string; city?: string; state?: string; zipCode?: string }

const placeOf = ({ street = '', city = '', zipCode = '' }: Place) =>
  `${street}|${city}|${zipCode.slice(0, 5)}`.toUpperCase().replace(/[^A-Z0-9|]/g, '')
