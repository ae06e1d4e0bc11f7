import { derive, derivedFacts } from '#engine/derived.ts'
import { country, date, exact, number, records, text, type ValueOf } from '#engine/fact.ts'
import { person } from '../person.ts'
import { newest } from '../pick.ts'

type Marriage = ValueOf<typeof person.marriages>[number]
const { columns } = person.marriages

/** What forms ask of the list of marriages. The present one is the one that did not end. */
export const aboutMarriages = derivedFacts('person', {
  timesMarried: derive(number('How many times married', { max: 99 }), [person.marriages], ([list]) => list?.length),
  presentMarriageOn: derive(date('Date of current marriage'), [person.marriages], ([list]) => present(list)?.marriedOn),
  presentMarriageCity: derive(
    exact('City or town of current marriage', { max: 200 }),
    [person.marriages],
    ([list]) => present(list)?.place,
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
  spouses: derive(records('Spouses', 'spouse', columns), [person.marriages], ([list]) => {
    const all = list && [...list.filter(isPresent), ...earlier(list)]
    return all?.length === 0 ? { not: 'none' } : all
  }),
  priorMarriages: derive(records('Prior marriages', 'marriage', columns), [person.marriages], ([list]) => {
    const all = list && earlier(list)
    return all?.length === 0 ? { not: 'none' } : all
  }),
})

const isPresent = ({ endedOn, howEnded }: Marriage) => endedOn === undefined && howEnded === undefined
const present = (list: readonly Marriage[] | undefined) => newest(list?.filter(isPresent), 'marriedOn')
const earlier = (list: readonly Marriage[]) =>
  list.filter((each) => !isPresent(each)).sort((one, other) => (other.endedOn ?? '').localeCompare(one.endedOn ?? ''))
