import { expect, test } from 'vitest'
import { Role } from '#formats/roles.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()

const system = () => server.services.database.read({ kind: 'system' })

/** As a customer's own system calls: with the key, without cookie and without Origin. */
async function withKey(key: string, method: string, path: string, body?: object) {
  const answer = await fetch(server.url + path, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

async function madeKey(role: number, rights: string[], days = 90) {
  const made = await (await server.as(role)).post('/api/api-keys', { name: 'Payroll', rights, days })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body as { id: number; shownOnce: string; prefix: string }
}

test('a key reads what its maker may read, within its rights, and is shown once', async () => {
  const { id, shownOnce, prefix } = await madeKey(Role.employer, ['case:read'])
  expect(shownOnce.startsWith(prefix)).toBe(true)
  const own = await (await server.as(Role.employer)).get('/api/cases?limit=200')
  const byKey = await withKey(shownOnce, 'GET', '/api/cases?limit=200')
  expect(byKey.body.items.map((each: { id: number }) => each.id)).toEqual(
    own.body.items.map((each: { id: number }) => each.id),
  )
  expect((await withKey(shownOnce, 'GET', `/api/cases/${own.body.items[0].id}`)).status).toBe(200)
  expect((await withKey(shownOnce, 'GET', '/caseflowApi/caseflow/getCaseflow/1000000')).status).toBe(404)
  expect((await withKey(shownOnce, 'GET', '/api/api-key')).body).toMatchObject({ prefix, rights: ['case:read'] })
  const { items } = (await (await server.as(Role.employer)).get('/api/api-keys')).body
  const listed = items.find((each: { id: number }) => each.id === id)
  expect(listed).toMatchObject({ state: 'active', prefix })
  expect(listed.lastUsedAt).not.toBeNull()
  expect(JSON.stringify(items)).not.toContain(shownOnce)
  const stored = await system().one<{ row: string }>('select to_jsonb(k)::text as row from api_keys k where id = $1', [
    id,
  ])
  expect(stored.row).not.toContain(shownOnce.slice(prefix.length))
})

test('the meter reports are answered to a key as bearer, as the specification’s client sends it', async () => {
  const { shownOnce } = await madeKey(Role.provider, ['meter:read'])
  const asked = { profile: 1, startdate: '2020-01-01', enddate: '2030-01-01', recordCnt: 2 }
  const report = await withKey(shownOnce, 'POST', '/loginapi/getProfileReportsDetails', asked)
  expect([report.status, report.body.profile, report.body.items.length]).toEqual([200, 1, 2])
  const all = await withKey(shownOnce, 'GET', '/loginapi/getAllProfileReportsDetails')
  expect([all.status, all.body.items.length > 0]).toEqual([200, true])
  const narrow = await madeKey(Role.provider, ['case:read'])
  for (const [method, path] of [
    ['POST', '/loginapi/getProfileReportsDetails'],
    ['GET', '/loginapi/getAllProfileReportsDetails'],
  ] as const) {
    expect((await withKey(narrow.shownOnce, method, path, method === 'POST' ? asked : undefined)).status).toBe(403)
    expect((await withKey('vck_nobody', method, path, method === 'POST' ? asked : undefined)).status).toBe(401)
  }
})

test('a key is refused where its rights end, whatever its maker may do', async () => {
  const { shownOnce } = await madeKey(Role.employer, ['case:read'])
  const refused = async (method: string, path: string, body?: object) =>
    (await withKey(shownOnce, method, path, body)).body.error?.code
  expect(await refused('GET', '/api/users')).toBe('KEY_NOT_ENOUGH')
  expect(await refused('GET', '/api/people')).toBe('KEY_NOT_ENOUGH')
  expect(await refused('POST', '/api/cases', { typeId: 1 })).toBe('KEY_NOT_ENOUGH')
  // What every signed-in person may do, a key may not: sessions, settings, second factors.
  expect(await refused('GET', '/api/my/notification-choices')).toBe('KEY_NOT_ENOUGH')
  expect(await refused('GET', '/api/my/notifications')).toBe('KEY_NOT_ENOUGH')
})

test('no key manages keys: the right is not given to one, and one that has it from before lists and makes none', async () => {
  const employer = await server.as(Role.employer)
  const asked = { name: 'x', rights: ['api-key:edit', 'case:read'], days: 1 }
  const { status, body } = await employer.post('/api/api-keys', asked)
  expect([status, body.error.code, body.error.message]).toEqual([
    400,
    'NOT_FOR_KEYS',
    'rights: A key can’t manage keys or how people sign in, and can’t do what needs a password.',
  ])
  expect(JSON.stringify((await employer.get('/api/api-keys')).body.rights)).not.toContain('api-key:edit')
  const { shownOnce, id } = await madeKey(Role.employer, ['case:read'])
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(`update api_keys set rights = rights || array['api-key:edit'] where id = $1`, [id]),
  )
  for (const [method, given] of [['GET'], ['POST', { name: 'y', rights: ['case:read'], days: 1 }]] as const)
    expect((await withKey(shownOnce, method, '/api/api-keys', given)).body.error.code).toBe('KEY_NOT_ENOUGH')
})

test('a key of one tenant finds nothing of another, and rights nobody gave its maker are not given', async () => {
  const { shownOnce } = await madeKey(Role.employer, ['case:read', 'employee:read'])
  const foreign = await system().one<{ case: number; person: number }>(
    `select (select k.id from cases k join companies c on c.id = k.company_id where c.code = 'BLUE' order by k.id limit 1) as case,
            (select p.id from people p join companies c on c.id = p.company_id where c.code = 'LUMEN' order by p.id limit 1) as person`,
  )
  expect((await withKey(shownOnce, 'GET', `/api/cases/${foreign.case}`)).status).toBe(404)
  expect((await withKey(shownOnce, 'GET', `/api/people/${foreign.person}`)).status).toBe(404)
  const tooMuch = await (await server.as(Role.employer)).post('/api/api-keys', {
    name: 'x',
    rights: ['news:write'],
    days: 1,
  })
  expect([tooMuch.status, tooMuch.body.error.code]).toEqual([400, 'NOT_YOURS'])
  expect((await (await server.as(Role.employee)).get('/api/api-keys')).status).toBe(403)
})

test('a key that was revoked, is over, was never made, or whose maker is gone opens nothing', async () => {
  const code = async (key: string) => {
    const { status: answered, body } = await withKey(key, 'GET', '/api/cases')
    return [answered, body.error?.code]
  }
  const revoked = await madeKey(Role.employer, ['case:read'])
  expect((await code(revoked.shownOnce))[0]).toBe(200)
  await (await server.as(Role.employer)).post(`/api/api-keys/${revoked.id}/revoke`, {})
  expect(await code(revoked.shownOnce)).toEqual([401, 'KEY_REVOKED'])
  const over = await madeKey(Role.employer, ['case:read'])
  const change = (text: string, id: number) =>
    server.services.database.transaction({ kind: 'system' }, (tx) => tx.run(text, [id]))
  await change(
    `update api_keys set created_at = created_at - interval '2 days', expires_at = now() - interval '1 day' where id = $1`,
    over.id,
  )
  expect(await code(over.shownOnce)).toEqual([401, 'KEY_EXPIRED'])
  const ended = await madeKey(Role.employer, ['case:read'])
  await change('update api_keys set role_id = 4 where id = $1', ended.id)
  expect(await code(ended.shownOnce)).toEqual([401, 'KEY_ENDED'])
  expect(await code('vck_nobody')).toEqual([401, 'NO_KEY'])
})

test('what a key changes is in the audit trail with the key, and too many calls are refused', async () => {
  const { shownOnce, prefix, id } = await madeKey(Role.lawFirm, ['email:send'])
  const sent = await withKey(shownOnce, 'POST', '/emailApi/email/sendEmailWithOutAttachment', {
    toEmailIds: 'attorney@visacare.demo',
  })
  expect([sent.status, sent.body]).toEqual([200, { posted: 1 }])
  const { reason } = await system().one<{ reason: string }>(
    `select reason from audit_events where operation = 'email.plain' order by at desc, seq desc limit 1`,
  )
  expect(reason).toContain(`API key ${prefix}`)
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run('update rate_limits set hits = 1200 where key = $1', [`api-key:${id}`]),
  )
  expect((await withKey(shownOnce, 'GET', '/api/api-key')).status).toBe(429)
})
