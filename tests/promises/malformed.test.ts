import { request } from 'node:http'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { routesOf } from '#platform/operation/alias.ts'
import type { Operation } from '#platform/operation/contract.ts'
import type { Reply } from '../setup/client.ts'
import { forgetAttempts, operations, send, serverForThisFile, signedInAs } from './support.ts'

// Promise 15: malformed input is refused with the field named; never a 5xx, never a hang. Nobody waits for the jobs of what
// is taken.
const server = serverForThisFile({ LOG_LEVEL: 'silent', WORKER: 'separate' })

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const hostile: readonly unknown[] = [
  'a\u0000b',
  '\u202e\u0007\u001b[31m\ud800',
  'x'.repeat(70_000),
  1e308,
  2_147_483_648,
  '0000-01-01',
  null,
  [[1, 2], { a: 1 }],
  { toString: 'not a function', valueOf: 1 },
  { constructor: { prototype: { admin: true } } },
]
const isWrongType = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every name the API document gives to the inputs of an operation. */
async function namesOf(operation: Operation): Promise<string[]> {
  document ??= (await (await fetch(new URL('/api/openapi.json', server.current.url))).json()) as Document
  const described = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === operation.name)
  const schema = described?.requestBody?.content['application/json']?.schema ?? {}
  const body = schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema
  const parameters = (described?.parameters ?? []).filter((each) => each.in !== 'header').map(({ name }) => name)
  return [...parameters, ...Object.keys(body?.properties ?? {})]
}
type Schema = { $ref?: string; properties?: Record<string, unknown> }
type Described = {
  operationId: string
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
type Document = { paths: Record<string, Record<string, Described>>; components: { schemas: Record<string, Schema> } }
let document: Document | undefined

async function attempt(operation: Operation, more: Record<string, unknown>): Promise<Reply> {
  // Limits of attempts would hide what lies behind them.
  if (operation.ownTransactions || operation.can === 'public') await forgetAttempts(server.current)
  const reply = await send(await server.current.as(1), operation, more)
  if (reply.status !== 401 || operation.can === 'public') return reply
  // An earlier value was good and ended the session, as in signIn.logout.
  return send(await signedInAs(server.current, 1), operation, more)
}

function expectSound({ status, body }: Reply, what: string): void {
  expect(status, what).toBeLessThan(500)
  if (status < 400) return
  expect(body, what).toEqual({
    error: expect.objectContaining({ code: expect.stringMatching(/^[A-Z_]+$/), message: expect.stringMatching(/./) }),
  })
  const { error } = body as { error: { code: string; fields?: Record<string, string> } }
  if (error.code === 'BAD_INPUT') expect(Object.keys(error.fields ?? {}).length, what).toBeGreaterThan(0)
}

const isBadInput = ({ body }: Reply) => (body as { error?: { code: string } }).error?.code === 'BAD_INPUT'

const named = (reply: Reply, name: string) =>
  Object.keys((reply.body as { error: { fields?: object } }).error.fields ?? {}).some(
    // A body that tries to reach a prototype is refused whole.
    (field) => field === name || field.startsWith(`${name}.`) || field === 'body',
  )

/**
 * The fields that refuse a value, each by its name, when all of them have it: a schema reads each field by itself, so
 * they refuse it alone as well. Where all take it, so does each. What is not named here is tried alone.
 */
async function settledTogether(operation: Operation, names: string[], value: unknown): Promise<Set<string>> {
  if (names.length < 2) return new Set()
  const reply = await attempt(operation, Object.fromEntries(names.map((name) => [name, value])))
  expectSound(reply, `${operation.name} all: ${JSON.stringify(value)?.slice(0, 80)}`)
  if (reply.status < 400) return new Set(names)
  if (!isBadInput(reply)) return new Set()
  const fields = Object.keys((reply.body as { error: { fields?: object } }).error.fields ?? {})
  return new Set(names.filter((name) => fields.some((field) => field === name || field.startsWith(`${name}.`))))
}

/** Those that were refused hide what the others do: these are asked together again, until nothing more is told. */
async function settledInTurn(operation: Operation, names: string[], value: unknown): Promise<Set<string>> {
  const settled = new Set<string>()
  for (;;) {
    const rest = names.filter((name) => !settled.has(name))
    const more = await settledTogether(operation, rest, value)
    if (more.size === 0) return settled
    for (const name of more) settled.add(name)
  }
}

describe('every operation', () => {
  test.each(operations.map((each) => [each.name, each] as const))(
    '%s refuses hostile values and names the field',
    async (_name, operation) => {
      const inPath = new Set(routesOf(operation)[0]?.url.match(/(?<=:)\w+/g) ?? [])
      const names = await namesOf(operation)
      // In a path or a query an object is only text.
      const inBody = (name: string) => operation.path.startsWith('P') && !inPath.has(name)
      for (const value of hostile) {
        const settled = await settledInTurn(
          operation,
          names.filter((name) => !inPath.has(name)),
          value,
        )
        for (const name of names) {
          if (settled.has(name)) continue
          const reply = await attempt(operation, { [name]: value })
          const what = `${operation.name} ${name}: ${JSON.stringify(value)?.slice(0, 80)}`
          expectSound(reply, what)
          if (inBody(name) && isWrongType(value) && isBadInput(reply)) expect(named(reply, name), what).toBe(true)
        }
      }
    },
  )

  test('answers any JSON at all without a surprise', async () => {
    const anyInput = fc.dictionary(
      fc.oneof(fc.constantFrom('id', 'userId', 'password', 'items', '__proto__'), fc.string()),
      fc.jsonValue(),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...operations), anyInput, async (operation, input) => {
        expectSound(await attempt(operation, input), `${operation.name} ${JSON.stringify(input)}`)
      }),
      { numRuns: 200, seed: 20_261_115, endOnFailure: true },
    )
  })
})

describe('a request that is no request', () => {
  const post = async (body: string, headers: Record<string, string> = {}) =>
    (await signedInAs(server.current, 1)).post('/api/common-details', body, headers)

  test.each([
    ['text that is not JSON', '{"commonName":'],
    ['a bare number', '7'],
    ['a bare text', '"title"'],
    ['null', 'null'],
    ['a list', '[1, 2, 3]'],
    ['a key named __proto__', '{"__proto__": {"admin": true}, "commonName": "title", "value": "X"}'],
    ['a constructor with a prototype', '{"constructor": {"prototype": {"admin": true}}, "commonName": "title"}'],
    ['brackets 100,000 deep', `{"commonName": ${deep(100_000)}}`],
    ['brackets 100,000 deep where anything may stand', `{"anything": ${deep(100_000)}}`],
  ])('%s is 400', async (_title, body) => {
    const reply = await post(body)
    expect(reply.status).toBe(400)
    expectSound(reply, body.slice(0, 60))
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  test('nesting is limited where any JSON is allowed, in the settings, too', async () => {
    const client = await signedInAs(server.current, 3)
    const reply = await client.put('/api/my/settings', `{"settings": {"deep": ${deep(5000)}}}`)
    expect(reply.status).toBe(400)
    expectSound(reply, 'deep settings')
    const alias = await client.post('/loginapi/api/updatePersionProfileData', `{"first_Name": ${deep(50_000)}}`)
    expect(alias.status).toBe(400)
  })

  test('another content type, an empty body and a wrong charset are 400', async () => {
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'image/png']) {
      expect((await post('commonName=title', { 'content-type': type })).status, type).toBe(400)
    }
    expect((await post('')).status).toBe(400)
    expect((await post('\u00ff\u00fe{', { 'content-type': 'application/json; charset=utf-16' })).status).toBe(400)
  })

  test('two different values for one name are refused and named', async () => {
    const client = await signedInAs(server.current, 1)
    const reply = await client.put('/api/users/5?id=6', { id: 7 })
    expect(reply).toMatchObject({
      status: 400,
      body: { error: { fields: { id: 'was given twice with different values' } } },
    })
    const objects = await client.put('/api/users/5', { id: { toString: 1 } })
    expect([objects.status, Object.keys(objects.body.error.fields)]).toEqual([400, ['id']])
  })

  test.each([
    '/api/users/%E0%A4%A',
    '/api/users/%00',
    '/api/users/one',
    '/api/users/1.5',
    '/api/users/-5',
    `/api/users/${'9'.repeat(400)}`,
    `/api/users/${'a'.repeat(3000)}`,
    '/api/users?limit=201',
    '/api/users?limit=0',
    '/api/users?limit=5&limit=6',
    '/api/users?after=%00',
    `/api/users?after=${Buffer.from('["x","y","z"]').toString('base64url')}`,
    `/api/users?after=${Buffer.from('[{},[],null]').toString('base64url')}`,
    `/api/users?sort=id&after=${Buffer.from('["1; select 1"]').toString('base64url')}`,
    `/api/audit-trail?after=${Buffer.from('["never","t",1]').toString('base64url')}`,
    `/api/outbox?after=${Buffer.from('["x"]').toString('base64url')}`,
    '/api/audit-trail?from=0000-00-00',
    '/api/audit-trail?from=2026-02-30',
    '/api/users?search=%00',
  ])('GET %s is a 4xx with one error shape', async (path) => {
    const client = await signedInAs(server.current, 1)
    const reply = await client.get(path)
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expectSound(reply, path)
  })

  test('a broken cookie is no session, not a surprise', async () => {
    for (const cookie of [
      'visacare_session=',
      'visacare_session=%E0%A4%A',
      `visacare_session=${'x'.repeat(6000)}`,
      'visacare_session=a; visacare_session=b',
      ';;;=',
    ]) {
      const reply = await fetch(new URL('/api/me', server.current.url), { headers: { cookie } })
      expect(reply.status, cookie.slice(0, 40)).toBe(401)
    }
  })

  test('a body that never comes does not hold up the others', async () => {
    const { port } = new URL(server.current.url)
    const slow = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/sign-in',
      headers: { origin: server.current.url, 'content-length': 50, 'content-type': 'application/json' },
    })
    slow.on('error', () => {})
    slow.write('{')
    const began = Date.now()
    expect((await server.current.visitor().get('/api/system-check')).status).toBe(200)
    expect(Date.now() - began).toBeLessThan(5000)
    slow.destroy()
  })
})
