import { expect, test } from 'vitest'
import { knownFacts } from '#engine/known-facts.ts'
import { aboutActivities } from './activities.ts'
import { aboutArrival } from './arrival.ts'

const TODAY = '2026-11-15'
const none = { not: 'none' } as const

function look(person: Record<string, unknown>, more: Record<string, Record<string, unknown>> = {}) {
  const all: Record<string, Record<string, unknown>> = { 'person/1': person, ...more }
  return knownFacts(
    (subject, id) => {
      const said = all[subject]?.[id]
      if (said === undefined) return undefined
      return { ...(said === none ? none : { value: said }), source: 'questionnaire', by: 1, at: `${TODAY}T00:00:00Z` }
    },
    { person: 'person/1', company: 'company/1', employment: 'employment/1' },
    TODAY,
  )
}

const job = (employer: string, from: string, until?: string, country = 'US') => ({
  id: employer,
  employer,
  jobTitle: 'Engineer',
  country,
  from,
  until,
})

test('work and school of the last five years are one history, the present one first', () => {
  const seen = look({
    'person.jobs': [
      job('Old', '2010-01-01', '2015-01-01', 'IN'),
      job('Now', '2024-01-01'),
      job('Then', '2020-01-01', '2022-05-31'),
    ],
    'person.education': [
      { id: 's', institution: 'State University', from: '2022-08-01', until: '2023-12-15', country: 'US' },
    ],
  })
  const rows = seen.value(aboutActivities.activities) as { name: string; until: string; kind: string }[]
  expect(rows.map(({ name, kind, until }) => [name, kind, until])).toEqual([
    ['Now', 'Employer', 'Present'],
    ['State University', 'School', '12/15/2023'],
    ['Then', 'Employer', '05/31/2022'],
  ])
  expect(seen.value(aboutActivities.lastActivityAbroad)).toMatchObject([{ name: 'Old', country: 'IN' }])
})

test('the job with the company of the case counts without being told again, and a time without work is the occupation', () => {
  const company = { 'company.legalName': 'ACME INC' }
  const employment = { 'employment.jobTitle': 'Analyst', 'employment.startedOn': '2024-02-01' }
  const parties = { 'company/1': company, 'employment/1': employment }
  const here = look({ 'person.jobs': none, 'person.education': none }, parties)
  expect(here.value(aboutActivities.activities)).toMatchObject([{ name: 'ACME INC', occupation: 'Analyst' }])
  expect(here.answer(aboutActivities.lastActivityAbroad)).toEqual(none)
  const idle = look({
    'person.jobs': [{ ...job('Unemployed', '2025-01-01'), support: 'Savings' }],
    'person.education': none,
  })
  expect(idle.value(aboutActivities.activities)).toMatchObject([{ occupation: 'Unemployed', support: 'Savings' }])
  expect(look({}, parties).answer(aboutActivities.activities)).toBeUndefined()
})

test('the present job stands once, spelled as the company’s record has it; an earlier time there stays', () => {
  const parties = {
    'company/1': { 'company.legalName': 'NORTHWIND ANALYTICS, INC.' },
    'employment/1': { 'employment.jobTitle': 'Analyst', 'employment.startedOn': '2024-02-01' },
  }
  const rows = (jobs: object[]) =>
    look({ 'person.jobs': jobs, 'person.education': none }, parties).value(aboutActivities.activities)
  expect(rows([job('Northwind Analytics', '2024-01-15')])).toMatchObject([
    { name: 'NORTHWIND ANALYTICS, INC.', occupation: 'Engineer', from: '2024-01-15', until: 'Present' },
  ])
  expect(rows([job('northwind analytics', '2022-01-15', '2023-02-01')])).toMatchObject([
    { name: 'NORTHWIND ANALYTICS, INC.', occupation: 'Analyst', from: '2024-02-01', until: 'Present' },
    { name: 'NORTHWIND ANALYTICS, INC.', occupation: 'Engineer', until: '02/01/2023' },
  ])
})

test.each([
  ['Newark, NJ', 'Newark', { value: 'NJ' }],
  ['Toronto preclearance', 'Toronto preclearance', { not: 'unknown' }],
  ['Paris, France', 'Paris, France', { not: 'unknown' }],
])('the port %s is a city and its state', (port, city, state) => {
  const seen = look({ 'person.admissions': [{ id: 'i', admittedOn: '2024-01-01', port }] })
  expect(seen.value(aboutArrival.arrivalCity)).toBe(city)
  expect(seen.answer(aboutArrival.arrivalState)).toEqual(state)
})
