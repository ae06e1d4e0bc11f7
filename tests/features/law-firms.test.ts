import pg from 'pg'
import { expect, test } from 'vitest'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()

const system = () => server.services.database.read({ kind: 'system' })
const counts = () =>
  system().one(`select (select count(*) from law_firms) as firms, (select count(*) from users) as users,
                       (select count(*) from fact_documents) as facts, (select count(*) from fact_changes) as changes,
                       (select count(*) from outbox_mails) as mails, (select count(*) from audit_events) as events`)
const demoFirm = () => system().one<{ id: number }>(`select id from law_firms where code = 'HARBOR'`)
const company = (code: string) => system().one<{ id: number }>('select id from companies where code = $1', [code])

let made = 0
const someFirm = (more: object = {}) => {
  made += 1
  return {
    name: `Whitfield ${made} Immigration LLP`,
    email: `office${made}@whitfield.example`,
    adminFirstName: 'ada',
    adminLastName: 'whitfield',
    ...more,
  }
}

test('a law firm, its administrator and the account e-mail are made together', async () => {
  const admin = await server.as(1)
  const { status, body } = await admin.post('/api/law-firms', {
    ...someFirm({ name: 'Oakes  & Rivera llp', email: 'office@oakes.example' }),
    adminEmail: 'Maria.Oakes@oakes.example',
    phone: '(212) 555-0101',
    street: '5 Pine Street',
    unitKind: 'Ste',
    unitNumber: '12',
    city: 'New York',
    state: 'ny',
    zipCode: '10005',
    fein: '133456789',
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    code: 'OAKES',
    name: 'OAKES & RIVERA LLP',
    subscription: 'SILVER',
    status: 'Active',
    phone: '+12125550101',
    unitKind: 'STE',
    state: 'NY',
    fein: '13-3456789',
    administrators: [{ firstName: 'Ada', lastName: 'WHITFIELD', roleId: 10, status: 'Invited' }],
  })
  const [mail] = (await admin.get('/api/outbox?search=Maria.Oakes@oakes.example')).body.items
  expect((await admin.post(`/api/outbox/${mail.id}/open`)).body.text).toContain('/forgotPasswordUpdate/')

  const second = await admin.post('/api/law-firms', someFirm({ name: 'Oakes Legal' }))
  expect(second.body.code).toBe('OAKES-2')
})

test('a chain that fails at its end leaves nothing half-made', async () => {
  const admin = await server.as(1)
  const before = await counts()
  const weak = await admin.post('/api/law-firms', someFirm({ password: 'short', confirmPassword: 'short' }))
  expect(weak).toMatchObject({
    status: 400,
    body: { error: { code: 'REFUSED', fields: { password: expect.any(String) } } },
  })
  expect(await counts()).toEqual(before)

  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  await owner.query(
    `create function fail_mail() returns trigger language plpgsql as $$ begin raise exception 'no mail'; end $$`,
  )
  await owner.query('create trigger fail_mail before insert on outbox_mails for each row execute function fail_mail()')
  expect((await admin.post('/api/law-firms', someFirm())).status).toBe(500)
  await owner.query('drop trigger fail_mail on outbox_mails')
  await owner.end()
  expect(await counts()).toEqual(before)
})

test('answers that cannot be read are named at their fields, and nothing is stored', async () => {
  const admin = await server.as(1)
  const before = await counts()
  const reply = await admin.post(
    '/api/law-firms',
    someFirm({ zipCode: '12', state: 'XX', phone: '123', unitKind: 'HUT' }),
  )
  expect(reply.status).toBe(400)
  expect(Object.keys(reply.body.error.fields).sort()).toEqual(['phone', 'state', 'unitKind', 'zipCode'])
  expect(await counts()).toEqual(before)
})

test('an address that has an account is refused with the product’s words', async () => {
  const admin = await server.as(1)
  const taken = { status: 409, body: { error: { message: 'Email Id already exist' } } }
  expect(await admin.post('/api/law-firms', someFirm({ email: 'EMPLOYER@visacare.demo' }))).toMatchObject(taken)
  expect(await admin.post('/api/law-firms', someFirm({ adminEmail: 'attorney@visacare.demo' }))).toMatchObject({
    ...taken,
    body: { error: { fields: { adminEmail: 'Email Id already exist' } } },
  })
})

test('the specification’s steps may be called one by one, and again', async () => {
  const admin = await server.as(1)
  const firm = { lawFirmName: 'Castell Law', emailId: 'desk@castell.example', streetName: '1 Main Street', state: 'NA' }
  const first = await admin.post('/formtypesApi/formtypes/createLawFirm', firm)
  expect(first.body).toMatchObject({
    lawFirmName: 'CASTELL LAW',
    lawFirmCode: 'CASTELL',
    subscription: 'SILVER',
    state: null,
  })
  const again = await admin.post('/formtypesApi/formtypes/createLawFirm', firm)
  expect(again.body.id).toBe(first.body.id)

  const user = {
    employerName: 'Castell Law',
    employerCode: 'CASTELL',
    roleId: 10,
    emailId: 'desk@castell.example',
    userName: 'desk@castell.example',
    password: '',
    subscription: 'SILVER',
  }
  const account = await admin.post('/loginapi/api/addNewCreateLawFirmUserDetails', user)
  expect(account.body).toMatchObject({
    emailId: 'desk@castell.example',
    employerCode: 'CASTELL',
    lawfirmId: first.body.id,
  })
  const partner = {
    ...user,
    emailId: 'partner@castell.example',
    userName: '',
    password: 'Quiet@River77',
    subscription: 'GOLD',
  }
  const further = await admin.post('/loginapi/visacare/api/addNewCreateLawFirmUserDetails', partner)
  expect(further.body).toMatchObject({ roleId: 10, status: 'Active', subscription: 'GOLD', lawfirmId: first.body.id })
  const visitor = server.visitor()
  expect((await visitor.signIn('partner@castell.example', 'Quiet@River77')).body.FIRSTLOGIN).toBe('Yes')

  const details = await admin.get(`/formtypesApi/formtypes/getLawFirmDetailsById/${first.body.id}`)
  expect(details.body).toMatchObject({
    emailId: 'desk@castell.example',
    streetName: '1 Main Street',
    subscription: 'GOLD',
  })
  const all = await admin.get('/formtypesApi/formtypes/getAllLawFirmDetails/?search=cast')
  expect(all.body.items.map((row: { lawFirmCode: string }) => row.lawFirmCode)).toEqual(['CASTELL'])
  const changed = await admin.put('/formtypesApi/formtypes/updateLawFirm', { id: first.body.id, city: 'Albany' })
  expect(changed.body).toMatchObject({ city: 'Albany', streetName: '1 Main Street' })
  const unknown = { ...user, employerCode: 'NOBODY', emailId: 'x@nobody.example' }
  expect((await admin.post('/loginapi/api/addNewCreateLawFirmUserDetails', unknown)).status).toBe(404)
})

test('a firm sees and changes only itself, and not its subscription', async () => {
  const firm = await server.as(10)
  const { id } = await demoFirm()
  const list = await firm.get('/api/law-firms')
  expect(list.body).toMatchObject({ total: 1, items: [{ id, attorneys: 1, companies: 3 }] })
  const { version } = (await firm.get(`/api/law-firms/${id}`)).body
  const saved = await firm.put(`/api/law-firms/${id}`, { phone: '(617) 555-0199', version })
  expect(saved.body).toMatchObject({ phone: '+16175550199', version: version + 1, zipCode: '02109' })
  const late = await firm.put(`/api/law-firms/${id}`, { phone: '(617) 555-0100', version })
  expect(late).toMatchObject({ status: 409, body: { error: { code: 'STALE', details: { current: { id } } } } })
  const gift = await firm.put(`/api/law-firms/${id}`, { subscription: 'PLATINUM' })
  expect(gift).toMatchObject({ status: 403, body: { error: { code: 'SUBSCRIPTION_NOT_YOURS' } } })
  expect((await firm.post('/api/law-firms', someFirm())).status).toBe(403)

  const [latest] = (await firm.get(`/api/law-firms/${id}/history`)).body.items
  expect(latest).toMatchObject({
    label: 'Phone',
    before: '(617) 555-0150',
    after: '(617) 555-0199',
    byName: 'Grace HARBOR',
  })
  expect((await (await server.as(9)).put(`/api/law-firms/${id}`, { city: 'Salem' })).status).toBe(403)
  expect((await (await server.as(3)).get('/api/law-firms')).status).toBe(403)
})

test('an inactive firm takes neither new users nor companies', async () => {
  const admin = await server.as(1)
  const { id } = (await admin.post('/api/law-firms', someFirm())).body
  expect((await admin.post(`/api/law-firms/${id}/status`, { status: 'Inactive' })).body.status).toBe('Inactive')
  const refused = { status: 409, body: { error: { code: 'FIRM_INACTIVE' } } }
  const user = { lawFirmId: id, email: 'late@whitfield.example', firstName: 'Late', lastName: 'Comer' }
  expect(await admin.post('/api/law-firms/users', user)).toMatchObject(refused)
  expect(await admin.post('/api/attorneys', user)).toMatchObject(refused)
  const lumen = await company('LUMEN')
  expect(await admin.put(`/api/companies/${lumen.id}/law-firm`, { lawFirmId: id })).toMatchObject(refused)
})

test('representation moves a company with its people, and whoever worked in it leaves it', async () => {
  const admin = await server.as(1)
  const firm = await server.as(10)
  const blue = await company('BLUE')
  const old = await demoFirm()
  const { id: lawFirmId } = (await admin.post('/api/law-firms', someFirm())).body
  expect((await firm.post('/api/session/company', { companyId: blue.id })).status).toBe(200)

  expect((await admin.put(`/api/companies/${blue.id}/law-firm`, { lawFirmId })).status).toBe(200)
  const people = await system().rows('select distinct law_firm_id as "lawFirmId" from people where company_id = $1', [
    blue.id,
  ])
  expect(people).toEqual([{ lawFirmId }])
  const history = await system().rows(
    `select law_firm_id as "lawFirmId", ended_at is null as present from representations where company_id = $1 order by id`,
    [blue.id],
  )
  expect(history).toEqual([
    { lawFirmId: old.id, present: false },
    { lawFirmId, present: true },
  ])
  expect(await system().rows('select 1 from assignments where company_id = $1', [blue.id])).toEqual([])
  const selected = await system().rows('select 1 from sessions where selected_company_id = $1', [blue.id])
  expect(selected).toEqual([])
  expect((await firm.get('/api/law-firms')).body.items).toMatchObject([{ id: old.id, companies: 2 }])
})

test('a firm can end representing a client, but not take or give one', async () => {
  const firm = await server.as(10)
  const corvid = await company('CORVID')
  const lumen = await company('LUMEN')
  const { id } = await demoFirm()
  expect((await firm.put(`/api/companies/${lumen.id}/law-firm`, { lawFirmId: id })).status).toBe(404)
  expect((await firm.put(`/api/companies/${corvid.id}/law-firm`, { lawFirmId: null })).status).toBe(200)
  expect((await firm.get(`/api/companies/${corvid.id}/attorneys`)).status).toBe(404)
  expect((await (await server.as(9)).put(`/api/companies/${corvid.id}/law-firm`, { lawFirmId: null })).status).toBe(403)
  const admin = await server.as(1)
  const provider = await company('IMMLAWS')
  const own = await admin.put(`/api/companies/${provider.id}/law-firm`, { lawFirmId: id })
  expect(own).toMatchObject({ status: 409, body: { error: { code: 'PROVIDER_COMPANY' } } })
})

test('the list pages by key', async () => {
  const admin = await server.as(1)
  const seen: string[] = []
  let after = ''
  for (let page = 0; page < 20; page++) {
    const { body } = await admin.get(`/api/law-firms?limit=2${after && `&after=${after}`}`)
    seen.push(...body.items.map((row: { name: string }) => row.name))
    if (body.next === null) break
    after = body.next
  }
  const all = (await admin.get('/api/law-firms?limit=100')).body
  expect(seen).toEqual(all.items.map((row: { name: string }) => row.name))
  expect(new Set(seen).size).toBe(all.total)
})
