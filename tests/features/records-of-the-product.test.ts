import { expect, test } from 'vitest'
import { notify } from '#identity/notifications/server/notify.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()

test('case_type lists the 14 types and meter_category the old list, for every session', async () => {
  const employee = await server.as(5)
  const types = await employee.get('/loginapi/getCommonNameByMeterType?commonName=case_type')
  expect(types.body.items).toHaveLength(14)
  expect(types.body.items[3]).toMatchObject({ commonName: 'case_type', code: '4', value: 'PERM Application' })
  const meters = await employee.get('/loginapi/visacare/api/getCommonNameByMeterType/meter_category')
  expect(meters.body.items[0].value).toBe('Block Load')
  expect((await employee.get('/loginapi/getCommonNameByMeterType')).status).toBe(400)
  expect((await server.visitor().get('/loginapi/api/commondetails')).status).toBe(401)
})

test('common values are added, changed, switched off and deleted by those who may', async () => {
  const admin = await server.as(1)
  const assistant = await server.as(2)
  const added = await assistant.post('/loginapi/api/savecommondetails', { commonName: 'title', value: 'Dr.' })
  expect(added.body).toMatchObject({ position: 4, active: true, version: 1 })
  expect((await assistant.post('/api/common-details', { commonName: 'title', value: 'Dr.' })).body.error.code).toBe(
    'VALUE_TAKEN',
  )
  const { id } = added.body
  const off = await admin.post('/api/common-details', {
    id,
    commonName: 'title',
    value: 'Dr.',
    active: false,
    version: 1,
  })
  expect(off.body).toMatchObject({ active: false, position: 4, version: 2 })
  expect((await admin.post('/api/common-details', { id, commonName: 'title', value: 'Dr', version: 1 })).status).toBe(
    409,
  )
  expect((await admin.get('/api/common-details/title')).body.items).toHaveLength(3)
  expect((await assistant.delete(`/api/common-details/${id}`)).status).toBe(403)
  expect((await admin.delete(`/api/common-details/${id}`)).status).toBe(200)
  expect((await (await server.as(3)).post('/api/common-details', { commonName: 'title', value: 'X' })).status).toBe(403)
})

test('a notification reaches its user only, and is read once', async () => {
  const { services } = server
  const now = services.clock.now()
  const userId = await idOf('employee@visacare.demo')
  await services.database.transaction({ kind: 'system' }, async (db) => {
    const asSystem = <T>(_: string, work: () => Promise<T>) => work()
    const context = { db, now, services, asSystem, mail: async () => {} }
    const tell = (text: string, link: string) => notify(context, userId, { kind: 'imports', text, link })
    for (const text of ['First', 'Second', 'Third']) await tell(text, '/visacareMyCases')
    await expect(tell('Away', '//elsewhere.example')).rejects.toThrow('path of the product')
  })
  const employee = await server.as(5)
  const page = await employee.get('/api/my/notifications?limit=2')
  expect(page.body).toMatchObject({ unread: 3, total: 3, items: [{ text: 'Third', readAt: null }, { text: 'Second' }] })
  const rest = await employee.get(`/api/my/notifications?limit=2&after=${page.body.next}`)
  expect(rest.body).toMatchObject({ next: null, items: [{ text: 'First' }] })
  const [{ id }] = page.body.items
  expect((await (await server.as(3)).post(`/api/my/notifications/${id}/read`)).status).toBe(404)
  expect((await employee.post(`/api/my/notifications/${id}/read`)).body.readAt).not.toBeNull()
  expect((await employee.get('/api/my/notifications?unread=true')).body).toMatchObject({ unread: 2, total: 2 })
  expect((await employee.post('/api/my/notifications/read')).body).toEqual({ marked: 2 })
  expect((await (await server.as(3)).get('/api/my/notifications')).body).toMatchObject({ items: [], unread: 0 })
})

test('the administrator reads the outbox; opening a mail is on record and a mail can be sent again', async () => {
  const admin = await server.as(1)
  await (await server.as(3)).post('/api/users', {
    email: 'mail.me@northwind.example',
    firstName: 'Mail',
    lastName: 'Me',
    roleId: 4,
  })
  const { items } = (await admin.get('/api/outbox?search=mail.me@northwind.example')).body
  expect(items).toMatchObject([{ template: 'account-activation', subject: 'Your VisaCare account' }])
  expect(items[0]).not.toHaveProperty('body')
  const { id } = items[0]
  expect((await admin.post(`/api/outbox/${id}/open`)).body.text).toContain('Hello Mail')
  const events = (await admin.get(`/api/audit-trail?operation=outbox.open&subject=mail:${id}`)).body.items
  expect(events).toMatchObject([{ userName: 'admin@visacare.demo' }])
  expect((await admin.post(`/api/outbox/${id}/resend`)).body.status).toBe('waiting')
  expect((await admin.post('/api/outbox/999999/open')).status).toBe(404)
  for (const roleId of [2, 3, 10]) expect((await (await server.as(roleId)).get('/api/outbox')).status).toBe(403)
})

test('the audit trail shows each tenant its own events, newest first, with what changed', async () => {
  const employer = await server.as(3)
  await (await server.as(10)).put('/api/my/profile', { firstName: 'Grace', lastName: 'Harbor' })
  const saved = await employer.put('/api/my/profile', { firstName: 'Lucia', lastName: 'Romero' })
  const { id, companyId } = saved.body.user
  const own = (await employer.get('/api/audit-trail?limit=2')).body
  expect(own.items[0]).toMatchObject({
    operation: 'users.updateOwnProfile',
    subject: `user:${id}`,
    companyId,
    before: { firstName: 'Lucía' },
    after: { firstName: 'Lucia' },
  })
  const next = (await employer.get(`/api/audit-trail?limit=100&after=${own.next}`)).body
  expect(next.items.length).toBe(own.total - 2)
  for (const event of [...own.items, ...next.items]) expect(event.companyId).toBe(companyId)
  expect((await employer.get(`/api/audit-trail?companyId=${companyId + 1}`)).status).toBe(404)
  const firms = (await (await server.as(10)).get('/api/audit-trail')).body.items
  expect(firms.length).toBeGreaterThan(0)
  for (const event of firms) expect(event.tenant).toMatch(/^firm:/)
  const all = (await (await server.as(1)).get('/api/audit-trail?limit=200')).body.items
  expect(new Set(all.map(({ tenant }: { tenant: string }) => tenant)).size).toBeGreaterThan(2)
  expect((await (await server.as(5)).get('/api/audit-trail')).status).toBe(403)
})

test('every event is told in words, in the list, its file and its filter; an earlier release’s is taken apart', async () => {
  const employer = await server.as(3)
  await employer.get('/api/people/export')
  await employer.put('/api/my/notification-choices', {
    items: [{ kind: 'imports', inProduct: true, byEmail: false }],
  })
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(`select app.audit(now(), 'cases.shredPaper', null, c.id, null, '', null, null, '', '', '')
              from companies c where c.code = 'NORTHWIND'`),
  )
  const { items } = (await employer.get('/api/audit-trail?limit=3')).body
  expect(items).toMatchObject([
    { operation: 'cases.shredPaper', words: 'Cases: Shred paper' },
    { operation: 'notifications.saveChoices', words: 'Changed their notification choices' },
    { operation: 'exports.people', words: 'Exported employees and their families' },
  ])
  const file = await employer.get('/api/audit-trail/export?operation=notifications.saveChoices')
  expect(file.body).toContain('Changed their notification choices,notifications.saveChoices')
  const filter = (await employer.get('/api/audit-trail/operations')).body.items
  expect(filter).toContainEqual({ operation: 'cases.open', words: 'Opened a case' })

  const happened = await server.services.database
    .read({ kind: 'system' })
    .rows<{ operation: string }>('select distinct operation from audit_events')
  const known = new Set(filter.map(({ operation }: { operation: string }) => operation))
  expect(happened.map(({ operation }) => operation).filter((each) => !known.has(each))).toEqual(['cases.shredPaper'])
})

const idOf = async (userName: string): Promise<number> =>
  (await (await server.as(1)).get(`/api/users?search=${userName}`)).body.items[0].id
