import type { Answer } from '#engine/answer.ts'
import { isValue } from '#engine/answer.ts'
import type { Fact, ValueOf } from '#engine/fact.ts'
import { ageOn } from '#formats/day.ts'
import { immigrantHistory } from './adjustment.ts'
import { publicCharge } from './eligibility/public-charge.ts'
import { family } from './family.ts'
import { factsOfYoungChild, MINOR_YEARS } from './of-young-children.ts'
import { parents } from './parents.ts'
import { person } from './person.ts'
import { newest } from './pick.ts'
import { isSamePerson } from './same-person.ts'

/** Somebody of a household: what they are to its principal, and what is stored of them. */
export type Relative = {
  id: number
  relation: string
  /** Applies for a green card inside the country, in an open case of this household. */
  adjusts: boolean
  /** Has the green card by such a case: applies with nobody any more. */
  resident: boolean
  /** Had such a case, and each of them came to nothing: applies with nobody either. */
  gone: boolean
  answer: (factId: string) => Answer | undefined
}

const CHILD_YEARS = 18

type Home = ValueOf<typeof person.addresses>[number]
type Marriage = ValueOf<typeof person.marriages>[number]
type Member = ValueOf<typeof family.family>[number]

/**
 * What is known of somebody from what the family has told: nobody is asked again where a parent or a spouse has answered.
 * A list is taken over whole or not at all, so that no line of it is missing unseen. An own answer always comes first.
 */
export function factsFromFamily(
  who: Relative,
  household: readonly Relative[],
  today: string,
): ReadonlyMap<string, Answer> {
  const found = new Map<string, Answer>()
  const give = (fact: Fact, value: unknown) => {
    if (value !== undefined) found.set(fact.id, isNone(value) ? value : { value })
  }
  const principal = household.find(({ relation }) => relation === 'Principal')
  const spouse = household.find(({ relation }) => relation === 'Spouse')
  const sexOf = sexByRelation[who.relation]
  if (sexOf) give(person.sex, sexOf)
  const born = told(who, person.birthDate)
  if (isChild(who) && born !== undefined && ageOn(born, today) < MINOR_YEARS) {
    const parents = principal && spouse && parentsOf(who, principal, spouse, today) && [principal, spouse]
    const [first, second] = (parents ?? []).map((parent) => (fact: Fact) => told(parent, fact))
    for (const [fact, value] of factsOfYoungChild({
      age: ageOn(born, today),
      principal: principal && ((fact) => told(principal, fact)),
      parents: first && second && [first, second],
    }))
      give(fact, value)
    give(person.maritalStatus, 'Single')
    give(person.marriages, { not: 'none' })
    give(family.family, { not: 'none' })
    give(
      person.daytimePhone,
      principal && (told(principal, person.daytimePhone) ?? told(principal, person.mobilePhone)),
    )
    give(person.email, principal && told(principal, person.email))
  }
  if (principal === undefined) return found
  if (isChild(who)) {
    give(parents.parents, parentsOf(who, principal, spouse, today))
    if (born !== undefined && ageOn(born, today) < CHILD_YEARS) {
      give(person.addresses, homesSince(told(principal, person.addresses), born))
      shareHousehold(give, principal)
    }
    return found
  }
  const other = who === spouse ? principal : who === principal ? spouse : undefined
  if (other === undefined) return found
  const marriage = mirrored(other)
  const together = told(other, immigrantHistory.spouseLivesWithYou)
  give(person.marriages, marriage && [marriage])
  if (marriage) give(person.maritalStatus, told(other, person.maritalStatus))
  give(immigrantHistory.spouseLivesWithYou, together)
  give(family.family, familyOf(other, household))
  if (who === spouse && together === true) {
    give(person.addresses, homesSince(told(principal, person.addresses), marriage?.marriedOn))
    shareHousehold(give, principal)
  }
  return found
}

/** Asked of everybody, about the one household they live in (Form I-485, Part 9, Items 57 to 60). */
function shareHousehold(give: (fact: Fact, value: unknown) => void, head: Relative): void {
  const { householdSize, householdIncome, householdAssets, householdDebts } = publicCharge
  for (const fact of [householdSize, householdIncome, householdAssets, householdDebts]) give(fact, told(head, fact))
}

const sexByRelation: Readonly<Record<string, 'Male' | 'Female' | undefined>> = {
  ...{ Son: 'Male', Father: 'Male', Brother: 'Male' },
  ...{ Daughter: 'Female', Mother: 'Female', Sister: 'Female' },
}

/** Both parents of a child of the couple, each with what that parent's own record says. */
function parentsOf(child: Relative, principal: Relative, spouse: Relative | undefined, today: string) {
  if (spouse === undefined) return undefined
  // A stepchild has another parent, whom this record does not know.
  const listed = [principal, spouse].flatMap((parent) => told(parent, family.family) ?? [])
  if (listed.some((each) => each.relation !== 'Child' && each.relation !== 'Spouse' && isSame(each, child)))
    return undefined
  const both = [principal, spouse].map((parent) => {
    const home = newest(
      told(parent, person.addresses)?.filter(({ kind, until }) => kind === 'Home' && !(until && until < today)),
      'from',
    )
    return {
      id: `family-${parent.id}`,
      familyName: told(parent, person.familyName),
      givenName: told(parent, person.givenName),
      middleName: told(parent, person.middleName),
      sex: told(parent, person.sex),
      birthDate: told(parent, person.birthDate),
      birthCity: told(parent, person.birthCity),
      birthCountry: told(parent, person.birthCountry),
      residenceCity: home?.city,
      residenceCountry: home && (home.country ?? 'US'),
    }
  })
  const isWhole = both.every((each) => each.familyName && each.birthDate && each.birthCountry)
  return isWhole ? both : undefined
}

/** The couple's marriage as the other of the two tells it, seen from this side. */
function mirrored(other: Relative): Partial<Marriage> | undefined {
  const present = told(other, person.marriages)?.filter(({ endedOn, howEnded }) => !endedOn && !howEnded)
  const marriage = newest(present, 'marriedOn')
  const familyName = told(other, person.familyName)
  if (marriage?.marriedOn === undefined || familyName === undefined) return undefined
  const { marriedOn, place, state, province, country } = marriage
  return defined({
    id: `family-${other.id}`,
    spouse: familyName,
    spouseGivenName: told(other, person.givenName),
    spouseMiddleName: told(other, person.middleName),
    spouseBirthDate: told(other, person.birthDate),
    spouseBirthCountry: told(other, person.birthCountry),
    spouseCitizenship: told(other, person.citizenship),
    ...{ marriedOn, place, state, province, country },
  })
}

/** Spouse and children: the other's list turned around, or the people of the household's record. */
function familyOf(other: Relative, household: readonly Relative[]): Partial<Member>[] | undefined {
  const listed = told(other, family.family)
  const spouse = memberFrom(other, 'Spouse')
  if (spouse === undefined) return undefined
  if (listed) {
    // Whose stepchild somebody is, the other list does not say.
    if (listed.some(({ relation }) => relation === 'Stepchild' || relation === 'Adopted child')) return undefined
    const children = listed.filter(({ relation }) => relation !== 'Spouse')
    return [spouse, ...asOfToday(children, household)]
  }
  const children = household.filter(isChild).map((child) => memberFrom(child, 'Child'))
  return children.every((child) => child !== undefined) ? [spouse, ...children] : undefined
}

/**
 * The list as somebody told it, and as it is today: who was going to apply when it was written and has the green card since,
 * or whose application came to nothing, applies no longer. Nobody thinks of changing an old answer for that.
 */
export const asOfToday = (list: readonly Member[], household: readonly Relative[]): Member[] =>
  list.map((each) =>
    household.some((one) => appliesNoMore(one, each.joins) && isListed(one, each)) ? { ...each, joins: 'No' } : each,
  )

/** A visa abroad may still be asked for after an application here came to nothing. */
const appliesNoMore = ({ resident, gone }: Relative, joins: Member['joins']) =>
  joins !== undefined && (resident || (gone && joins === 'Adjustment of status'))

const isListed = (one: Relative, listed: Member) =>
  isSamePerson(listed, {
    familyName: told(one, person.familyName),
    givenName: told(one, person.givenName),
    birthDate: told(one, person.birthDate),
    aNumber: told(one, person.aNumber),
  })

/** Undefined while it is not known whether this one applies as well: that is asked. */
function memberFrom(relative: Relative, relation: Member['relation']): Partial<Member> | undefined {
  const [familyName, birthDate, birthCountry] = [
    told(relative, person.familyName),
    told(relative, person.birthDate),
    told(relative, person.birthCountry),
  ]
  const joins = relative.adjusts
    ? 'Adjustment of status'
    : relative.resident || relative.gone || told(relative, person.citizenship) === 'US'
      ? 'No'
      : undefined
  if (!familyName || !birthDate || !birthCountry || !joins) return undefined
  return defined({
    id: `family-${relative.id}`,
    ...({ relation, familyName, birthDate, birthCountry, joins } as const),
    givenName: told(relative, person.givenName),
    middleName: told(relative, person.middleName),
    aNumber: told(relative, person.aNumber),
  })
}

/** Where a family lived since a child was born or a couple married: nobody lived there before. */
function homesSince(list: readonly Home[] | undefined, since: string | undefined): Home[] | undefined {
  const shared = (list ?? [])
    .filter(({ kind, until }) => kind !== 'Foreign' && !(since && until && until < since))
    .map((each) => ({ ...each, ...(since && each.from && each.from < since && { from: since }) }))
  return shared.some(({ kind }) => kind === 'Home') ? shared : undefined
}

const isChild = ({ relation }: Relative) => relation === 'Son' || relation === 'Daughter'
const isSame = (listed: Member, child: Relative) =>
  listed.givenName?.toLowerCase() === told(child, person.givenName)?.toLowerCase()

function told<F extends Fact>(of: Relative, fact: F): ValueOf<F> | undefined {
  const answer = of.answer(fact.id)
  return isValue(answer) ? (answer.value as ValueOf<F>) : undefined
}

const isNone = (value: unknown): value is { not: 'none' } =>
  typeof value === 'object' && value !== null && 'not' in value && !('id' in value)

const defined = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T
