import { expect, test } from 'vitest'
import { contracts } from '#app/api.ts'
import type { Contract, Operation } from '#platform/operation/contract.ts'

const NAMES = [
  ...['firstName', 'middleName', 'lastName', 'adminFirstName', 'adminLastName', 'employerName', 'providerName'],
]
/** Whose `name` is that of a company or an office. */
const OFFICES = /^(companies|lawFirms)\./

const commands = Object.values<Contract>(contracts)
  .flatMap((contract) => Object.values<Operation>(contract))
  .filter(({ kind }) => kind === 'command')

const named = commands.flatMap((operation) => {
  const shape = (operation.input as { shape?: object }).shape ?? {}
  const fields = [...NAMES, ...(OFFICES.test(operation.name) ? ['name'] : [])]
  return fields.filter((field) => Object.hasOwn(shape, field)).map((field) => [operation, field] as const)
})

test('a name of a person or an office that a call brings is one line: it becomes a header of mails', () => {
  expect(named.length).toBeGreaterThan(10)
  const open = named.filter(([{ input, example = {} }, field]) => {
    const { data } = input.safeParse({ ...(example as object), [field]: 'Ann\r\nBcc: v@example.com' })
    return data !== undefined && /[\r\n]/.test(String((data as Record<string, unknown>)[field]))
  })
  expect(open.map(([{ name }, field]) => `${name} ${field}`)).toEqual([])
  // Refused, not only cleaned: what a caller meant by it is not ours to guess.
  const office = commands.find(({ name }) => name === 'lawFirms.create')
  const { error } = office?.input.safeParse({ name: 'Ann\u0000Bcc', email: 'a@example.com' }) ?? {}
  expect(error?.issues.map(({ message }) => message)).toEqual(['must be one line'])
})
