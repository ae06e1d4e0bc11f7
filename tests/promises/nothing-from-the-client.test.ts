import { describe, expect, test } from 'vitest'
import { routesOf } from '#platform/operation/alias.ts'
import { operations, rowsOf, send, serverForThisFile, signedInAs } from './support.ts'

// Promise 12: what only the server may say, and what never leaves it. Promise 9 is tests/generated-operations.test.ts.
const server = serverForThisFile()

type Stored = {
  companyId: number
  lawFirmId: number | null
  roleId: number
  status: string
  createdBy: number
  demo: boolean
  version: number
}
const stored = async (id: number) =>
  (
    await rowsOf<Stored>(
      server.current,
      `select company_id as "companyId", law_firm_id as "lawFirmId", role_id as "roleId", status, created_by as "createdBy",
              demo, version from users where id = $1`,
      [id],
    )
  )[0]

describe('a client says', () => {
  test('which tenant, status, creator or version a new user has: ignored', async () => {
    const employer = await signedInAs(server.current, 3)
    const me = (await employer.get('/api/my/profile')).body
    const { status, body } = await employer.post('/api/users', {
      email: 'forged.one@northwind.example',
      firstName: 'For',
      lastName: 'Ged',
      roleId: 4,
      id: 1,
      status: 'Active',
      tenant: 'provider',
      company_id: 1,
      scope: 'provider',
      createdBy: 1,
      created_by: 1,
      updatedBy: 1,
      demo: true,
      version: 99,
      personId: 1,
    })
    expect(status).toBe(200)
    expect(await stored(body.id)).toEqual({
      companyId: me.companyId,
      lawFirmId: null,
      roleId: 4,
      status: 'Invited',
      createdBy: me.id,
      demo: false,
      version: 1,
    })
  })

  test('another company for it: refused as not found, under each of its names', async () => {
    const employer = await signedInAs(server.current, 3)
    const [other] = await rowsOf<{ id: number }>(server.current, `select id from companies where code = 'LUMEN'`)
    const user = { email: 'forged.two@northwind.example', firstName: 'For', lastName: 'Ged', roleId: 4 }
    expect((await employer.post('/api/users', { ...user, companyId: other?.id })).status).toBe(404)
    const alias = { ...user, emailId: user.email, companyAutoId: other?.id }
    expect((await employer.post('/loginapi/api/users', alias)).status).toBe(404)
  })

  test.each([[1], [2], [9], [10], [13]])('role %i for a user of a company: refused', async (roleId) => {
    const employer = await signedInAs(server.current, 3)
    const user = { email: `climber.${roleId}@northwind.example`, firstName: 'Cli', lastName: 'Mber', roleId }
    expect((await employer.post('/api/users', user)).status).toBe(403)
    const [assistant] = (await employer.get('/api/users?roleId=4')).body.items
    expect((await employer.put(`/api/users/${assistant.id}`, { roleId })).status).toBe(403)
    expect((await stored(assistant.id))?.roleId).toBe(4)
  })

  test('a role, company or status in the own profile: ignored', async () => {
    const employee = await signedInAs(server.current, 5)
    const { id } = (await employee.get('/api/my/profile')).body
    const before = await stored(id)
    const forged = {
      firstName: 'Priya',
      lastName: 'Nair',
      roleId: 1,
      role_id: 1,
      companyId: 1,
      status: 'Inactive',
      scope: 'provider',
    }
    expect((await employee.put('/api/my/profile', forged)).status).toBe(200)
    expect(await stored(id)).toEqual({ ...before, version: (before?.version ?? 0) + 1 })
  })

  test('whose profile, session or password it is: only the own', async () => {
    const employee = await signedInAs(server.current, 5)
    const foreign = { userId: 'admin@visacare.demo', first_Name: 'Eve', last_Name: 'Evil', status: 'Active' }
    expect((await employee.post('/loginapi/api/updatePersionProfileData', foreign)).status).toBe(404)
    const password = { userId: 'admin@visacare.demo', currentPassword: 'Demo@12345', password: 'Quiet@River77' }
    expect((await employee.post('/loginapi/api/newpasswordreset', password)).status).toBe(200)
    await expect(server.current.visitor().signIn('admin@visacare.demo', 'Demo@12345')).resolves.toBeDefined()
  })
})

test('no answer carries a secret: neither its name nor its value', async () => {
  const values = await secretValues()
  expect(values.length).toBeGreaterThan(8)
  let seen = 0
  for (const roleId of [1, 3, 10]) {
    const client = await signedInAs(server.current, roleId)
    for (const operation of operations.filter(({ kind, name }) => kind === 'query' && name !== 'users.terms')) {
      for (const route of routesOf(operation)) {
        const reply = await send(client, operation, operation.name.includes('list') ? { limit: 100 } : {}, route)
        if (reply.status === 200) seen += 1
        const text = JSON.stringify(reply.body)
        expect(namesIn(reply.body).filter(isSecretName), `${route.method} ${route.url}`).toEqual([])
        for (const value of values) expect(text.includes(value), `${route.method} ${route.url}`).toBe(false)
      }
    }
  }
  expect(seen).toBeGreaterThan(60)
})

/** Everything in the database that nobody may read from outside. */
async function secretValues(): Promise<string[]> {
  const rows = await rowsOf<{ value: string }>(
    server.current,
    `select password_hash as value from credentials where password_hash is not null
     union select password_hash from password_history
     union select encode(token_hash, 'hex') from sessions
     union select encode(token_hash, 'base64') from sessions
     union select secret from second_factors
     union select encode(code_hash, 'hex') from action_codes
     union select body from outbox_mails`,
  )
  return rows.map(({ value }) => value).filter((value) => value.length > 16)
}

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, each]) => [name, ...namesIn(each)])
}

const isSecretName = (name: string) =>
  /^(password|password_?hash|token_?hash|code_?hash|secret|challenge|request_?hash|ssn)$/i.test(name)
