import { expect, test } from 'vitest'
import type { Contract } from '#platform/operation/contract.ts'
import { contracts } from './api.ts'
import { defaultRights, givenRights, rightsInWords } from './default-rights.ts'

const operations = Object.values<Contract>(contracts).flatMap((contract) => Object.values(contract))
const rights = new Set(operations.map(({ can }) => can).filter((can) => can !== 'public' && can !== 'session'))

test('every right that an operation asks for is given to somebody', () => {
  for (const right of rights) expect(defaultRights[right]?.length, right).toBeGreaterThan(0)
})

test('no right is given that no operation asks for', () => {
  expect(Object.keys(defaultRights).filter((right) => !(rights as Set<string>).has(right))).toEqual([])
})

test('a right is given in one place', () => {
  const names = givenRights.map(([right]) => right)
  expect(names.filter((right, index) => names.indexOf(right) !== index)).toEqual([])
})

test('every right has its words, which the matrix shows', () => {
  expect(Object.keys(rightsInWords)).toEqual(Object.keys(defaultRights))
})

test('the administrator may do everything but see numbers in full; the assistant neither deletes nor touches roles and policies', () => {
  for (const [right, roles] of Object.entries(defaultRights)) {
    // Numbers in full are for who prepares filings, the provider's administrator not among them.
    if (right !== 'person:reveal') expect(roles, right).toContain(1)
    if (/:delete$|^permission:|^passwordPolicy:|^role:edit/.test(right)) expect(roles, right).not.toContain(2)
  }
})
