import { expect, test } from 'vitest'
import { aboutEducation } from './education.ts'

const TODAY = '2026-11-16'
type Row = Record<string, string>
const rows = (list: Row[]) => list.map((each, n) => ({ id: `r${n}`, institution: 'A school', ...each }))
const level = (...list: Row[]) => aboutEducation.highestEducation.derive([rows(list)], TODAY)
const summary = (...list: Row[]) => aboutEducation.workSummary.derive([rows(list)], TODAY)

test('the highest degree counts, whichever came last', () => {
  expect(level({ degree: 'Master', awardedOn: '2020-05-01' }, { degree: 'Bachelor', awardedOn: '2022-05-01' })).toBe(
    'Master’s degree',
  )
})

test('a degree that is not awarded yet counts as college', () => {
  const bachelor = { degree: 'Bachelor', awardedOn: '2020-05-01' }
  expect(level(bachelor, { degree: 'Master', from: '2025-09-01', awardedOn: '2027-05-01' })).toBe('Bachelor’s degree')
  expect(level({ degree: 'Bachelor', from: '2025-11-16' })).toBe('1 or more years of college, no degree')
  expect(level({ degree: 'Bachelor', from: '2025-11-17' })).toBe('Less than 1 year of college')
})

test('somebody without any school has no diploma', () => {
  expect(level()).toBe('No diploma')
})

test('a foreign master’s degree is not a U.S. degree', () => {
  const abroad = rows([{ degree: 'Master', country: 'IN', awardedOn: '2020-05-01' }])
  expect(aboutEducation.usDegreeSchool.derive([abroad], TODAY)).toBeUndefined()
})

test('work is told with the present occupation first', () => {
  expect(summary({ employer: 'ACME', jobTitle: 'Clerk', from: '2019-01-01', until: '2020-02-01' })).toBe(
    'Before: Clerk, ACME (01/2019 to 02/2020).',
  )
  expect(summary()).toEqual({ not: 'none' })
})
