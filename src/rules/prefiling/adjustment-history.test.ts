import { expect, test } from 'vitest'
import { foundBy } from './found-by.ts'

const sentences = (rule: string, values: Record<string, unknown>) =>
  (foundBy(rule, values).found ?? []).map(({ sentence }) => sentence)
const filed = { 'case.filingDate': '2026-11-16' }

test('V08 counts the job with the employer of the case, which stands on the form', () => {
  const jobs = { 'person.jobs': [{ id: '1', from: '2012-08-01', until: '2021-07-31' }] }
  expect(sentences('V08', { ...filed, ...jobs })).toHaveLength(1)
  expect(sentences('V08', { ...filed, ...jobs, 'employment.startedOn': '2019-01-15' })).toEqual([])
  expect(sentences('V08', { ...filed, ...jobs, 'employment.startedOn': '2027-01-15' })).toHaveLength(1)
})

test('V07 does not ask where a child lived before the birth', () => {
  const child = { 'person.birthDate': '2022-10-30', 'person.addresses': [{ id: '1', from: '2022-10-30' }] }
  expect(sentences('V07', { ...filed, ...child })).toEqual([])
  expect(sentences('V07', { ...filed, ...child, 'person.birthDate': '1990-10-30' })).toHaveLength(1)
})

test('V54 asks for the I-94 of a return that is later than the newest one on record', () => {
  const admitted = {
    'case.forms': [{ id: '1', form: 'i-485' }],
    'person.admissions': [{ id: '1', admittedOn: '2024-02-03' }],
  }
  const trip = (returnedOn: string) => ({ 'person.trips': [{ id: '1', leftOn: '2024-01-02', returnedOn }] })
  expect(sentences('V54', { ...admitted, ...trip('2026-01-06') })).toEqual([
    'A return on 01-06-2026 is on record, but the newest I-94 is of 02-03-2024. Add the I-94 of the last return.',
  ])
  expect(sentences('V54', { ...admitted, ...trip('2024-02-03') })).toEqual([])
})

test('V57 does not say that unknown assets are none', () => {
  const income = { 'case.sponsorIncome': 3_825_000, 'case.requiredIncome': 4_125_000 }
  expect(foundBy('V57', income)).toMatchObject({ found: undefined, notChecked: true })
  expect(sentences('V57', { ...income, 'case.netAssets': 900_000 })[0]).toContain('assets of $9,000')
})

test.each([
  ['2026-11-16', 2024, 1],
  ['2026-11-16', 2025, 0],
  ['2026-04-15', 2024, 0],
  ['2026-04-16', 2024, 1],
])('V58 filed on %s with the tax return of %i: %i found', (day, taxYear, many) => {
  const affidavit = { 'case.sponsorSigned': true, 'case.householdSize': 1, 'case.householdParts': [{ people: 1 }] }
  expect(sentences('V58', { ...affidavit, 'case.filingDate': day, 'case.taxYear': taxYear })).toHaveLength(many)
})
