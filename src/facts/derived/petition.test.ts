import { expect, test } from 'vitest'
import type { KnownAnswer } from '#engine/answer.ts'
import { knownFacts } from '#engine/known-facts.ts'
import type { AnyFact } from '#engine/reference.ts'
import { aboutPetition } from './petition.ts'
import { thePetitioner } from './petitioner.ts'
import { aboutPosition } from './position.ts'

const roles = { company: 'company/1', person: 'person/1', employment: 'employment/1', case: 'case/1' } as const

/** What a fact is when these are the answers, by fact id. */
const known = (fact: AnyFact, given: Record<string, unknown>) =>
  knownFacts(
    (_subject, id) =>
      id in given
        ? ({ value: given[id], source: 'form', by: 1, at: '2026-11-15T00:00:00Z' } as KnownAnswer)
        : undefined,
    roles,
    '2026-11-15',
  ).answer(fact)
const value = (fact: AnyFact, given: Record<string, unknown>) => {
  const answer = known(fact, given)
  return answer && 'value' in answer ? answer.value : answer
}

test.each([
  ['an H-1B petition is for one worker, whatever else is stored', { classification: 'H-1B' }, 'Named', 1],
  ['a P-1 petition counts the first worker and the others', { classification: 'P-1' }, 'Named', 3],
  ['an H-2A petition waits for whether the workers have names', { classification: 'H-2A' }, undefined, undefined],
  [
    'an H-2B petition for unnamed workers says how many',
    { classification: 'H-2B', unnamedWorkers: true, unnamedWorkerCount: 40 },
    'Unnamed',
    40,
  ],
  ['a blanket L petition has no beneficiary', { classification: 'L blanket' }, none(), none()],
])('%s', (_what, given, type, workers) => {
  const answers = Object.fromEntries(Object.entries(given).map(([name, each]) => [`case.${name}`, each]))
  const withOthers = {
    ...answers,
    'case.furtherBeneficiaries': [
      { id: 'a', familyName: 'RAO' },
      { id: 'b', familyName: 'SATO' },
    ],
  }
  expect(value(aboutPetition.beneficiariesAre, answers)).toEqual(type)
  expect(value(aboutPetition.workers, withOthers)).toEqual(workers)
})

test('a passport that has ended is no valid passport', () => {
  const passports = (expiresOn: string) => ({
    'case.classification': 'H-1B',
    'person.passports': [{ id: 'p', number: 'Z1', expiresOn }],
  })
  expect(value(aboutPetition.everyoneHasPassport, passports('2026-11-15'))).toBe(true)
  expect(value(aboutPetition.everyoneHasPassport, passports('2026-11-14'))).toBe(false)
  expect(value(aboutPetition.everyoneHasPassport, {})).toBeUndefined()
})

test('of a further worker who has no passport nobody asks when it ends', () => {
  const worker = (more: object) => ({
    'case.classification': 'P-1',
    'person.passports': [{ id: 'p', number: 'Z1', expiresOn: '2030-01-01' }],
    'case.furtherBeneficiaries': [{ id: 'a', familyName: 'RAO', ...more }],
  })
  expect(value(aboutPetition.everyoneHasPassport, worker({}))).toBeUndefined()
  const without = worker({ 'passportNumber?': 'none' })
  expect(value(aboutPetition.everyoneHasPassport, without)).toBe(false)
  const inputs = [without['person.passports'], 'P-1', without['case.furtherBeneficiaries']]
  expect(aboutPetition.everyoneHasPassport.reopens?.(inputs, '2026-11-15')).toEqual([])
})

const office = { 'company.street': '1 Main St', 'company.city': 'Boston', 'company.zipCode': '02110' }
const site = (street: string) => ({
  'employment.worksiteStreet': street,
  'employment.worksiteCity': 'Boston',
  'employment.worksiteState': 'MA',
  'employment.worksiteZip': '02110-0001',
  'employment.furtherWorksites': [],
})

test('a worksite is named only where it is not the address of the petitioner', () => {
  expect(known(aboutPosition.worksites, { ...office, ...site('1 MAIN ST.') })).toEqual(none())
  expect(value(aboutPosition.worksites, { ...office, ...site('2 Main St') })).toMatchObject([{ street: '2 Main St' }])
})

test('the site of a client in the same house is named all the same', () => {
  const atClient = { ...office, ...site('1 Main St'), 'employment.offSite': true, 'employment.clientName': 'ACME' }
  expect(value(aboutPosition.worksites, atClient)).toMatchObject([{ thirdParty: true, organization: 'ACME' }])
})

test('a wage for two weeks is said per year', () => {
  const paid = { 'employment.wage': 200_000, 'employment.wageUnit': 'bi-weekly' }
  expect(value(aboutPosition.offeredWage, paid)).toBe(5_200_000)
  expect(value(aboutPosition.offeredWagePer, paid)).toBe('year')
})

test.each([
  ['(617) 555-0100', undefined, '+16175550100'],
  ['98765 43210', '+91', '+919876543210'],
  ['+44 20 7946 0000', '+1', '+442079460000'],
])('the company phone %s with code %s is %s', (phone, code, expected) => {
  const given = { 'company.phone': phone, ...(code ? { 'company.phoneCountryCode': code } : {}) }
  expect(value(thePetitioner.petitionerPhone, given)).toBe(expected)
})

function none() {
  return { not: 'notApplicable' }
}
