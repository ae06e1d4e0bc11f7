import { anyOf, is, no, not, yes } from '#engine/condition.ts'
import { derive, derivedFacts, reopening, withoutColumn } from '#engine/derived.ts'
import { exact, money, number, records, text, type ValueOf, yesNo } from '#engine/fact.ts'
import { dollars } from '#engine/print.ts'
import { askedIf, ifKnown, of } from '#engine/reference.ts'
import { sameName, sameOrganization } from '#formats/same-name.ts'
import { family } from '../family.ts'
import { person } from '../person.ts'
import { eachOnce, isSamePerson, type Named } from '../same-person.ts'
import { affidavit, sponsor } from '../support.ts'
import { atCompany, employedHere } from './history.ts'
import { withJobHere } from './job-here.ts'

/** On Form I-864 the form's own person is the sponsor; the immigrant is the person the case is about. */
export const IMMIGRANT = 'applicant'

const { familyName, givenName, middleName, relation, birthDate, aNumber, onlineAccount } =
  affidavit.sponsoredRelatives.columns
const familyOfImmigrant = of(IMMIGRANT, family.family)
const comesAlong = is(affidavit.sponsoredPeople, 'The immigrant and family')
const familyOnly = is(affidavit.sponsoredPeople, 'Family more than six months later', 'Family as second joint sponsor')

/** Who somebody is, used where it is known; of the form's own person, or of the immigrant. */
const named = [person.familyName, person.givenName, person.birthDate, person.aNumber] as const
const sponsorNamed = [ifKnown(named[0]), ifKnown(named[1]), ifKnown(named[2]), ifKnown(named[3])] as const
const immigrantNamed = sponsorNamed.map((ref) => ({ ...ref, role: IMMIGRANT }))
const asNamed = ([familyName, givenName, birthDate, aNumber]: readonly unknown[]) =>
  ({ familyName, givenName, birthDate, aNumber }) as Named

type Whom = (typeof affidavit.sponsoredPeople.options)[number]
const sponsoring = (...whom: Whom[]) =>
  derive(yesNo('Sponsored'), [affidavit.sponsoredPeople], ([chosen]) => chosen && whom.includes(chosen))

export const sponsored = derivedFacts('case', {
  sponsorsImmigrant: sponsoring('The immigrant alone', 'The immigrant and family'),
  sponsorsFamilyNow: sponsoring('The immigrant and family', 'Family as second joint sponsor'),
  sponsorsFamilyLater: sponsoring('Family more than six months later'),
  /**
   * Family who come along stand in the immigrant's own list; who sponsors only some names them. A sponsor who is family
   * stands in that list too and is not sponsored: "Do not count any member of your household more than once."
   */
  sponsoredFamily: reopening(
    derive(
      records('Family members who are sponsored', 'family member', {
        familyName,
        givenName,
        middleName,
        relation: { ...relation, asked: true },
        birthDate: { ...birthDate, asked: true },
        aNumber,
        onlineAccount,
      }),
      [
        affidavit.sponsoredPeople,
        { ...familyOfImmigrant, askedIf: comesAlong },
        askedIf(familyOnly, affidavit.sponsoredRelatives),
        ifKnown(affidavit.immigrantRelation),
        ...sponsorNamed,
        ...immigrantNamed,
      ],
      ([whom, ofImmigrant, chosen, kin, ...names]) => {
        if (whom === undefined) return undefined
        if (whom === 'The immigrant alone') return []
        if (whom !== 'The immigrant and family') return chosen && eachOnce(chosen)
        const others = listedBeside(ofImmigrant, kin, names)
        // Nobody is left out for want of an answer: the household would be too small, and its income seem enough.
        if (others === undefined || others.some(({ joins }) => joins === undefined)) return undefined
        const joining = others.filter(({ joins }) => joins !== 'No')
        return eachOnce(joining.map(({ joins: _joins, birthCountry: _country, ...member }) => member))
      },
    ),
    ([whom, ofImmigrant, , kin, ...names]) =>
      whom === 'The immigrant and family' &&
      listedBeside(ofImmigrant as Members, kin, names)?.some(({ joins }) => joins === undefined)
        ? [{ without: 'joins' }]
        : [],
  ),
  immigrantIsMy: derive(
    text('What the immigrant is to the sponsor', { max: 38 }),
    [affidavit.immigrantRelation, askedIf(is(affidavit.immigrantRelation, 'Other'), affidavit.otherImmigrantRelation)],
    ([chosen, other]) => (chosen === 'Other' ? other : chosen && inWords[chosen]),
  ),
})

type Members = ValueOf<typeof family.family> | undefined

/** The immigrant's family without sponsor and immigrant. Whoever is married to the sponsor's spouse is the sponsor, under whatever name. */
function listedBeside(list: Members, kin: unknown, names: readonly unknown[]): Members {
  const both = [asNamed(names.slice(0, named.length)), asNamed(names.slice(named.length))]
  return list?.filter(
    (member) => !both.some((each) => isSamePerson(each, member)) && !(member.relation === 'Spouse' && kin === 'Spouse'),
  )
}

type Relation = Exclude<(typeof affidavit.immigrantRelation.options)[number], 'Other'>
const inWords: Readonly<Record<Relation, string>> = {
  Spouse: 'spouse',
  'Child under 18': 'child',
  'Child of 18 to 20': 'child',
  'Son or daughter of 21 or older': 'son or daughter',
  'Orphan to be adopted in the United States': 'child to be adopted',
  Parent: 'parent',
  'Brother or sister': 'brother or sister',
}

const isMarried = is(person.maritalStatus, 'Married', 'Separated')
const spouseIsImmigrant = is(affidavit.immigrantRelation, 'Spouse')

const isCalled = ({ familyName = '', givenName = '' }: Named, name = '') =>
  sameName(name, `${givenName}${familyName}`) || sameName(name, `${familyName}${givenName}`)

/** Form I-864, Part 5: each person of the household once. */
export const household = derivedFacts('case', {
  sponsoredCount: derive(
    number('Immigrants sponsored on this affidavit', { max: 99 }),
    [sponsored.sponsorsImmigrant, sponsored.sponsoredFamily],
    ([immigrant, others]) =>
      immigrant === undefined || others === undefined ? undefined : (immigrant ? 1 : 0) + others.length,
  ),
  /** "Yourself": printed on the form already, and written all the same. */
  sponsorCount: derive(number('The sponsor', { max: 1 }), [affidavit.sponsorBasis], ([basis]) => basis && 1),
  spouseCount: derive(
    number('Spouse', { max: 1 }),
    [
      person.maritalStatus,
      sponsored.sponsorsImmigrant,
      affidavit.immigrantRelation,
      askedIf(
        { all: [isMarried, not({ all: [spouseIsImmigrant, yes(sponsored.sponsorsImmigrant)] })] },
        affidavit.spouseSponsored,
      ),
    ],
    ([status, immigrant, kin, among]) => {
      if (status === undefined) return undefined
      if (status !== 'Married' && status !== 'Separated') return 0
      if (immigrant && kin === 'Spouse') return 0
      return among === undefined ? undefined : among ? 0 : 1
    },
  ),
  helperCount: reopening(
    derive(
      number('Siblings, parents and adult children with Form I-864A', { max: 30 }),
      [sponsor.householdIncomes, sponsored.sponsoredFamily],
      ([list, others]) => {
        if (!list || list.some(({ counted }) => counted === undefined)) return undefined
        const kin = list.filter(({ counted }) => counted === 'Parent, sibling or adult child, with Form I-864A')
        // Who is sponsored counts there.
        if (kin.length > 0 && !others) return undefined
        return kin.filter(({ name }) => !others?.some((each) => isCalled(each, name))).length
      },
    ),
    ([list]) => withoutColumn(list, 'counted'),
  ),
})

/** Nothing while one of them is not known. */
export const sum = (values: readonly (number | undefined)[]): number | undefined =>
  values.some((value) => value === undefined) ? undefined : values.reduce<number>((all, value) => all + (value ?? 0), 0)

export const householdSize = derivedFacts('case', {
  householdTotal: derive(
    number('Household size', { max: 200 }),
    [
      household.sponsoredCount,
      household.spouseCount,
      sponsor.dependentChildren,
      sponsor.otherDependents,
      sponsor.sponsoredBefore,
      household.helperCount,
    ],
    (parts) => sum([1, ...parts]),
  ),
})

type Helper = ValueOf<typeof sponsor.householdIncomes>[number]
const WITHOUT_CONTRACT = 'The immigrant, without Form I-864A'
/** Of somebody in the list; not known while it is not known of whom nobody said how they count. */
const anyHelper = (list: readonly Helper[] | undefined, is: (counted: string) => boolean): boolean | undefined =>
  list && anyOf(list.map(({ counted }) => (counted === undefined ? undefined : is(counted))))

/** Form I-864, Part 6. */
export const incomes = derivedFacts('person', {
  helpersIncome: derive(money('Income of household members'), [sponsor.householdIncomes], ([list]) =>
    list ? sum(list.map(({ income }) => income)) : undefined,
  ),
  householdIncomeTotal: derive(
    money('Current annual household income'),
    [sponsor.annualIncome, sponsor.householdIncomes],
    ([own, list]) => (list ? sum([own, ...list.map(({ income }) => income)]) : undefined),
  ),
  helpersSign: derive(yesNo('Household members have completed Form I-864A'), [sponsor.householdIncomes], ([list]) =>
    anyHelper(list, (counted) => counted !== WITHOUT_CONTRACT),
  ),
  immigrantHelps: derive(yesNo('The immigrant needs no Form I-864A'), [sponsor.householdIncomes], ([list]) =>
    anyHelper(list, (counted) => counted === WITHOUT_CONTRACT),
  ),
  helpingImmigrant: derive(
    text('The immigrant who needs no Form I-864A'),
    [sponsor.householdIncomes],
    ([list]) => list?.find(({ counted }) => counted === WITHOUT_CONTRACT)?.name,
  ),
  taxYear1: taxYear(0),
  taxIncome1: taxIncome(0),
  taxYear2: taxYear(1),
  taxIncome2: taxIncome(1),
  taxYear3: taxYear(2),
  taxIncome3: taxIncome(2),
})

/** The newest first. "N/A" for the second and third where no further return is submitted, and where none was due. */
function taxYear(nth: number) {
  return derive(
    exact('Tax year', { max: 4 }),
    [sponsor.notRequiredToFile, askedIf(no(sponsor.notRequiredToFile), sponsor.taxReturns)],
    ([notDue, list]) => fromReturn(notDue, list, nth, ({ year }) => year && String(year)),
  )
}

function taxIncome(nth: number) {
  return derive(
    text('Total income', { max: 20 }),
    [sponsor.notRequiredToFile, askedIf(no(sponsor.notRequiredToFile), sponsor.taxReturns)],
    ([notDue, list]) =>
      fromReturn(notDue, list, nth, ({ totalIncome: cents }) =>
        cents === undefined ? undefined : cents === 0 ? 'zero' : dollars(cents),
      ),
  )
}

type Return = ValueOf<typeof sponsor.taxReturns>[number]

function fromReturn(
  notDue: boolean | undefined,
  list: readonly Return[] | undefined,
  nth: number,
  say: (of: Return) => string | 0 | undefined,
) {
  if (notDue) return { not: 'notApplicable' as const }
  if (!list || (list.length === 0 && nth === 0)) return undefined
  const found = [...list].sort((one, other) => (other.year ?? 0) - (one.year ?? 0))[nth]
  return found ? say(found) || undefined : { not: 'notApplicable' as const }
}

type Here = Parameters<typeof employedHere>[0]

type Told = ValueOf<typeof person.jobs>[number]

/** Open jobs for somebody else, each employer once, the newest first; who works for oneself is told apart. */
function openJobs(list: ValueOf<typeof person.jobs> | undefined, here: Here, today: string) {
  const told = (list ?? []).filter(({ until }) => !(until && until < today))
  const known = employedHere(here, today)
  return withJobHere<Partial<Told>>(told, known)
    .filter(({ employer }) => !/^self/i.test(employer ?? ''))
    .sort((one, other) => (other.from ?? '').localeCompare(one.from ?? ''))
    .filter(({ employer }, n, all) => !all.slice(0, n).some((each) => sameOrganization(each.employer, employer)))
}

const whileWorking = yes(person.worksNow)
const jobs = [person.worksNow, askedIf(whileWorking, person.jobs), ...atCompany] as const
const workAsTold = [...jobs, askedIf(whileWorking, sponsor.selfEmployedAs)] as const

/**
 * Form I-864, Part 6, Items 1–4. Who works is employed or works for oneself: while neither is known, both items are
 * missing, because two "no" would be a sponsor without any work.
 */
export const work = derivedFacts('person', {
  isEmployed: derive(yesNo('Employed'), workAsTold, ([works, list, a, b, c, d, e, as], today) => {
    if (!works) return works
    return openJobs(list, [a, b, c, d, e], today).length > 0 || (list && as ? false : undefined)
  }),
  employedAs: derive(
    text('Employed as', { max: 200 }),
    jobs,
    ([, list, ...here], today) => openJobs(list, here, today)[0]?.jobTitle,
  ),
  firstEmployer: derive(
    text('Employer 1', { max: 200 }),
    jobs,
    ([, list, ...here], today) => openJobs(list, here, today)[0]?.employer,
  ),
  secondEmployer: derive(
    text('Employer 2', { max: 200 }),
    jobs,
    ([, list, ...here], today) => openJobs(list, here, today)[1]?.employer,
  ),
  isSelfEmployed: derive(yesNo('Self-employed'), workAsTold, ([works, list, a, b, c, d, e, as], today) => {
    if (!works) return works
    return as !== undefined || (openJobs(list, [a, b, c, d, e], today).length > 0 ? false : undefined)
  }),
})
