import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contracts } from '#app/api.ts'
import { type Alias, toTheirNames } from '#platform/operation/alias.ts'
import type { Contract, Operation } from '#platform/operation/contract.ts'

/** What the specification has another word for, on whichever of its paths it is answered (decisions §13). */
const THEIRS: Readonly<Record<string, string>> = {
  typeId: 'caseTypeId',
  typeName: 'caseTypeName',
  mode: 'caseMode',
  companyId: 'companyAutoId',
  personId: 'personautoid',
  lawFirmId: 'lawfirmId',
  tableStatusName: 'statusName',
}
/** The person of a sign-in is the user's own record (§3), no participant of a case. */
const OF_USERS = /^users\./
/** Its answer is put into the names of a user by a function of its own: `tests/features/users.test.ts` reads it. */
const OWN_PROFILE = 'users.updateOwnProfile'
/** What people answered keeps the names of the answers. */
const ANSWERS = ['known', 'given', 'answers', 'authors', 'versions', 'roles', 'names']

const operations = Object.values<Contract>(contracts).flatMap((contract) => Object.values<Operation>(contract))
const calls = operations.flatMap((operation) =>
  operation.aliases.map((alias) => [`${alias.method} ${alias.path}`, operation, alias] as const),
)

describe('the specification’s paths', () => {
  test.each(calls.filter(([, { name }]) => name !== OWN_PROFILE))(
    '%s answers a record by its one spelling',
    (_call, operation, alias) => {
      const ours = namesIn(z.toJSONSchema(operation.output, { unrepresentable: 'any', io: 'output' }))
      const answered = [...ours].map(
        (name) => Object.keys(toTheirNames({ [name]: '' }, alias.names ?? {}) as object)[0],
      )
      const others = answered.filter((name) => name !== undefined && Object.hasOwn(THEIRS, name))
      expect(others.filter((name) => name !== 'personId' || !OF_USERS.test(operation.name))).toEqual([])
    },
  )

  const renaming = calls.filter(
    ([, { input, output }]) => holdsAnswers(input, 'input') || holdsAnswers(output, 'output'),
  )
  test('some carry what people answered', () => {
    expect(renaming.length).toBeGreaterThan(30)
  })
  test.each(renaming)(
    '%s renames nothing in what people answered',
    (_call, _operation, { names = {}, asIs = [] }: Alias) => {
      const answers = { 'person/1': { percent: 5, mode: 'x', side: 'left' } }
      for (const name of ANSWERS) expect(toTheirNames({ [name]: answers }, names, asIs)).toEqual({ [name]: answers })
    },
  )
})

function namesIn(schema: unknown, found = new Set<string>()): Set<string> {
  if (schema === null || typeof schema !== 'object') return found
  const { properties } = schema as { properties?: object }
  for (const name of Object.keys(properties ?? {})) found.add(name)
  for (const part of Object.values(schema)) namesIn(part, found)
  return found
}

function holdsAnswers(type: z.ZodType, io: 'input' | 'output'): boolean {
  const names = namesIn(z.toJSONSchema(type, { unrepresentable: 'any', io }))
  return names.has('versions') || names.has('answers')
}
