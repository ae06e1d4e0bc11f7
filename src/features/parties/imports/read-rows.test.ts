import { describe, expect, test } from 'vitest'
import { guessMapping, missingTargets } from './guess.ts'
import { answerText, readRow } from './read-row.ts'
import { targetsOf } from './targets.ts'

const today = '2026-11-15'
const read = (columns: string[], cells: string[], kind: 'people' | 'companies' = 'people') =>
  readRow({ row: 7, cells }, { kind, columns, mapping: guessMapping(kind, columns), today })

describe('the mapping', () => {
  test('is guessed from the headings that HR programs write', () => {
    expect(guessMapping('people', ['Last Name', 'FIRST_NAME', 'Work Email', 'Position', 'DOB', 'Shoe size'])).toEqual({
      0: 'person.familyName',
      1: 'person.givenName',
      2: 'person.email',
      3: 'employment.jobTitle',
      4: 'person.birthDate',
    })
  })

  test('takes each target once', () => {
    expect(guessMapping('people', ['Email', 'E-mail'])).toEqual({ 0: 'person.email' })
  })

  test('says what is missing', () => {
    const missing = missingTargets('people', guessMapping('people', ['Last name', 'First name', 'E-mail']))
    expect(missing.map(({ label }) => label)).toEqual(['Job title'])
  })

  test('has a target for every name it knows', () => {
    for (const kind of ['people', 'companies'] as const) {
      const ids = targetsOf(kind).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})

describe('a row', () => {
  test('becomes answers, as the facts themselves read them', () => {
    const { answers, problems } = read(
      ['Last name', 'First name', 'E-mail', 'Job title', 'Salary', 'Nationality', 'Passport number', 'Passport expiry'],
      ['nair', 'priya', 'Priya@Example.com', 'Engineer', '$85,000.50', 'India', 'z1234567', '03/15/2031'],
    )
    expect(problems).toEqual([])
    expect(answerText(answers, 'person.familyName')).toBe('NAIR')
    expect(answers['employment.wage']).toEqual({ value: 8_500_050 })
    expect(answers['person.passports']).toEqual({ value: [{ id: 'r1', number: 'Z1234567', expiresOn: '2031-03-15' }] })
  })

  test('names every bad cell by its column', () => {
    const { problems } = read(
      ['Last name', 'First name', 'E-mail', 'Job title', 'DOB', 'Start date', 'End date', 'Passport expiry'],
      ['', 'Priya', 'nowhere', 'Engineer', '02-30-1990', '2026-02-01', '2026-01-01', '2031-01-01'],
    )
    expect(problems.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '7 Last name',
      '7 E-mail',
      '7 DOB',
      '7 Passport expiry',
      '7 End date',
    ])
    expect(problems[3]?.problem).toBe('The passport also needs its number')
  })

  test('never repeats what is in a bad cell', () => {
    const { problems } = read(['Last name', 'SSN', 'A number'], ['Nair', '987-65-432', '987-65-4321-00'])
    expect(problems).toHaveLength(2)
    expect(JSON.stringify(problems)).not.toMatch(/65/)
  })

  test('of a company reads phones, numbers and dollars', () => {
    const { answers, problems } = read(
      ['Company', 'Email', 'Phone', 'FEIN', 'Revenue', 'Employees'],
      ['Acme Widgets', 'hr@acme.example', '(212) 555-0100', '12-3456789', '1,000,000', '120'],
      'companies',
    )
    expect(problems).toEqual([])
    expect(answerText(answers, 'company.legalName')).toBe('ACME WIDGETS')
    expect(answers['company.grossIncome']).toEqual({ value: 100_000_000 })
    expect(answers['company.employees']).toEqual({ value: 120 })
  })
})
