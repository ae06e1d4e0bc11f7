import { derive, derivedFacts, saidIn } from '#engine/derived.ts'
import { country, date, exact, number, records, text, type ValueOf } from '#engine/fact.ts'
import { person } from '../person.ts'
import { newest } from '../pick.ts'

type Entry = Readonly<Record<string, unknown>>
type Marriage = ValueOf<typeof person.marriages>[number]
const { columns } = person.marriages
const asked = true as const
const inUnitedStates = (country: unknown) => country === 'US'
/** A marriage that ended: all of it has boxes on Form I-485 but how it ended in words. */
const ended = {
  ...columns,
  spouse: { ...columns.spouse, asked },
  spouseBirthDate: { ...columns.spouseBirthDate, asked },
  spouseBirthCountry: { ...columns.spouseBirthCountry, asked },
  spouseCitizenship: { ...columns.spouseCitizenship, asked },
  marriedOn: { ...columns.marriedOn, asked },
  place: { ...columns.place, asked },
  state: { ...columns.state, asked: ({ country }: Entry) => inUnitedStates(country) },
  country: { ...columns.country, asked },
  endedOn: { ...columns.endedOn, asked },
  endedCity: { ...columns.endedCity, asked },
  endedProvince: { ...columns.endedProvince, asked: ({ endedCountry }: Entry) => inUnitedStates(endedCountry) },
  endedCountry: { ...columns.endedCountry, asked },
  howEnded: { ...columns.howEnded, asked },
  howEndedOther: { ...columns.howEndedOther, asked: ({ howEnded }: Entry) => howEnded === 'Other' },
}
const spouse = {
  ...columns,
  spouse: { ...columns.spouse, asked },
  endedOn: { ...columns.endedOn, asked: ({ howEnded }: Entry) => howEnded !== undefined },
}

/** What forms ask of the list of marriages. The present one is the one that did not end. */
export const aboutMarriages = derivedFacts('person', {
  timesMarried: derive(number('How many times married', { max: 99 }), [person.marriages], ([list]) => list?.length),
  presentMarriageOn: derive(date('Date of current marriage'), [person.marriages], ([list]) => present(list)?.marriedOn),
  presentMarriageCity: derive(exact('City or town of current marriage', { max: 200 }), [person.marriages], ([list]) =>
    saidIn(present(list), 'place'),
  ),
  presentMarriageState: derive(
    text('State of current marriage', { max: 2, format: 'state' }),
    [person.marriages],
    ([list]) => present(list)?.state,
  ),
  presentMarriageProvince: derive(
    exact('Province of current marriage'),
    [person.marriages],
    ([list]) => present(list)?.province,
  ),
  presentMarriageCountry: derive(
    country('Country of current marriage'),
    [person.marriages],
    ([list]) => present(list)?.country,
  ),
  /** The present spouse first, then earlier ones, the last first. */
  spouses: derive(records('Spouses', 'spouse', spouse), [person.marriages], ([list]) => {
    const all = list && [...list.filter(isPresent), ...earlier(list)]
    return all?.length === 0 ? { not: 'none' } : all
  }),
  priorMarriages: derive(records('Prior marriages', 'marriage', ended), [person.marriages], ([list]) => {
    const all = list && earlier(list)
    return all?.length === 0 ? { not: 'none' } : all
  }),
})

const isPresent = ({ endedOn, howEnded }: Marriage) => endedOn === undefined && howEnded === undefined
const present = (list: readonly Marriage[] | undefined) => newest(list?.filter(isPresent), 'marriedOn')
const earlier = (list: readonly Marriage[]) =>
  list.filter((each) => !isPresent(each)).sort((one, other) => (other.endedOn ?? '').localeCompare(one.endedOn ?? ''))
