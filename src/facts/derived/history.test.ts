import { expect, test } from 'vitest'
import { questionsOf } from '#engine/questions.ts'
import i485 from '#forms/i-485/2025-01-20/form.ts'
import { lookOf } from '#forms/scenario.ts'
import { addressHistory, jobHistory } from './history.ts'
import { aboutMarriages } from './marriages.ts'

const known = (ofPerson: Record<string, unknown>, more: Record<`${string}/${number}`, Record<string, unknown>> = {}) =>
  lookOf({
    today: '2026-11-15',
    roles: { person: 'person/1', company: 'company/1', employment: 'employment/1' },
    answers: { 'person/1': ofPerson, ...more },
  })

const addresses = [
  {
    id: '1',
    kind: 'Home',
    street: '1 Elm',
    city: 'Boston',
    state: 'MA',
    postalCode: '02108',
    country: 'US',
    from: '2024-01-01',
  },
  { id: '2', kind: 'Mailing', street: 'PO Box 1', city: 'Boston', state: 'MA', postalCode: '02109', country: 'US' },
  {
    id: '3',
    kind: 'Home',
    street: '2 Oak',
    city: 'Dallas',
    state: 'TX',
    postalCode: '75201',
    country: 'US',
    from: '2022-02-01',
    until: '2023-12-31',
  },
  {
    id: '4',
    kind: 'Foreign',
    street: '3 MG Road',
    city: 'Pune',
    postalCode: '411001',
    country: 'IN',
    from: '2000-01-01',
    until: '2022-01-31',
  },
  {
    id: '5',
    kind: 'Foreign',
    street: '4 Rua A',
    city: 'Lisbon',
    country: 'PT',
    from: '2021-10-01',
    until: '2021-12-01',
  },
  { id: '6', kind: 'Home', street: '5 Old', city: 'Rome', country: 'IT', from: '1999-01-01', until: '1999-12-31' },
]

test('homes of the last five years, the last first, each with the code of its country', () => {
  const look = known({ 'person.addresses': addresses })
  expect(look.value(addressHistory.physicalAddress)).toMatchObject({ street: '1 Elm' })
  expect(look.value(addressHistory.physicalAddressFrom)).toBe('2024-01-01')
  expect(look.value(addressHistory.earlierAddresses)).toMatchObject([
    { street: '2 Oak', zipCode: '75201', until: '2023-12-31' },
    { street: '3 MG Road', postalCode: '411001', until: '2022-01-31' },
    { street: '4 Rua A' },
  ])
})

test('who moved in within five years and names no earlier home has not answered', () => {
  const home = { id: '1', kind: 'Home', street: '1 Elm', city: 'Boston', country: 'US', from: '2023-09-01' }
  const earlier = (from: string, birthDate = '1990-01-01') =>
    known({ 'person.addresses': [{ ...home, from }], 'person.birthDate': birthDate }).answer(
      addressHistory.earlierAddresses,
    )
  expect(earlier('2023-09-01')).toBeUndefined()
  expect([earlier('2021-11-15'), earlier('2023-09-01', '2023-09-01')]).toEqual(Array(2).fill({ not: 'none' }))
})

test('the last home abroad is one of more than a year; one that goes on lasts to the present', () => {
  expect(known({ 'person.addresses': addresses }).value(addressHistory.lastHomeAbroad)).toMatchObject({ city: 'Pune' })
  const abroad = known({
    'person.addresses': [{ id: '1', kind: 'Home', city: 'Pune', country: 'IN', from: '2001-01-01' }],
  })
  expect(abroad.value(addressHistory.lastHomeAbroadUntil)).toBe('Present')
  expect(abroad.value(addressHistory.physicalAddress)).toMatchObject({ city: 'Pune' })
  const [here] = addresses
  const left = { id: '2', kind: 'Foreign', city: 'Cairo', country: 'EG', from: '2015-01-01' }
  expect(known({ 'person.addresses': [here, left] }).answer(addressHistory.lastHomeAbroadUntil)).toBeUndefined()
})

const jobs = [
  {
    id: '1',
    employer: 'Deccan',
    jobTitle: 'Analyst',
    city: 'Pune',
    country: 'IN',
    from: '2012-01-01',
    until: '2019-07-31',
  },
  {
    id: '2',
    employer: 'Acme',
    jobTitle: 'Engineer',
    city: 'Boston',
    state: 'MA',
    country: 'US',
    from: '2023-01-01',
    until: '2024-01-01',
  },
]

test('nobody’s unemployment is concluded from a list', () => {
  expect(known({ 'person.jobs': jobs }).value(jobHistory.employerNow)).toBeUndefined()
  expect(known({ 'person.jobs': jobs, 'person.worksNow': true }).value(jobHistory.employerNow)).toBeUndefined()
  expect(known({ 'person.jobs': jobs, 'person.worksNow': false }).value(jobHistory.employerNow)).toBe('Unemployed')
})

test('an employee works where the case says, unless another job is told', () => {
  const here = {
    'company/1': { 'company.legalName': 'NORTHWIND', 'company.street': '9 Main', 'company.city': 'Boston' },
    'employment/1': { 'employment.jobTitle': 'Data Engineer', 'employment.startedOn': '2024-02-01' },
  } as const
  const look = known({ 'person.jobs': jobs, 'person.worksNow': true }, here)
  expect(look.value(jobHistory.employeesEmployer)).toBe('NORTHWIND')
  expect(look.value(jobHistory.employeesEmployerAddress)).toMatchObject({ street: '9 Main' })
  expect(look.value(jobHistory.employeesJobFrom)).toBe('2024-02-01')
  const other = { id: '3', employer: 'Other', jobTitle: 'Chef', from: '2025-01-01' }
  const told = known({ 'person.jobs': [...jobs, other], 'person.worksNow': true }, here)
  expect(told.value(jobHistory.employeesEmployer)).toBe('Other')
  const typed = known({ 'person.jobs': [{ ...other, employer: 'Northwind' }], 'person.worksNow': true }, here)
  expect(typed.value(jobHistory.employeesEmployer)).toBe('NORTHWIND')
  expect(told.value(jobHistory.employeesOccupation)).toBe('Chef')
})

test('a job abroad is told apart once it is older than the list above', () => {
  const look = known({ 'person.jobs': jobs })
  expect(look.value(jobHistory.earlierJobs)).toMatchObject([{ employer: 'Acme' }])
  expect(look.value(jobHistory.lastEmployerAbroad)).toBe('Deccan')
  expect(look.answer(jobHistory.neverWorkedAbroad)).toEqual({ not: 'notApplicable' })
})

test('that somebody never worked abroad is answered, not concluded from a list', () => {
  const [deccan, ...here] = jobs
  const seen = (facts: object) => {
    const look = known(facts as Record<string, unknown>)
    return [look.answer(jobHistory.neverWorkedAbroad), look.value(jobHistory.hasOldJobAbroad)]
  }
  const never = { value: 'I never worked outside the United States.' }
  expect(seen({ 'person.jobs': here })).toEqual([undefined, undefined])
  expect(seen({ 'person.jobs': here, 'person.everWorkedAbroad': false })).toEqual([never, false])
  // Whoever did and does not say where has not told all.
  expect(seen({ 'person.jobs': here, 'person.everWorkedAbroad': true })).toEqual([{ not: 'notApplicable' }, true])
  // What contradicts the list is not sworn to.
  expect(seen({ 'person.jobs': [deccan, ...here], 'person.everWorkedAbroad': false })).toEqual([undefined, true])
})

test('marriages: the present one first, then earlier ones from the last on', () => {
  const look = known({
    'person.marriages': [
      { id: '1', spouse: 'FIRST', marriedOn: '2000-01-01', endedOn: '2005-01-01' },
      { id: '2', spouse: 'NOW', marriedOn: '2020-06-01', place: 'Pune', country: 'IN' },
      { id: '3', spouse: 'SECOND', marriedOn: '2006-01-01', endedOn: '2015-01-01' },
    ],
  })
  expect(look.value(aboutMarriages.timesMarried)).toBe(3)
  expect(look.value(aboutMarriages.presentMarriageOn)).toBe('2020-06-01')
  expect(look.value(aboutMarriages.spouses)).toMatchObject([
    { spouse: 'NOW' },
    { spouse: 'SECOND' },
    { spouse: 'FIRST' },
  ])
  expect(known({ 'person.marriages': { not: 'none' } }).value(aboutMarriages.timesMarried)).toBe(0)
})

test('a list of homes counts as answered once it covers five years, an I-94 once its day is told', () => {
  const today = '2026-11-17'
  const home = (from: string | undefined, until?: string) => ({
    id: `${from}`,
    kind: 'Home',
    street: '1 A St',
    ...{ city: 'Boston', state: 'MA', postalCode: '02110', country: 'US' },
    from,
    until,
  })
  const state = (fact: string, value: unknown, born?: string) => {
    const facts: Record<string, unknown> = { [fact]: value, ...(born && { 'person.birthDate': born }) }
    const look = lookOf({ answers: { 'person/1': facts }, roles: { person: 'person/1', case: 'case/1' }, today })
    const found = questionsOf([{ form: i485, look, key: 'i-485' }]).find((question) => question.fact.id === fact)
    expect(found?.answered, 'what is open says why').toBe(found?.leftOpen === undefined)
    return found?.leftOpen ?? true
  }
  const homes = (list: object[], born?: string) => state('person.addresses', list, born)
  expect(homes([home('2023-09-01')])).toEqual([{ from: '2021-11-17', until: '2023-08-31' }])
  expect(homes([home('2023-09-01'), home('2020-01-01', '2023-08-31')])).toBe(true)
  expect(homes([home('2023-09-01'), home('2020-01-01', '2023-06-30')]), 'a gap in the middle').toEqual([
    { from: '2023-07-01', until: '2023-08-31' },
  ])
  expect(homes([home('2020-01-01', '2026-10-31')]), 'no home today').toEqual([{ from: '2026-11-01', until: today }])
  expect(homes([home('2026-12-01'), home('2020-01-01', '2026-10-31')]), 'nor does one of next month count').toEqual([
    { from: '2026-11-01', until: today },
  ])
  expect(homes([home('2020-01-01')])).toBe(true)
  expect(homes([home('2023-09-01')], '2023-09-01'), 'nobody lived before the day of birth').toBe(true)
  expect(homes([home(undefined)])).toEqual([{ without: 'from' }, { from: '2021-11-17', until: today }])
  expect(state('person.admissions', [{ id: 'a', number: '12345678901' }])).toEqual([{ without: 'admittedOn' }])
  expect(state('person.admissions', [{ id: 'a', number: '12345678901', admittedOn: '2024-02-01' }])).toBe(true)
})

test('Form I-130A spells an employer as the record of the company has it, however it was typed', () => {
  const company = { 'company/1': { 'company.legalName': 'NORTHWIND ANALYTICS, INC.' } }
  const [now, before, abroad] = [
    { id: 'n', employer: 'Northwind Analytics', country: 'US', from: '2024-01-01' },
    { id: 'b', employer: 'northwind analytics inc', country: 'US', from: '2022-06-01', until: '2023-06-30' },
    { id: 'a', employer: 'Northwind  analytics', country: 'IN', from: '2015-01-01', until: '2018-01-31' },
  ]
  const seen = (jobs: object[]) => known({ 'person.worksNow': true, 'person.jobs': jobs }, company)
  expect(seen([now, before, abroad]).value(jobHistory.employerNow)).toBe('NORTHWIND ANALYTICS, INC.')
  expect(seen([now, before, abroad]).value(jobHistory.earlierJobs)).toMatchObject([
    { id: 'b', employer: 'NORTHWIND ANALYTICS, INC.' },
  ])
  expect(seen([now, before, abroad]).value(jobHistory.lastEmployerAbroad)).toBe('NORTHWIND ANALYTICS, INC.')
  // Another employer keeps its name, and a company that is not known changes none.
  expect(seen([{ ...now, employer: 'Bay Staffing' }]).value(jobHistory.employerNow)).toBe('Bay Staffing')
  expect(known({ 'person.worksNow': true, 'person.jobs': [now] }).value(jobHistory.employerNow)).toBe(
    'Northwind Analytics',
  )
})
