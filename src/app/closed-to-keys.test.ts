import { describe, expect, test } from 'vitest'
import { contracts } from '#app/api.ts'
import type { Contract, Operation } from '#platform/operation/contract.ts'
import { requireKeyRight, rightsForKeys } from '#platform/session/keys.ts'

const operations = Object.values<Contract>(contracts)
  .flatMap((contract) => Object.values<Operation>(contract))
  .filter(({ can }) => can !== 'public')
const all = { id: 1, prefix: 'vck_1', rights: [...new Set(operations.map(({ can }) => can))] }
const isOpen = (operation: Operation): boolean => {
  try {
    requireKeyRight(operation, all)
    return true
  } catch {
    return false
  }
}

const asks = (operation: Operation, ...fields: string[]): boolean => {
  const { shape } = operation.input as { shape?: object }
  return fields.some((field) => shape !== undefined && Object.hasOwn(shape, field))
}
const commands = operations.filter(({ kind }) => kind === 'command')

/** What only a person does, found by what it asks for, so that a new one is found as well. */
const kinds: Record<string, readonly Operation[]> = {
  'wants the password': operations.filter(({ confirm }) => confirm),
  signs: commands.filter((each) => asks(each, 'signature', 'initials', 'signerName', 'attested')),
  'has others sign': commands.filter(({ name }) => /^envelopes\.(make|makeOfCompany|save|send|void)$/.test(name)),
  'says who may do what': commands.filter(({ can }) => /^(user|role|permission|passwordPolicy|api-key):/.test(can)),
  'manages keys, sign-ins or who comes in': operations.filter(({ can }) =>
    /^(api-key:|company:select$|tenant:import$)/.test(can),
  ),
  'makes a user': commands.filter(({ name }) => /\.(createUser|addUser)$|^people\.invite$/.test(name)),
  'gives a role': commands.filter((each) => asks(each, 'roleId')),
  'says how a tenant pays': commands.filter(({ path }) => /payment-(method|portal|customers)|sandbox-card/.test(path)),
}

describe.each(Object.entries(kinds))('what %s', (_kind, found) => {
  test('is closed to a key, whatever its rights', () => {
    expect(found.length).toBeGreaterThan(1)
    expect(found.filter(isOpen).map(({ name }) => name)).toEqual([])
  })
})

test('a right that opens nothing to a key is not offered for one; what is read and worked on is', () => {
  const offered = rightsForKeys(operations)
  const closed = ['user:create', 'role:edit', 'permission:edit', 'api-key:edit', 'company:select', 'tenant:import']
  expect(closed.filter((right) => offered.has(right))).toEqual([])
  expect(['case:read', 'i9:read', 'i9:manage', 'user:read'].filter((right) => !offered.has(right))).toEqual([])
})
