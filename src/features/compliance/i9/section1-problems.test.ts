import { expect, test } from 'vitest'
import { listedDocuments } from '#facts/i9-documents.ts'
import { hasSpanish } from './listed-words.ts'
import { Section1 } from './records.ts'
import { problemIn, section1Problems } from './section1-problems.ts'

const problems = (given: object, ssnNeeded = false) =>
  Object.values(section1Problems(Section1.parse(given), { today: '2026-11-17', ssnNeeded }))

test('whatever is wrong in Section 1 is told in Spanish to who reads it so', () => {
  const found = [
    ...problems({}, true),
    ...problems({ birthDate: '11/17/1996', socialSecurity: '12', status: 'Permanent resident' }),
    ...problems({ birthDate: '2026-11-17', status: 'Permanent resident', aNumber: 'A1' }),
    ...problems({ status: 'Authorized to work', helped: true }),
    ...problems({ status: 'Authorized to work', authorizedUntil: 'soon', i94Number: '1', passportNumber: 'X1' }),
  ]
  expect(found.length).toBeGreaterThan(25)
  for (const problem of found) expect(problemIn('es', problem), problem).not.toBe(problem)
  expect(problemIn('en', 'City: enter it.')).toBe('City: enter it.')
})

test('every document of the lists has its Spanish name', () =>
  expect(listedDocuments.filter(({ title }) => !hasSpanish(title))).toEqual([]))
