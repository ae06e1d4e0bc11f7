import { expect, test } from 'vitest'
import { classOf, statusCode, statuses } from './status-codes.ts'

test.each([
  ['H-4', undefined, 'H4'],
  ['h1b', undefined, 'H1B'],
  ['H-1B1', undefined, 'HSC'],
  ['L-2S', undefined, 'L2'],
  ['E-3S', undefined, 'E3D'],
  ['TN', 'CA', 'TN1'],
  ['TN', 'MX', 'TN2'],
  ['TN', 'IN', undefined],
  ['NATO-3', undefined, 'N3'],
  ['B-1/B-2', undefined, undefined],
  ['student', undefined, undefined],
])('%s (citizen of %s) is %s in the agency’s list', (status, citizenship, code) => {
  expect(statusCode(status, citizenship)).toBe(code)
})

test('whatever can be chosen as current status is in the agency’s list', () => {
  expect(new Set(statuses).size).toBe(statuses.length)
  expect(statuses.filter((status) => !statusCode(status, 'CA'))).toEqual([])
})

test.each([
  ['H1B', 'H-1B'],
  ['h-1b', 'H-1B'],
  ['F1', 'F-1'],
  ['H1B1', 'H-1B1'],
  // A spouse who may work is another class than one who may not.
  ['L2S', 'L-2S'],
  ['PAROLEE', 'Parolee'],
  ['DS', 'DS'],
  ['', ''],
])('the class %s is spelled %s', (written, spelled) => {
  expect(classOf(written)).toBe(spelled)
})
