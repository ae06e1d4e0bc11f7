import { expect, test } from 'vitest'
import { caseTypes } from '#case-types/all.ts'
import { commonDetailsSeed } from './seed.ts'

const valuesOf = (commonName: string) => commonDetailsSeed.filter((each) => each.commonName === commonName)

test('case_type lists the 14 case types with their ids as codes', () => {
  const types = valuesOf('case_type').filter(({ off }) => !off)
  expect(types).toHaveLength(14)
  expect(types.map(({ code }) => Number(code))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 21, 22])
  expect(types.find(({ code }) => code === '4')?.value).toBe('PERM Application')
})

test('the other kinds of case are there, to be switched on', () => {
  const off = valuesOf('case_type').filter((each) => each.off)
  expect(off.map(({ code }) => Number(code)).slice(0, 9)).toEqual([31, 32, 33, 34, 35, 36, 37, 38, 39])
  expect(off.map(({ value }) => value).sort()).toEqual(
    caseTypes.flatMap(({ switchedOnLater, name }) => (switchedOnLater ? [name] : [])).sort(),
  )
})

test('meter_category keeps the numbers of the old reports', () => {
  expect(valuesOf('meter_category').map(({ code }) => Number(code))).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test('no list has the same value twice', () => {
  const keys = commonDetailsSeed.map(({ commonName, value }) => `${commonName}:${value}`)
  expect(new Set(keys).size).toBe(keys.length)
})
