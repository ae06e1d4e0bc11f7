import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { contracts } from '#app/api.ts'
import { defaultRights } from '#app/default-rights.ts'
import { demoAccounts } from '#app/demo/people.ts'
import { type ApiRoute, routesOf } from '#platform/operation/alias.ts'
import type { Contract, Operation, RecordKind } from '#platform/operation/contract.ts'
import type { TestClient } from './setup/client.ts'
import { startTestServer, type TestServer } from './setup/server.ts'

// Every operation, from its declaration: no session → 401, no right → 403, another tenant's record → 404.
const operations = Object.values<Contract>(contracts).flatMap((contract) => Object.values(contract))
const guarded = operations.filter(({ can }) => can !== 'public')
const withRight = guarded.filter(({ can }) => can !== 'session')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
})
afterAll(() => server?.stop())

describe('without a session', () => {
  test.each(guarded.map((each) => [each.name, each] as const))('%s is refused', async (_name, operation) => {
    const visitor = server.visitor()
    for (const route of routesOf(operation)) {
      const reply = await send(visitor, operation, route)
      expect(reply.status, `${route.method} ${route.url}`).toBe(401)
      expect(reply.body.error.message).toBeTruthy()
    }
  })
})

describe('without the right', () => {
  test.each(withRight.map((each) => [each.name, each] as const))('%s is refused', async (_name, operation) => {
    const allowed = defaultRights[operation.can] ?? []
    const other = demoAccounts.find(({ roleId }) => !allowed.includes(roleId))
    expect(other, `every role may ${operation.can}`).toBeDefined()
    const reply = await send(await server.as(Number(other?.roleId)), operation)
    expect(reply.status).toBe(403)
    expect(reply.body.error.code).toBe('FORBIDDEN')
  })
})

describe("another tenant's record", () => {
  const naming = operations.flatMap((operation) =>
    Object.entries(operation.names ?? {})
      .filter(([, kind]) => kind && kind !== 'role' && kind !== 'permission')
      .map(
        ([property, kind]) => [`${operation.name} with ${property}`, operation, property, kind as RecordKind] as const,
      ),
  )
  test.each(naming)('%s reads as not found', async (_title, operation, property, kind) => {
    const confined = [3, 10, 9, 5].find(
      (roleId) => operation.can === 'session' || (defaultRights[operation.can] ?? []).includes(roleId),
    )
    // What only the provider may do has no other tenant to reach into.
    if (confined === undefined) return expect(defaultRights[operation.can]).toEqual(expect.arrayContaining([1]))
    const client = await server.as(confined)
    const before = await snapshot()
    const reply = await send(client, operation, undefined, { [property]: await foreignId(kind) })
    const unknown = await send(client, operation, undefined, { [property]: 999_999_999 })
    expect(reply.status).toBe(404)
    expect(reply.body).toEqual(unknown.body)
    expect(await snapshot()).toEqual(before)
  })
})

type Sent = { status: number; body: { error: { code: string; message: string } } }

function send(
  client: TestClient,
  operation: Operation,
  route: ApiRoute | undefined = routesOf(operation)[0],
  more: Record<string, unknown> = {},
): Promise<Sent> {
  const input: Record<string, unknown> = { ...(operation.example as object | undefined), ...more }
  const url = (route?.url ?? '').replace(/:(\w+)/g, (_whole, name: string) => {
    const value = input[name] ?? 1
    delete input[name]
    return encodeURIComponent(String(value))
  })
  const method = route?.method ?? 'GET'
  if (operation.upload) {
    const form = new FormData()
    form.set('file', new Blob(['%PDF-1.4 test']), 'test.pdf')
    return client.call(method, url, form)
  }
  if (method === 'GET' || method === 'DELETE') {
    const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))
    return client.call(method, `${url}?${query}`)
  }
  return client.call(method, url, input)
}

/** A record that neither NORTHWIND nor its law firm may see. */
async function foreignId(kind: RecordKind): Promise<number> {
  const foreign: Partial<Record<RecordKind, string>> = {
    user: `select u.id from users u join companies c on c.id = u.company_id where c.code = 'LUMEN' order by u.id limit 1`,
    company: `select id from companies where code = 'LUMEN'`,
    person: `select p.id from people p join companies c on c.id = p.company_id where c.code = 'LUMEN' order by p.id limit 1`,
    lawFirm: `insert into law_firms (code, name) values ('OTHER' || floor(random() * 1e9), 'OTHER FIRM') returning id`,
    case: `insert into cases (number, company_id, type_id, mode) select 'other ' || floor(random() * 1e9), id, 11, 'LEGAL' from companies where code = 'LUMEN' returning id`,
  }
  const text = foreign[kind]
  if (!text) throw new Error(`The test knows no foreign ${kind} yet`)
  const { id } = await server.services.database.transaction({ kind: 'system' }, (tx) => tx.one<{ id: number }>(text))
  return id
}

const snapshot = () =>
  server.services.database.read({ kind: 'system' }).one(`
    select (select count(*) from users) as users, (select count(*) from outbox_mails) as mails,
           (select md5(string_agg(u::text, ',' order by id)) from users u) as digest`)
