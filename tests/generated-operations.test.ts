import { describe, expect, test } from 'vitest'
import { contracts } from '#app/api.ts'
import { defaultRights } from '#app/default-rights.ts'
import { demoAccounts } from '#app/demo/people.ts'
import { type ApiRoute, routesOf } from '#platform/operation/alias.ts'
import type { Contract, Operation } from '#platform/operation/contract.ts'
import type { RecordKind, RecordName } from '#platform/operation/record-names.ts'
import type { TestClient } from './setup/client.ts'
import { foreignRecords, type OwnRecords, ownRecords } from './setup/foreign-records.ts'
import { serverOfFile } from './setup/server-of-file.ts'

// Every operation, from its declaration: no session → 401, no right → 403, another tenant's record → 404.
const operations = Object.values<Contract>(contracts).flatMap((contract) => Object.values(contract))
const guarded = operations.filter(({ can }) => can !== 'public')
const withRight = guarded.filter(({ can }) => can !== 'session')

const server = serverOfFile()
const foreignId = foreignRecords(() => server)

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

const naming = operations.flatMap((operation) =>
  Object.entries<RecordName>(operation.names ?? {}).map(
    ([property, name]) => [`${operation.name} with ${property}`, operation, property, name] as const,
  ),
)

describe("another tenant's record", () => {
  const records = naming.filter(([, , , name]) => isKind(name))
  test.each(records)('%s reads as not found', async (title, operation, property, kind) => {
    const { says = 'NOT_FOUND', roleId: confined = confinedTo(operation), mode } = special[title] ?? {}
    // What only the provider may do has no other tenant to reach into.
    if (confined === undefined) return expect(defaultRights[operation.can]).toEqual(expect.arrayContaining([1]))
    const { foreign, unknown, changed } = await calledWith(confined, operation, property, kind as RecordKind, mode)
    expect(whatItSays(foreign.body)).toBe(says)
    expect(foreign.body).toEqual(unknown.body)
    expect(changed).toBe(false)
  })

  const filters = naming.filter(([, , , name]) => name.startsWith('filter: '))
  test.each(filters)('%s finds as much as one that does not exist', async (_title, operation, property, name) => {
    const kind = name.replace('filter: ', '') as RecordKind
    // All that another tenant has, so that there would be something to find.
    await Promise.all((['case', 'document', 'user', 'lawFirm'] as const).map(foreignId))
    const { foreign, unknown } = await calledWith(confinedTo(operation) ?? 3, operation, property, kind)
    expect(foreign.status).toBe(200)
    expect(foreign.body).toEqual(unknown.body)
  })

  test.each([3, 9, 10])('is asked for beside records that role %i does see', async (roleId) => {
    const own = await ownRecords(server, roleId)
    const client = await server.as(roleId)
    for (const path of [`cases/${own.case}`, `companies/${own.company}`, `people/${own.person}`])
      expect([path, (await client.get(`/api/${path}`)).status]).toEqual([path, 200])
  })

  test('what names nobody’s record says what it names instead', () => {
    const others = naming.map(([, , , name]) => name).filter((name) => !isKind(name))
    for (const name of others)
      expect(name).toMatch(/^(shared|unread): \S.{4,}$|^filter: (case|company|lawFirm|person|user)$/)
  })
})

const isKind = (name: RecordName) => !name.includes(': ')

type Special = { says?: string; roleId?: number; mode?: 'DIY' }

/** Not found in other words, the same for a record that does not exist; and who comes as far as the record at all. */
const special: Record<string, Special> = {
  'cases.assign with attorneyId': { says: 'ATTORNEY_NOT_ASSIGNED' },
  'cases.becomeLegal with attorneyId': { says: 'ATTORNEY_NOT_ASSIGNED', mode: 'DIY' },
  'cases.bulkAssign with attorneyId': { says: 'Nothing done' },
  'cases.open with attorneyId': { says: 'ATTORNEY_NOT_ASSIGNED' },
  'companies.save with attorneyId': { roleId: 10 },
  'companies.save with lawFirmId': { roleId: 10 },
  'filings.sign with caseFormId': { says: 'BLOCK_UNKNOWN' },
}

/** The code of a refusal; what is done to several says of each whether it was done. */
const whatItSays = ({ error, results }: Partial<Sent['body']>): string | undefined =>
  error?.code ?? (results?.every(({ done }) => !done) ? 'Nothing done' : undefined)

const confinedTo = (operation: Operation) =>
  [3, 10, 9, 5].find((roleId) => operation.can === 'session' || (defaultRights[operation.can] ?? []).includes(roleId))

/** Everything else the input names is the caller's own, so that only this one record can be the reason of a no. */
async function calledWith(roleId: number, operation: Operation, property: string, kind: RecordKind, mode?: 'DIY') {
  const client = await server.as(roleId)
  const own = await ownRecords(server, roleId, mode)
  const given = Object.keys((operation.example ?? {}) as object)
  const names = Object.entries<RecordName>(operation.names ?? {})
  const others = names.filter(([each, name]) => given.includes(each) && name in own)
  const around = Object.fromEntries(others.map(([each, name]) => [each, listed(each, own[name as keyof OwnRecords])]))
  const call = (id: number) => send(client, operation, undefined, { ...around, [property]: listed(property, id) })
  const foreignRecord = await foreignId(kind)
  const before = await snapshot()
  const foreign = await call(foreignRecord)
  const unknown = await call(999_999_999)
  return { foreign, unknown, changed: JSON.stringify(await snapshot()) !== JSON.stringify(before) }
}

const listed = (property: string, id: number) => (/ids$/i.test(property) ? [id] : id)

type Sent = { status: number; body: { error: { code: string; message: string }; results?: { done: boolean }[] } }

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
    for (const [name, value] of Object.entries(input)) form.set(name, String(value))
    return client.call(method, url, form)
  }
  if (method === 'GET' || method === 'DELETE') {
    const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))
    return client.call(method, `${url}?${query}`)
  }
  return client.call(method, url, input)
}

const snapshot = () =>
  server.services.database.read({ kind: 'system' }).one(`
    select (select count(*) from users) as users, (select count(*) from outbox_mails) as mails,
           (select md5(string_agg(u::text, ',' order by id)) from users u) as digest,
           (select count(*) from cases) as cases, (select count(*) from case_events) as events,
           (select md5(string_agg(d::text, ',' order by id)) from documents d) as documents`)
