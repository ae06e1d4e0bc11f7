import { is, no } from '#engine/condition.ts'
import { derive, derivedFacts, reopening, saidIn } from '#engine/derived.ts'
import { address, choice, country, date, exact, number, records, text, type ValueOf, yesNo } from '#engine/fact.ts'
import { askedIf } from '#engine/reference.ts'
import { immigrantHistory } from '../adjustment.ts'
import { family } from '../family.ts'
import { middleName } from '../names.ts'
import { person } from '../person.ts'
import { aboutEducation } from './education.ts'
import { addressHistory } from './history.ts'
import { aboutMarriages } from './marriages.ts'

type Relative = ValueOf<typeof family.family>[number]

const isMarried = is(person.maritalStatus, 'Married', 'Separated')
const { familyName, givenName, aNumber, birthDate, birthCountry } = family.family.columns

/** The present spouse and the children, as Form I-485, Parts 6 and 7 ask. */
export const aboutFamily = derivedFacts('person', {
  spouseFamilyName: derive(
    text('Family name of the spouse'),
    [family.family, aboutMarriages.spouses],
    ([list, marriages]) => spouseIn(list)?.familyName ?? presentIn(marriages)?.spouse,
  ),
  spouseGivenName: derive(
    text('Given name of the spouse'),
    [family.family, aboutMarriages.spouses],
    ([list, marriages]) => spouseIn(list)?.givenName ?? presentIn(marriages)?.spouseGivenName,
  ),
  spouseMiddleName: derive(
    middleName('Middle name of the spouse'),
    [family.family, aboutMarriages.spouses],
    ([list, marriages]) => spouseIn(list)?.middleName ?? presentIn(marriages)?.spouseMiddleName,
  ),
  spouseANumber: derive(
    exact('A-Number of the spouse', { max: 12, secret: true }),
    [family.family],
    ([list]) => spouseIn(list)?.aNumber,
  ),
  spouseBirthDate: derive(
    date('Date of birth of the spouse'),
    [family.family, aboutMarriages.spouses],
    ([list, marriages]) => {
      const [listed, married] = [spouseIn(list), presentIn(marriages)]
      const known = listed?.birthDate ?? married?.spouseBirthDate
      return known ?? saidIn(listed, 'birthDate') ?? saidIn(married, 'spouseBirthDate')
    },
  ),
  spouseBirthCountry: derive(
    country('Country of birth of the spouse'),
    [family.family, aboutMarriages.spouses],
    ([list, marriages]) => {
      const [listed, married] = [spouseIn(list), presentIn(marriages)]
      const known = listed?.birthCountry ?? married?.spouseBirthCountry
      return known ?? saidIn(listed, 'birthCountry') ?? saidIn(married, 'spouseBirthCountry')
    },
  ),
  /** A list that leaves the spouse out, or whether the spouse applies, is no "no". */
  spouseApplies: reopening(
    derive(yesNo('The spouse applies too'), [family.family], ([list]) => applies(spouseIn(list)?.joins)),
    ([list]) => {
      const spouse = spouseIn(list as readonly Relative[] | undefined)
      if (list === undefined || spouse?.joins !== undefined) return []
      return [{ without: spouse ? 'joins' : 'relation' }]
    },
  ),
  spouseHome: derive(
    address('Address of the spouse'),
    [
      immigrantHistory.spouseLivesWithYou,
      addressHistory.physicalAddress,
      askedIf(no(immigrantHistory.spouseLivesWithYou), immigrantHistory.spouseAddress),
    ],
    ([together, own, other]) => (together ? own : other),
  ),
  /** "If you are married": not applicable to everybody else. */
  spouseServes: derive(
    choice('The spouse is in the U.S. armed forces or Coast Guard', ['Yes', 'No', 'N/A']),
    [person.maritalStatus, askedIf(isMarried, immigrantHistory.spouseInArmedForces)],
    ([status, serves]) => {
      if (status === undefined) return undefined
      if (status !== 'Married' && status !== 'Separated') return 'N/A'
      return serves === undefined ? undefined : serves ? 'Yes' : 'No'
    },
  ),
  marriageRegion: derive(
    exact('State or province of the present marriage'),
    [aboutMarriages.presentMarriageState, aboutMarriages.presentMarriageProvince],
    ([state, province]) => state ?? province,
  ),
  childrenCount: derive(number('Children', { max: 99 }), [family.family], ([list]) => list && childrenIn(list).length),
  children: derive(
    records('Children', 'child', {
      familyName,
      givenName,
      middleName: family.family.columns.middleName,
      aNumber,
      birthDate,
      birthCountry,
      relationship: text('Relationship', { max: 40, asked: true }),
      applies: yesNo('Applies now on a separate Form I-485', { asked: true }),
    }),
    [family.family],
    ([list]) => {
      const all = list && childrenIn(list).map(onPage)
      return all?.length === 0 ? { not: 'none' } : all
    },
  ),
})

/** Form I-485, Part 9, Item 61 has one level less than what petitions ask. */
export const aboutSchooling = derivedFacts('person', {
  schooling: derive(
    choice('Highest degree or grade of school', [
      'No diploma',
      'High school diploma',
      '1 or more years of college, no degree',
      'Associate’s degree',
      'Bachelor’s degree',
      'Master’s degree',
      'Professional degree',
      'Doctorate degree',
    ]),
    [aboutEducation.highestEducation],
    ([level]) => (level === 'Less than 1 year of college' ? 'High school diploma' : level),
  ),
})

const spouseIn = (list: readonly Relative[] | undefined) => list?.find(({ relation }) => relation === 'Spouse')
const childrenIn = (list: readonly Relative[]) => list.filter(({ relation }) => relation !== 'Spouse')

type Marriage = ValueOf<typeof person.marriages>[number]
const presentIn = (list: readonly Marriage[] | undefined) =>
  list?.find(({ endedOn, howEnded }) => endedOn === undefined && howEnded === undefined)

const applies = (joins: Relative['joins']) => (joins === undefined ? undefined : joins === 'Adjustment of status')

const relationshipWords: Partial<Record<string, string>> = {
  Child: 'Biological child',
  Stepchild: 'Stepchild',
  'Adopted child': 'Legally adopted child',
}

const onPage = ({ relation, joins, ...child }: Relative) => ({
  ...child,
  relationship: relationshipWords[relation ?? ''],
  applies: applies(joins),
})
