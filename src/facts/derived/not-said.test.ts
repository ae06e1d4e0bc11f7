import { expect, test } from 'vitest'
import { knownFacts } from '#engine/known-facts.ts'
import type { AnyFact } from '#engine/reference.ts'
import { lookOf } from '#forms/scenario.ts'
import { aboutActivities } from './activities.ts'
import { aboutFamily } from './adjustment.ts'
import { aboutEducation } from './education.ts'
import { aboutCertification } from './labor-certification.ts'
import { aboutMarriages } from './marriages.ts'
import { aboutPetition } from './petition.ts'
import { aboutEmployer } from './petitioner.ts'
import { household, incomes } from './support.ts'
import { treatyBasis, treatyPosition } from './treaty.ts'

// What an entry or an answer does not say is not “no”, not “none” and not the least of what it could be.

const TODAY = '2026-11-16'
const roles = { person: 'person/1', case: 'case/1', company: 'company/1', employment: 'employment/1' } as const

/** The facts of all subjects by id. */
const answerTo = (fact: AnyFact, known: Readonly<Record<string, unknown>>) =>
  knownFacts(
    (_subject, id) =>
      known[id] === undefined ? undefined : { value: known[id], source: 'form', by: 1, at: `${TODAY}T00:00:00.000Z` },
    roles,
    TODAY,
  ).answer(fact)
const leftOpen = ({ reopens }: { reopens?: (values: readonly unknown[], today: string) => unknown }, list: unknown[]) =>
  reopens?.(list, TODAY)

const worker = { id: 'w', familyName: 'PEREZ', givenName: 'Luis' }
const p1 = { 'case.classification': 'P-1', 'person.familyName': 'DIAZ', 'person.givenName': 'Ana' }

test('the names of those in removal proceedings are complete or not there', () => {
  const names = (known: object) => answerTo(aboutPetition.namesInRemoval, { ...p1, ...known })
  const own = { 'person.inRemovalProceedings': true }
  expect(names(own)).toBeUndefined()
  expect(names({ ...own, 'case.furtherBeneficiaries': [worker] })).toBeUndefined()
  expect(names({ ...own, 'case.furtherBeneficiaries': [{ ...worker, inRemovalProceedings: true }] })).toEqual({
    value: 'Ana DIAZ, Luis PEREZ',
  })
  expect(names({ ...own, 'case.classification': 'H-1B' })).toEqual({ value: 'Ana DIAZ' })
})

test('the times in J status are told of everybody who had them', () => {
  const dates = (known: object) => answerTo(aboutPetition.exchangeVisitDates, { ...p1, ...known })
  const visit = { id: 'v', status: 'J-1', from: '2015-08-15', until: '2017-06-30' }
  const own = { 'person.wasExchangeVisitor': true, 'case.classification': 'H-1B' }
  expect(dates(own)).toBeUndefined()
  expect(dates({ ...own, 'person.exchangeVisits': [{ ...visit, from: undefined }] })).toBeUndefined()
  expect(dates({ ...own, 'person.exchangeVisits': [visit] })).toEqual({ value: 'J-1 08/15/2015 to 06/30/2017' })
  const several = { 'person.wasExchangeVisitor': true, 'person.exchangeVisits': [visit] }
  const was = { ...worker, wasExchangeVisitor: true }
  expect(dates(several)).toBeUndefined()
  expect(dates({ ...several, 'case.furtherBeneficiaries': [worker] })).toBeUndefined()
  expect(dates({ ...several, 'case.furtherBeneficiaries': [was] })).toBeUndefined()
  expect(dates({ ...several, 'case.furtherBeneficiaries': [{ ...was, exchangeVisits: 'J-2 2016' }] })).toEqual({
    value: 'J-1 08/15/2015 to 06/30/2017; Luis PEREZ: J-2 2016',
  })
})

const job = { id: 'j', employer: 'ACME', jobTitle: 'Clerk', country: 'US', from: '2024-01-01' }
const school = { id: 's', institution: 'State University', degree: 'Master', country: 'US' }
const activities = (schools?: object[]) =>
  answerTo(aboutActivities.activities, { 'person.jobs': [job], ...(schools && { 'person.education': schools }) })

test('work and school are one history once both lists are told, and no school is left out of it', () => {
  expect(activities()).toBeUndefined()
  expect(activities([])).toMatchObject({ value: [{ name: 'ACME' }] })
  // Nobody said when: it may be of the last five years, and is not the present.
  expect(activities([school])).toMatchObject({ value: [{ name: 'ACME' }, { name: 'State University', id: 's' }] })
  expect((activities([school]) as { value: object[] }).value[1]).not.toMatchObject({ until: 'Present' })
  // It ended with the degree, where nobody said when otherwise.
  expect(activities([{ ...school, from: '2012-09-01', awardedOn: '2014-05-01' }])).toMatchObject({
    value: [{ name: 'ACME' }],
  })
  expect(
    (activities([{ ...school, from: '2012-09-01', awardedOn: '2014-05-01' }]) as { value: [] }).value,
  ).toHaveLength(1)
})

test('what a helper is counted as decides the household, and Form I-864A', () => {
  const helper = { id: 'h', name: 'Ravi NAIR', income: 100 }
  const known = (counted?: string) => ({ 'person.householdIncomes': [{ ...helper, ...(counted && { counted }) }] })
  expect(answerTo(household.helperCount, known())).toBeUndefined()
  expect(answerTo(incomes.helpersSign, known())).toBeUndefined()
  expect(answerTo(incomes.immigrantHelps, known())).toBeUndefined()
  expect(leftOpen(household.helperCount, [[helper]])).toEqual([{ without: 'counted' }])
  const alone = { 'case.sponsoredPeople': 'The immigrant alone' }
  const brother = known('Parent, sibling or adult child, with Form I-864A')
  expect(answerTo(household.helperCount, { ...alone, ...brother })).toEqual({ value: 1 })
  // Who is sponsored does not count twice; while that is open, so is this.
  expect(answerTo(household.helperCount, brother)).toBeUndefined()
  expect(answerTo(incomes.helpersSign, brother)).toEqual({ value: true })
  expect(answerTo(incomes.immigrantHelps, brother)).toEqual({ value: false })
})

test('of two citizenships the treaty waits for the owners and their shares', () => {
  const citizen = { 'case.classification': 'E-2', 'person.citizenship': 'BR', 'person.secondCitizenship': 'IT' }
  const treaty = (known: object) => answerTo(treatyBasis.treatyCountry, { ...citizen, ...known })
  expect(treaty({})).toBeUndefined()
  expect(treaty({ 'company.owners': [{ id: '1', name: 'A', nationality: 'IT' }] })).toBeUndefined()
  expect(treaty({ 'company.owners': [{ id: '1', name: 'A', nationality: 'IT', percent: 60 }] })).toEqual({
    value: 'IT',
  })
  expect(treaty({ 'company.owners': [], 'person.secondCitizenship': undefined })).toEqual({ value: 'BR' })
})

test('employment abroad without its first day is not “less than 1 year”', () => {
  const known = { 'employment.jobTitleAbroad': 'Buyer', 'employment.jobsAbroad': [{ id: 'a', until: '2020-01-01' }] }
  expect(answerTo(treatyPosition.positionAbroad, known)).toBeUndefined()
})

test('a part-time job of which nobody said the hours is not “no permanent full-time position”', () => {
  const known = { 'case.permanentPosition': true, 'employment.fullTime': false }
  expect(answerTo(aboutCertification.permanentFullTime, known)).toBeUndefined()
  expect(answerTo(aboutCertification.permanentFullTime, { ...known, 'employment.hoursPerWeek': 36 })).toEqual({
    value: true,
  })
  expect(answerTo(aboutCertification.permanentFullTime, { ...known, 'case.permanentPosition': false })).toEqual({
    value: false,
  })
})

test('that an employer is no research organization says nothing of tax exemption', () => {
  const known = { 'company.governmentalResearch': false }
  expect(answerTo(aboutEmployer.taxExemptOrResearch, known)).toBeUndefined()
  expect(answerTo(aboutEmployer.taxExemptOrResearch, { ...known, 'company.nonprofitTaxExempt': false })).toEqual({
    value: false,
  })
})

test('a school without its degree or its dates is no level of education, and the field nobody named not “none”', () => {
  const level = (...schools: object[]) => answerTo(aboutEducation.highestEducation, { 'person.education': schools })
  const bachelor = { id: 'b', institution: 'IIT', degree: 'Bachelor', field: 'Physics', awardedOn: '2012-05-01' }
  const { degree: _, ...unnamed } = school
  expect(level(unnamed)).toBeUndefined()
  expect(level(school)).toBeUndefined()
  expect(level(bachelor, school)).toBeUndefined()
  expect(level({ ...school, degree: 'High school' })).toBeUndefined()
  expect(level(bachelor)).toEqual({ value: 'Bachelor’s degree' })
  // Nothing is higher.
  expect(level({ ...bachelor, degree: 'Doctorate' }, school)).toEqual({ value: 'Doctorate degree' })
  expect(leftOpen(aboutEducation.highestEducation, [[unnamed, school]])).toEqual([
    { without: 'degree' },
    { without: 'awardedOn' },
  ])
  const field = (...schools: object[]) => answerTo(aboutEducation.majorField, { 'person.education': schools })
  expect(field({ ...bachelor, field: undefined })).toBeUndefined()
  expect(field({ ...bachelor, degree: 'High school', field: undefined })).toEqual({ not: 'none' })
  expect(field(bachelor)).toEqual({ value: 'Physics' })
})

const of = (answers: Record<string, unknown>) =>
  lookOf({ answers: { 'person/1': answers }, roles: { person: 'person/1' }, today: '2026-11-16' })
const marriage = { id: 'm', spouse: 'RAO', marriedOn: '2010-01-01' }
const wife = { id: 'w', relation: 'Spouse', familyName: 'RAO' }

test('what an entry says is not known is not known where it is asked alone', () => {
  const look = of({
    'person.marriages': [{ ...marriage, 'place?': 'unknown', 'spouseBirthCountry?': 'unknown' }],
    'person.family': [{ ...wife, 'birthDate?': 'unknown' }],
  })
  expect(look.answer(aboutMarriages.presentMarriageCity)).toEqual({ not: 'unknown' })
  expect(look.answer(aboutFamily.spouseBirthDate)).toEqual({ not: 'unknown' })
  expect(look.answer(aboutFamily.spouseBirthCountry)).toEqual({ not: 'unknown' })
})

test('one list knows what the other does not', () => {
  const look = of({
    'person.marriages': [{ ...marriage, spouseBirthDate: '1980-05-05' }],
    'person.family': [{ ...wife, 'birthDate?': 'unknown' }],
  })
  expect(look.answer(aboutFamily.spouseBirthDate)).toEqual({ value: '1980-05-05' })
})

test('what nobody said stays open', () => {
  const look = of({ 'person.marriages': [marriage], 'person.family': [wife] })
  expect(look.answer(aboutMarriages.presentMarriageCity)).toBeUndefined()
  expect(look.answer(aboutFamily.spouseBirthDate)).toBeUndefined()
})
