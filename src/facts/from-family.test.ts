import { describe, expect, test } from 'vitest'
import { isNot } from '#engine/answer.ts'
import { asOfToday, factsFromFamily, type Relative } from './from-family.ts'

const today = '2026-11-16'

type Facts = Record<string, unknown>
const somebody = (
  id: number,
  relation: string,
  facts: Facts,
  adjusts = true,
  resident = false,
  gone = false,
): Relative => ({
  ...{ id, relation, adjusts, resident, gone },
  answer: (factId) => {
    const value = facts[factId.replace('person.', '')]
    return value === undefined ? undefined : isNot(value) ? value : { value }
  },
})

const home = {
  id: 'h',
  kind: 'Home',
  street: '18 Beacon Street',
  city: 'Boston',
  state: 'MA',
  country: 'US',
  from: '2023-09-01',
}
const before = { ...home, id: 'e', street: '5 Elm', from: '2015-01-01', until: '2023-08-31' }
const mei = {
  ...{ familyName: 'CHO', givenName: 'Mei-Lin', sex: 'Female', birthDate: '1986-04-02', birthCountry: 'TW' },
  ...{ birthCity: 'Taipei', maritalStatus: 'Married', spouseLivesWithYou: true, addresses: [home, before] },
  marriages: [{ id: 'm', spouse: 'CHO', marriedOn: '2012-06-09', place: 'Taipei', country: 'TW' }],
  ...{ mobilePhone: '(617) 555-0101', householdSize: 4, householdIncome: 'Over $141,000' },
}
const daniel = { familyName: 'CHO', givenName: 'Daniel', sex: 'Male', birthDate: '1984-01-20', birthCountry: 'TW' }
const emma = { familyName: 'CHO', givenName: 'Emma', birthDate: '2013-02-20', birthCountry: 'TW' }
const noah = { familyName: 'CHO', givenName: 'Noah', birthDate: '2017-08-11', birthCountry: 'TW' }

const household = (change: { mei?: Facts; daniel?: Facts; noah?: Facts; noahAdjusts?: boolean } = {}) => [
  somebody(1, 'Principal', { ...mei, ...change.mei }),
  somebody(2, 'Spouse', { ...daniel, ...change.daniel }),
  somebody(3, 'Daughter', emma),
  somebody(4, 'Son', { ...noah, ...change.noah }, change.noahAdjusts ?? true),
]
/** What somebody of the household is not asked. */
function known(id: number, family = household()): Facts {
  const who = family.find((each) => each.id === id)
  if (!who) return {}
  return Object.fromEntries(
    [...factsFromFamily(who, family, today)].map(([fact, answer]) => [
      fact.replace('person.', ''),
      'value' in answer ? answer.value : answer.not,
    ]),
  )
}

describe('a child', () => {
  test('has the parents of the household, with what their own records say', () => {
    expect(known(3)).toMatchObject({
      parents: [
        { familyName: 'CHO', givenName: 'Mei-Lin', sex: 'Female', birthDate: '1986-04-02', residenceCity: 'Boston' },
        { familyName: 'CHO', givenName: 'Daniel', sex: 'Male', birthDate: '1984-01-20', birthCountry: 'TW' },
      ],
      sex: 'Female',
    })
    expect(known(4).sex).toBe('Male')
  })

  test('whose parent’s birthday nobody has told is asked for the parents', () => {
    expect(known(3, household({ daniel: { birthDate: undefined } })).parents).toBeUndefined()
  })

  test('that is a stepchild of one of them is asked for the parents', () => {
    const family = [{ id: 'c', relation: 'Stepchild', familyName: 'CHO', givenName: 'Emma' }]
    expect(known(3, household({ mei: { family } })).parents).toBeUndefined()
    expect(known(4, household({ mei: { family } })).parents).toBeDefined()
  })

  test('lived where the family lived, from the day of birth on', () => {
    expect(known(4).addresses).toEqual([home, { ...before, from: '2017-08-11' }])
  })

  test('under 14 has neither spouse nor children and takes the parent’s phone; at 14 it is asked', () => {
    expect(known(4)).toMatchObject({
      maritalStatus: 'Single',
      marriages: 'none',
      family: 'none',
      daytimePhone: '(617) 555-0101',
    })
    const older = known(4, household({ noah: { birthDate: '2012-11-16' } }))
    expect([older.maritalStatus, older.marriages, older.family]).toEqual([undefined, undefined, undefined])
  })

  test('under 14 is not asked what the age rules out; at 14 it is', () => {
    const ruledOut = ['jobs', 'workedUnauthorized', 'votedUnlawfully', 'deserted', 'crewmanVisa', 'foreignOfficial']
    const of = (facts: Facts) => ruledOut.map((name) => facts[name])
    expect(of(known(4))).toEqual(['none', false, false, false, false, false])
    expect(of(known(4, household({ noah: { birthDate: '2012-11-16' } })))).toEqual(ruledOut.map(() => undefined))
    // What a child can have been made to do is asked.
    expect([known(4).armedGroup, known(4).militaryOrPolice, known(4).arrested]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect([known(4).education, known(4, household({ noah: { birthDate: '2022-01-05' } })).education]).toEqual([
      undefined,
      'none',
    ])
  })

  test('is not asked about its parents where both have said no for themselves', () => {
    const clean = { drugTrafficking: false }
    expect(known(4, household({ mei: clean, daniel: clean })).drugBenefit).toBe(false)
    expect(known(4, household({ mei: clean })).drugBenefit).toBeUndefined()
    expect(known(4, household({ mei: clean, daniel: { drugTrafficking: true } })).drugBenefit).toBeUndefined()
    expect(known(4, household({ mei: { chargeExemption: 'none', readsEnglish: true } }))).toMatchObject({
      ...{ chargeExemption: 'none', readsEnglish: true },
    })
    expect(
      known(4, household({ mei: { chargeExemption: 'asylee', readsEnglish: false } })).chargeExemption,
    ).toBeUndefined()
  })

  test('of age is not taken to live with the parents', () => {
    const grown = known(4, household({ noah: { birthDate: '2008-11-16' } }))
    expect([grown.addresses, grown.householdSize]).toEqual([undefined, undefined])
  })
})

describe('a spouse', () => {
  test('has the marriage that the other told, seen from the own side', () => {
    expect(known(2)).toMatchObject({
      maritalStatus: 'Married',
      marriages: [
        {
          spouse: 'CHO',
          spouseGivenName: 'Mei-Lin',
          spouseBirthDate: '1986-04-02',
          marriedOn: '2012-06-09',
          place: 'Taipei',
        },
      ],
    })
  })

  test('shares the home only where the other said that they live together', () => {
    expect(known(2)).toMatchObject({
      spouseLivesWithYou: true,
      addresses: [home, before],
      householdIncome: 'Over $141,000',
    })
    const apart = known(2, household({ mei: { spouseLivesWithYou: undefined } }))
    expect([apart.addresses, apart.householdIncome]).toEqual([undefined, undefined])
  })

  test('has the other’s list of the family turned around', () => {
    const family = [
      { id: 's', relation: 'Spouse', familyName: 'CHO', givenName: 'Daniel' },
      { id: 'c', relation: 'Child', familyName: 'CHO', givenName: 'Emma' },
    ]
    expect(known(2, household({ mei: { family } })).family).toMatchObject([
      { relation: 'Spouse', givenName: 'Mei-Lin', joins: 'Adjustment of status' },
      { relation: 'Child', givenName: 'Emma' },
    ])
  })
})

describe('the principal', () => {
  test('and the spouse have the people of the record as family, each with whether they apply, too', () => {
    expect(known(2).family).toMatchObject([{ givenName: 'Mei-Lin' }, { givenName: 'Emma' }, { givenName: 'Noah' }])
    expect(known(1).family).toMatchObject([
      { relation: 'Spouse', givenName: 'Daniel', joins: 'Adjustment of status' },
      { relation: 'Child', givenName: 'Emma' },
      { relation: 'Child', givenName: 'Noah', birthDate: '2017-08-11' },
    ])
  })

  test('is asked while it is not known whether one of them applies; a citizen does not', () => {
    expect(known(1, household({ noahAdjusts: false })).family).toBeUndefined()
    const citizen = known(1, household({ noahAdjusts: false, noah: { citizenship: 'US' } }))
    expect(citizen.family).toMatchObject([{}, {}, { givenName: 'Noah', joins: 'No' }])
  })

  test('applies without a spouse who has the green card by now, whatever the list said before', () => {
    const approved = [somebody(1, 'Principal', mei, false, true), somebody(2, 'Spouse', daniel)]
    expect(known(2, approved).family).toMatchObject([{ givenName: 'Mei-Lin', joins: 'No' }])
    const told = { id: 's', relation: 'Spouse', familyName: 'Cho', givenName: 'Mei Lin', joins: 'Visa abroad' } as const
    expect(asOfToday([told], approved)).toEqual([{ ...told, joins: 'No' }])
    expect(asOfToday([{ ...told, givenName: 'Emma' }], approved)).toEqual([{ ...told, givenName: 'Emma' }])
  })

  test('applies without a spouse whose own application came to nothing; a visa abroad is another matter', () => {
    const withdrawn = [somebody(1, 'Principal', mei, false, false, true), somebody(2, 'Spouse', daniel)]
    expect(known(2, withdrawn).family).toMatchObject([{ givenName: 'Mei-Lin', joins: 'No' }])
    const told = { id: 's', relation: 'Spouse', familyName: 'Cho', givenName: 'Mei-Lin' } as const
    const today = (joins: 'Adjustment of status' | 'Visa abroad') =>
      asOfToday([{ ...told, joins }], withdrawn)[0]?.joins
    expect([today('Adjustment of status'), today('Visa abroad')]).toEqual(['No', 'Visa abroad'])
  })

  test('alone in the record is asked everything', () => {
    expect(known(1, [somebody(1, 'Principal', mei)])).toEqual({})
  })
})
