import { describe, expect, test } from 'vitest'
import { contracts } from '#app/api.ts'
import { defaultRights } from '#app/default-rights.ts'
import { type Alias, routesOf } from '#platform/operation/alias.ts'
import type { Contract, Operation } from '#platform/operation/contract.ts'
import { serverOfFile } from './setup/server-of-file.ts'

// What is refused at the specification's path is said in the names of that path: for every alias that has its own.
const server = serverOfFile()

const operations = Object.values<Contract>(contracts).flatMap((contract) => Object.values(contract))
// The login service's calls hang under three bases; what they say is the same.
const renaming = operations.flatMap((operation) =>
  operation.aliases.flatMap((each) => {
    const route = routesOf(operation).find(({ alias }) => alias === each)
    return each.names && route ? [[`${route.method} ${route.url}`, operation, each] as const] : []
  }),
)

/** At how many addresses a wrong input was refused by the name of a field. */
let refused = 0

const all = operations.flatMap((operation) =>
  operation.aliases.flatMap((each) => {
    const route = routesOf(operation).find(({ alias }) => alias === each)
    return route && operation.can !== 'public' ? [[`${route.method} ${route.url}`, operation] as const] : []
  }),
)

test('messages are joined with and at every path of the specification, each once and nothing else', async () => {
  let joined = 0
  for (const [address, operation] of all) {
    const [method = '', url = ''] = address.split(' ')
    if (method === 'GET' || operation.upload) continue
    // A value that contradicts the address is refused before it is judged: these are left out.
    const names = namesOf(operation).filter((name) => !url.includes(`:${name}`))
    const wrong = Object.fromEntries(names.map((name) => [name, { wrong: true }]))
    const client = await server.as(someoneWho(operation))
    const { status, body } = await client.call(method, url.replace(/:\w+/g, '999999999'), wrong)
    if (status !== 400 || !body.error.fields) continue
    const messages = [...new Set(Object.values<string>(body.error.fields))]
    expect([address, body.error.message]).toEqual([address, messages.join(' and ')])
    joined += Math.min(1, messages.length - 1)
  }
  expect(joined).toBeGreaterThan(10)
})

describe('a refusal at', () => {
  test.each(renaming)('%s names no field the caller cannot have sent', async (address, operation, alias) => {
    const [method = '', url = ''] = address.split(' ')
    const hidden = hiddenNames(alias)
    const client = operation.can === 'public' ? server.visitor() : await server.as(someoneWho(operation))
    const told = new Set<string>()
    for (const body of [{}, ...Object.keys(alias.names ?? {}).map((theirs) => ({ [theirs]: { wrong: true } }))]) {
      const path = url.replace(/:\w+/g, '999999999')
      const reply =
        method === 'GET' || method === 'DELETE'
          ? await client.call(method, `${path}?${new URLSearchParams(Object.keys(body).map((name) => [name, '{']))}`)
          : await client.call(method, path, operation.upload ? formOf(body) : body)
      if (reply.status !== 400) continue
      const { fields = {}, message } = reply.body.error
      for (const field of Object.keys(fields).flatMap((name) => name.split('.'))) told.add(field)
      const named = /^(\w+): /.exec(message)?.[1]
      if (named) told.add(named)
    }
    refused += Math.min(1, told.size)
    expect([...told].filter((name) => hidden.has(name))).toEqual([])
  })

  test('names a field at most of them: what says nothing hides nothing', () => {
    expect(refused / renaming.length).toBeGreaterThan(0.7)
  })
})

test('the employer form’s problems are joined as the specification joins them', async () => {
  const provider = await server.as(1)
  const reply = await provider.post('/formtypesApi/formtypes/createVmCompanyProfile', { employerName: 'Acme Widgets' })
  expect(reply.body.error).toMatchObject({
    message: 'Field is required',
    fields: { emailId: 'Field is required', daytimePhoneNumber: 'Field is required' },
  })
  const several = await provider.post('/formtypesApi/formtypes/createVmCompanyProfile', {
    ...{ employerName: 'Acme Widgets', emailId: 'nobody', password: 'Secret@123', confirmPassword: 'Other@123' },
    daytimePhoneNumber: '(212) 555-0100',
  })
  expect(several.body.error).toMatchObject({
    message: 'Email Id Not a Valid Format and Password not matched',
    fields: { emailId: 'Email Id Not a Valid Format', confirmPassword: 'Password not matched' },
  })
})

/** Our own names that the specification has another word for. */
function hiddenNames({ names = {} }: Alias): Set<string> {
  return new Set(Object.values(names).filter((ours) => !Object.hasOwn(names, ours)))
}

const namesOf = ({ input }: Operation): string[] => Object.keys((input as { shape?: object }).shape ?? {})

const someoneWho = ({ can }: Operation) =>
  can === 'session' ? 1 : ([1, 3, 10, 9, 5].find((role) => defaultRights[can]?.includes(role)) ?? 1)

function formOf(body: object): FormData {
  const form = new FormData()
  form.set('file', new Blob(['%PDF-1.4 test']), 'test.pdf')
  for (const [name, value] of Object.entries(body)) form.set(name, JSON.stringify(value))
  return form
}
