import { expect, test } from 'vitest'
import { lookOf } from '#forms/scenario.ts'
import { household, householdSize, sponsored, work } from './support.ts'

const none = { not: 'none' } as const
const job = { id: 'j', employer: 'OTHER LLC', jobTitle: 'Analyst', from: '2020-01-01' }

/** Items 1, "as a/an", 2, 3 and 4 of Part 6. */
function part6(told: Record<string, unknown>, withCompany = true) {
  const look = lookOf({
    today: '2026-11-15',
    roles: { person: 'person/1', company: 'company/1', employment: withCompany ? 'employment/1' : undefined },
    answers: {
      'person/1': told,
      'company/1': { 'company.legalName': 'ACME INC' },
      'employment/1': { 'employment.jobTitle': 'Engineer', 'employment.startedOn': '2024-02-01' },
    },
  })
  return [work.isEmployed, work.employedAs, work.firstEmployer, work.secondEmployer, work.isSelfEmployed].map(
    look.value,
  )
}

test.each([
  [
    'the job with the company of the case counts',
    { 'person.jobs': none },
    true,
    [true, 'Engineer', 'ACME INC', undefined, false],
  ],
  [
    'once, however it is typed in the list',
    { 'person.jobs': [{ ...job, employer: 'Acme', from: '2024-01-15' }] },
    true,
    [true, 'Analyst', 'ACME INC', undefined, false],
  ],
  [
    'once, though it is in the list twice',
    {
      'person.jobs': [
        { ...job, employer: 'Acme, Inc.' },
        { ...job, id: 'k', employer: 'ACME', jobTitle: 'Lead', from: '2024-01-15' },
      ],
    },
    true,
    [true, 'Lead', 'ACME INC', undefined, false],
  ],
  ['beside another one', { 'person.jobs': [job] }, true, [true, 'Engineer', 'ACME INC', 'OTHER LLC', false]],
  [
    'not for a sponsor who is not the employee',
    { 'person.jobs': [job] },
    false,
    [true, 'Analyst', 'OTHER LLC', undefined, false],
  ],
  ['who works nowhere we know has not answered', { 'person.jobs': none }, false, Array(5).fill(undefined)],
  [
    'who works for oneself is not employed',
    { 'person.jobs': none, 'person.selfEmployedAs': 'Baker' },
    false,
    [false, undefined, undefined, undefined, true],
  ],
])('a sponsor who works: %s', (_name, told, withCompany, items) => {
  expect(part6({ 'person.worksNow': true, ...told }, withCompany)).toEqual(items)
})

test('a sponsor who does not work is neither employed nor self-employed', () => {
  expect(part6({ 'person.worksNow': false })).toMatchObject({ 0: false, 4: false })
})

const priya = { familyName: 'NAIR', givenName: 'Priya', birthDate: '1990-03-14' }
const arjun = { familyName: 'NAIR', givenName: 'Arjun', birthDate: '1988-08-01' }
const listed = (relation: string, more: object, joins = 'Adjustment of status') => ({
  ...{ id: String(Object.values(more)), relation, joins, ...more },
})
const child = (givenName: string) => listed('Child', { familyName: 'NAIR', givenName, birthDate: '2019-05-02' })
const ofPerson = (facts: object) =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [`person.${name}`, value]))

/** Part 3, and Items 1 and 8 of Part 5, where Priya sponsors Arjun. */
function affidavit(family: readonly object[], about: Record<string, unknown> = {}, helpers: unknown = none) {
  const look = lookOf({
    today: '2026-11-15',
    roles: { person: 'person/1', applicant: 'person/2', case: 'case/1' },
    answers: {
      'person/1': ofPerson({
        ...{ ...priya, maritalStatus: 'Married', householdIncomes: helpers },
        ...{ dependentChildren: 0, otherDependents: 0, sponsoredBefore: 0 },
      }),
      'person/2': ofPerson({ ...arjun, family }),
      'case/1': {
        'case.sponsorBasis': 'Petitioner',
        'case.immigrantRelation': 'Spouse',
        'case.sponsoredPeople': 'The immigrant and family',
        ...about,
      },
    },
  })
  const names = (look.value(sponsored.sponsoredFamily) as { givenName?: string }[]).map(({ givenName }) => givenName)
  return [names, look.value(household.sponsoredCount), look.value(householdSize.householdTotal)]
}

test.each([
  ['as the record spells the sponsor', listed('Spouse', priya)],
  ['as somebody typed it', listed('Spouse', { familyName: 'Nair', givenName: 'PRIYA' })],
  ['under another name: the spouse of the sponsor’s spouse', listed('Spouse', { familyName: 'RAO', givenName: 'P.' })],
])('nobody sponsors oneself, whoever is listed as family: %s', (_name, spouse) => {
  expect(affidavit([spouse, child('Emma'), child('Noah')])).toEqual([['Emma', 'Noah'], 3, 4])
})

test('everybody is counted once, and the immigrant is no family of the immigrant', () => {
  expect(affidavit([child('Emma'), child('Emma'), listed('Child', arjun)])).toEqual([['Emma'], 2, 3])
  const helper = { id: 'h', name: 'Emma Nair', counted: 'Parent, sibling or adult child, with Form I-864A' }
  expect(affidavit([child('Emma')], {}, [helper, { ...helper, id: 'i', name: 'Lakshmi Nair' }])).toEqual([
    ['Emma'],
    2,
    4,
  ])
})

test('who has the green card already is not sponsored; whom somebody names for this affidavit stays as named', () => {
  expect(affidavit([listed('Child', { familyName: 'NAIR', givenName: 'Emma' }, 'No')])[0]).toEqual([])
  const named = { 'case.sponsoredPeople': 'Family as second joint sponsor', 'case.sponsoredRelatives': [priya] }
  expect(affidavit([], named)[0]).toEqual(['Priya'])
})
