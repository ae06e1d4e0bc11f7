import pg from 'pg'
import { expect, test } from 'vitest'
import { demoPasswordText } from '#app/demo/load.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { attorneysOf } from './support/attorneys.ts'

const server = serverOfFile()
const { system, companyId } = recordsOf(server)
const { userId, miriam } = attorneysOf(server)

const counts = () =>
  system().one(`select (select count(*) from users) as users, (select count(*) from fact_documents) as facts,
                       (select count(*) from assignments) as assignments, (select count(*) from outbox_mails) as mails`)

let made = 0

const someone = (more: object = {}) => ({
  email: `new.attorney${++made}@harborlane.example`,
  firstName: 'Ruth',
  lastName: 'Mbeki',
  ...more,
})

test('a firm creates an attorney: sign-in, licenses and account e-mail together', async () => {
  const firm = await server.as(10)
  const northwind = await companyId('NORTHWIND')
  const { status, body } = await firm.post('/api/attorneys', {
    email: 'Ruth.Mbeki@harborlane.example',
    firstName: 'ruth',
    lastName: 'mbeki',
    companyId: northwind,
    phone: '617-555-0170',
    mobilePhone: '(617) 555-0171',
    restriction: 'Not subject',
    licenses: [
      { state: 'ma', barNumber: ' 654321 ' },
      { state: 'CA', barNumber: 123456, authority: 'State Bar of California' },
    ],
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    firstName: 'Ruth',
    lastName: 'MBEKI',
    lawFirmName: 'HARBOR & LANE IMMIGRATION LLP',
    status: 'Invited',
    phone: '+16175550170',
    mobilePhone: '+16175550171',
    licenses: [
      { state: 'MA', barNumber: '654321' },
      { state: 'CA', barNumber: '123456' },
    ],
    firmAddress: '120 Water Street, STE 400, Boston, MA 02109',
    missingForG28: [],
    companies: [{ id: northwind, code: 'NORTHWIND' }],
  })
  const admin = await server.as(1)
  const [mail] = (await admin.get('/api/outbox?search=Ruth.Mbeki@harborlane.example')).body.items
  expect((await admin.post(`/api/outbox/${mail.id}/open`)).body.text).toContain('/forgotPasswordUpdate/')
  const [row] = (await firm.get('/api/attorneys?search=mbeki')).body.items
  expect(row).toMatchObject({ companies: 1, assistants: 0, barStates: ['CA', 'MA'], phone: '+16175550170' })
})

test('a failing e-mail leaves neither attorney, facts nor assignment behind', async () => {
  const firm = await server.as(10)
  const before = await counts()
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  await owner.query(
    `create function fail_mail() returns trigger language plpgsql as $$ begin raise exception 'no mail'; end $$`,
  )
  await owner.query('create trigger fail_mail before insert on outbox_mails for each row execute function fail_mail()')
  const failed = await firm.post('/api/attorneys', someone({ companyId: await companyId('BLUE') }))
  await owner.query('drop trigger fail_mail on outbox_mails')
  await owner.end()
  expect(failed.status).toBe(500)
  expect(await counts()).toEqual(before)
})

test('bar licenses are checked one by one', async () => {
  const firm = await server.as(10)
  const before = await counts()
  const problemOf = async (more: object) => (await firm.post('/api/attorneys', someone(more))).body.error.fields
  expect(await problemOf({ licenses: [{ state: 'XX', barNumber: '1' }] })).toEqual({
    licenses: 'license 1, Licensing state: XX is not a US state or territory.',
  })
  expect(await problemOf({ licenses: [{ state: 'MA', barNumber: '1' }, { state: 'NY' }] })).toEqual({
    licenses: 'license 2, Bar number: Field is required',
  })
  expect(
    await problemOf({
      licenses: [
        { state: 'MA', barNumber: '65-43' },
        { state: 'ma', barNumber: '6543' },
      ],
    }),
  ).toEqual({
    licenses: 'license 2 is in the list already: MA 6543',
  })
  expect(await problemOf({ restriction: 'Subject' })).toEqual({ restrictionExplained: 'Please explain the order.' })
  expect(await counts()).toEqual(before)
})

test('attorneys keep their own record, and nobody else’s', async () => {
  const attorney = await server.as(9)
  const id = await miriam()
  const before = (await attorney.get(`/api/attorneys/${id}`)).body
  expect(before).toMatchObject({ lastName: 'LANE', licenses: [{ state: 'MA' }, { state: 'NY' }], missingForG28: [] })
  const saved = await attorney.put(`/api/attorneys/${id}`, {
    version: before.version,
    middleName: 'joy',
    mobilePhone: '',
    licenses: [...before.licenses, { state: 'NJ', barNumber: '90210' }],
  })
  expect(saved.body).toMatchObject({ middleName: 'Joy', mobilePhone: null, version: before.version + 1 })
  expect(saved.body.licenses).toHaveLength(3)
  expect(await attorney.put(`/api/attorneys/${id}`, { fax: '', version: before.version })).toMatchObject({
    status: 409,
  })
  const labels = (await attorney.get(`/api/attorneys/${id}/history`)).body.items.slice(0, 3)
  expect(labels).toContainEqual(
    expect.objectContaining({
      label: 'Bar licenses',
      byName: 'Miriam LANE',
      after: expect.stringContaining('New Jersey · 90210'),
    }),
  )
  const other = await userId('ruth.mbeki@harborlane.example')
  expect((await attorney.get(`/api/attorneys/${other}`)).status).toBe(404)
  expect((await attorney.put(`/api/attorneys/${other}`, { fax: '' })).status).toBe(404)
  expect((await attorney.get('/api/attorneys')).body.items).toMatchObject([{ id }])
  const assistant = await server.as(13)
  expect((await assistant.get(`/api/attorneys/${id}`)).body.lastName).toBe('LANE')
  expect((await assistant.put(`/api/attorneys/${id}`, { fax: '' })).status).toBe(403)
})

test('the own record stays at hand while a company is selected', async () => {
  const attorney = await server.as(9)
  const id = await miriam()
  await attorney.post('/api/session/company', { companyId: await companyId('NORTHWIND') })
  expect((await attorney.get(`/api/attorneys/${id}`)).body.licenses).toHaveLength(3)
  expect((await attorney.put(`/api/attorneys/${id}`, { onlineAccount: '' })).status).toBe(200)
  await attorney.post('/api/session/company', { companyId: null })
})

test('another e-mail address needs the password again and must be free', async () => {
  const firm = await server.as(10)
  const { id } = (await firm.post('/api/attorneys', someone())).body
  expect(await firm.put(`/api/attorneys/${id}`, { email: 'employer@visacare.demo' })).toMatchObject({
    status: 409,
    body: { error: { fields: { email: 'Email Id already exist' } } },
  })
  server.clock.advance(6 * 60_000)
  const late = await firm.put(`/api/attorneys/${id}`, { email: 'moved@harborlane.example' })
  expect(late).toMatchObject({ status: 403, body: { error: { code: 'CONFIRM_PASSWORD' } } })
  await firm.post('/api/session/confirm', { password: demoPasswordText })
  const moved = await firm.put(`/api/attorneys/${id}`, { email: 'moved@harborlane.example' })
  expect(moved.body.email).toBe('moved@harborlane.example')
  const admin = await server.as(1)
  expect((await admin.get('/api/outbox?search=moved@harborlane.example')).body.items).toHaveLength(1)
})

test('the specification’s steps make an attorney and the users of an attorney', async () => {
  const admin = await server.as(1)
  const { lawFirmId } = (await admin.get(`/api/attorneys/${await miriam()}`)).body
  const input = {
    emailId: 'ines.sol@harborlane.example',
    firstName: 'Ines',
    lastName: 'Sol',
    daytimePhoneNumber: '(617) 555-0180',
  }
  const first = await admin.post(`/formtypesApi/formtypes/createAttorney/${lawFirmId}`, input)
  expect(first.body).toMatchObject({
    emailId: 'ines.sol@harborlane.example',
    lawfirmId: lawFirmId,
    daytimePhoneNumber: '+16175550180',
  })
  const again = await admin.post(`/formtypesApi/formtypes/createAttorney/${lawFirmId}`, input)
  expect(again.body.id).toBe(first.body.id)

  const attorneyUser = {
    ...input,
    employeeId: 0,
    roleId: 9,
    userName: '',
    lawfirmId: lawFirmId,
    attorneyId: first.body.id,
    phone: '',
  }
  const account = await admin.post('/loginapi/api/addNewCreateAttorneyUserDetails', attorneyUser)
  expect(account.body).toMatchObject({ employeeId: first.body.id, attorneyId: first.body.id, roleId: 9 })
  const other = await admin.post('/loginapi/api/addNewCreateAttorneyUserDetails', {
    ...attorneyUser,
    emailId: 'other@harborlane.example',
  })
  expect(other).toMatchObject({ status: 409, body: { error: { code: 'HAS_ACCOUNT' } } })
  const assistant = { ...attorneyUser, emailId: 'help@harborlane.example', roleId: 13, phone: '(617) 555-0181' }
  const helper = await admin.post('/loginapi/api/addNewCreateAttorneyUserDetails', assistant)
  expect(helper.body).toMatchObject({ roleId: 13, attorneyId: first.body.id, phone: '+16175550181', status: 'Invited' })
  const wrongRole = await admin.post('/loginapi/api/addNewCreateAttorneyUserDetails', {
    ...assistant,
    emailId: 'x@harborlane.example',
    roleId: 3,
  })
  expect(wrongRole).toMatchObject({ status: 403, body: { error: { code: 'ROLE_NOT_ALLOWED' } } })

  const details = await admin.get(`/loginapi/api/getAttorneyDetails/${first.body.id}`)
  expect(details.body.assistants).toMatchObject([{ emailId: 'help@harborlane.example' }])
  const changed = await admin.put('/formtypesApi/formtypes/updateAttorney', {
    id: first.body.id,
    faxNumber: '(617) 555-0182',
  })
  expect(changed.body).toMatchObject({ faxNumber: '+16175550182', daytimePhoneNumber: '+16175550180' })
  expect((await admin.get(`/formtypesApi/formtypes/getAttorneyDetailsById/${first.body.id}`)).body.faxNumber).toBe(
    '+16175550182',
  )
})
