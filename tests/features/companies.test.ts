import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
})
afterAll(() => server?.stop())

type Row = { id: number; code: string; name: string; version: number }
const listed = async (who: number, query = '') => (await (await server.as(who)).get(`/api/companies${query}`)).body
const codes = async (who: number, query = '') => (await listed(who, query)).items.map(({ code }: Row) => code)
const idOf = async (code: string): Promise<number> =>
  (await listed(1, '?limit=100')).items.find((row: Row) => row.code === code).id
const system = () => server.services.database.read({ kind: 'system' })
const counted = (table: string) => system().one<{ n: number }>(`select count(*) as n from ${table}`)

let made = 0
const someone = (more: object = {}) => ({
  name: `acme widgets ${++made} inc`,
  email: `hr${made}@acme.example`,
  phone: '(212) 555-0100',
  ...more,
})

/** Runs something while mail cannot be posted. */
async function withoutMail<T>(work: () => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  await owner.query(
    `create function broken() returns trigger language plpgsql as $$ begin raise exception 'no mail'; end $$`,
  )
  await owner.query('create trigger broken before insert on outbox_mails for each row execute function broken()')
  try {
    return await work()
  } finally {
    await owner.query('drop trigger broken on outbox_mails')
    await owner.query('drop function broken()')
    await owner.end()
  }
}

describe('who sees which companies', () => {
  test('the provider all clients, a firm its own, an attorney those assigned, an assistant those of the attorney', async () => {
    expect(await codes(1)).toEqual(['BLUE', 'CORVID', 'LUMEN', 'NORTHWIND'])
    expect(await codes(10)).toEqual(['BLUE', 'CORVID', 'NORTHWIND'])
    expect(await codes(9)).toEqual(['BLUE', 'NORTHWIND'])
    expect(await codes(13)).toEqual(['BLUE', 'NORTHWIND'])
    expect(await codes(3)).toEqual(['NORTHWIND'])
    expect(await codes(4)).toEqual(['NORTHWIND'])
    expect((await (await server.as(5)).get('/api/companies')).status).toBe(403)
  })

  test('the totals are those of the own scope, kept by the writes', async () => {
    for (const [who, total] of [
      [1, 4],
      [10, 3],
      [9, 2],
      [3, 1],
    ] as const) {
      expect((await listed(who)).total).toBe(total)
    }
  })

  test('a company out of sight reads as not found, whatever is asked of it', async () => {
    const [lumen, corvid] = [await idOf('LUMEN'), await idOf('CORVID')]
    for (const [who, id] of [
      [10, lumen],
      [9, corvid],
      [13, corvid],
      [3, lumen],
    ] as const) {
      const client = await server.as(who)
      expect((await client.get(`/api/companies/${id}`)).status).toBe(404)
      expect((await client.get(`/loginapi/api/getCompanyDetails/${id}`)).status).toBe(404)
      expect((await client.get(`/api/companies/${id}/history`)).status).toBe(404)
      expect((await client.get(`/api/companies/${id}/signature`)).status).toBe(404)
    }
    const firm = await server.as(10)
    expect((await firm.put(`/api/companies/${lumen}`, { city: 'Boston' })).status).toBe(404)
    expect((await firm.post(`/api/companies/${lumen}/status`, { status: 'Inactive' })).status).toBe(404)
    expect((await firm.get('/api/companies?lawFirmId=999999')).status).toBe(404)
  })

  test('the list pages by key, searches in names and addresses, filters and sorts', async () => {
    const first = await listed(1, '?limit=3')
    expect(first.items).toHaveLength(3)
    const second = await listed(1, `?limit=3&after=${first.next}`)
    expect([second.items.map(({ code }: Row) => code), second.next]).toEqual([['NORTHWIND'], null])
    expect(await codes(1, '?search=ROBOT')).toEqual(['CORVID'])
    expect(await codes(1, '?search=lumenfoods')).toEqual(['LUMEN'])
    expect(await codes(1, '?search=%25')).toEqual([])
    expect(await codes(1, '?status=Inactive')).toEqual([])
    expect(await codes(1, '?sort=-name&limit=1')).toEqual(['NORTHWIND'])
    expect(await codes(1, '?sort=id&limit=1')).toEqual(['NORTHWIND'])
  })
})

describe('creating a company', () => {
  test('under the specification’s names: company, administrator and mail in one call', async () => {
    const firm = await server.as(10)
    const attorney = (await firm.get('/api/users?roleId=9')).body.items[0]
    const { status, body } = await firm.post(
      `/formtypesApi/formtypes/createVmCompanyProfile?attorneyId=${attorney.id}`,
      {
        employeeId: 0,
        employerName: 'orion  labs llc',
        emailId: 'people@orionlabs.example',
        password: 'Quiet@River77',
        confirmPassword: 'Quiet@River77',
        streetName: '12 Elm Street',
        aptSteFlr: 'Apt',
        aptSteFlrNumber: '4B',
        city: 'Austin',
        state: 'NA',
        country: 'USA',
        daytimePhoneNumber: '(512) 555-0199',
        phoneCountryCode: '+1',
        attnLastName: 'moreno',
        attnFirstName: 'ana',
        fein: '741234567',
        dateOfIncor: null,
        grossIncome: '1250000.50',
        netIncome: '0',
        isEmprViolator: 'No',
        isEmprAtorney: 'Yes',
        subcriptionname: 'GOLD',
        roleId: 18616,
        diyAccess: 'Y',
        companyDetails: { noOfEmployees: 60, noofH1bEmployees: 9 },
        h1bQuestions: { highereducationinstitution: true },
      },
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      employerName: 'ORION LABS LLC',
      employerCode: 'ORION',
      emailId: 'people@orionlabs.example',
      employerUserName: 'people@orionlabs.example',
      aptSteFlr: 'APT',
      isApt: true,
      isSte: false,
      state: 'NA',
      country: 'USA',
      daytimePhoneNumber: '+15125550199',
      attnLastName: 'MORENO',
      attnFirstName: 'Ana',
      fein: '74-1234567',
      grossIncome: '1250000.5',
      noOfEmployees: 60,
      h1bdependent: false,
      isEmprH1bDependent: 'No',
      isEmprViolator: 'No',
      willfulviolator: false,
      isEmprAtorneyShow: true,
      highereducationinstitution: true,
      morethan50perUS: true,
      morethan50perh1bl1a: false,
      moreThan25PerUS: true,
      byLaw: { h1bdependent: true },
      warnings: ['Exactly 15 %: 20 CFR 655.736 treats this employer as H-1B-dependent.'],
      subcriptionname: 'GOLD',
      diyAccess: 'Y',
      roleId: 3,
      message: 'New Employer Added Successfully.',
    })
    expect(JSON.stringify(body)).not.toContain('Quiet@River77')
    expect(await codes(9)).toContain('ORION')
    const standing = await system().one(
      `select (select count(*) from representations r where r.company_id = c.id and r.law_firm_id = c.law_firm_id) as firms,
              (select count(*) from assignments a where a.company_id = c.id and a.user_id = $2) as attorneys
         from companies c where c.id = $1`,
      [body.employeeId, attorney.id],
    )
    expect(standing).toEqual({ firms: 1, attorneys: 1 })
  })

  test('the typed password works once, and the mailed link lets the owner choose another', async () => {
    const admin = await server.as(1)
    const input = someone({ password: 'Quiet@River77', confirmPassword: 'Quiet@River77' })
    expect((await admin.post('/api/companies', input)).status).toBe(200)
    const visitor = server.visitor()
    expect((await visitor.signIn(input.email, 'Quiet@River77')).body.FIRSTLOGIN).toBe('Yes')
    const [mail] = (await admin.get(`/api/outbox?search=${input.email}`)).body.items
    const { text } = (await admin.post(`/api/outbox/${mail.id}/open`)).body
    expect(text).not.toContain('Quiet@River77')
    const actcode = /forgotPasswordUpdate\/([\w-]+)/.exec(text)?.[1]
    const chosen = { actcode, password: 'Green@Meadow88', confirmPassword: 'Green@Meadow88' }
    expect((await server.visitor().post('/loginapi/api/resetpassword', chosen)).status).toBe(200)
    expect((await server.visitor().signIn(input.email, 'Green@Meadow88')).body).toMatchObject({
      FIRSTLOGIN: 'No',
      landing: '/clientDashboard',
    })
  })

  test('an address that a company or an account has already is refused, and the check says so before', async () => {
    const admin = await server.as(1)
    const input = someone()
    await admin.post('/api/companies', input)
    const taken = { status: 409, body: { error: { code: 'EMAIL_TAKEN', message: 'Email Id already exist' } } }
    expect(await admin.post('/api/companies', someone({ email: input.email.toUpperCase() }))).toMatchObject(taken)
    expect(await admin.post('/api/companies', someone({ email: 'employee@visacare.demo' }))).toMatchObject(taken)
    const asked = async (email: string) => (await admin.get(`/api/companies/email-taken?email=${email}`)).body.taken
    expect([
      await asked('HR@northwind.demo'),
      await asked('attorney@visacare.demo'),
      await asked('new@acme.example'),
    ]).toEqual([true, true, false])
    expect((await (await server.as(3)).get('/api/companies/email-taken?email=a@b.example')).status).toBe(403)
  })

  test('two companies at once get two codes', async () => {
    const admin = await server.as(1)
    const names = ['zephyr one', 'zephyr two', 'zephyr three']
    const replies = await Promise.all(
      names.map((name) =>
        admin.post('/api/companies', someone({ name, email: `${name.replace(' ', '.')}@z.example` })),
      ),
    )
    expect(replies.map(({ body }) => body.code).sort()).toEqual(['ZEPHYR', 'ZEPHYR-2', 'ZEPHYR-3'])
  })

  test('a failing mail, a weak password or a bad field leaves nothing half-made', async () => {
    const admin = await server.as(1)
    const tables = [
      'companies',
      'users',
      'fact_documents',
      'fact_changes',
      'outbox_mails',
      'representations',
      'action_codes',
    ]
    const before = await Promise.all(tables.map(counted))
    expect((await withoutMail(() => admin.post('/api/companies', someone()))).status).toBe(500)
    const weak = await admin.post('/api/companies', someone({ password: 'short' }))
    expect(weak).toMatchObject({ status: 400, body: { error: { message: 'Password Policy error' } } })
    const mismatch = await admin.post('/api/companies', someone({ password: 'Quiet@River77', confirmPassword: 'x' }))
    expect(mismatch.body.error.fields).toEqual({ confirmPassword: 'Password not matched' })
    const bad = await admin.post('/api/companies', someone({ fein: '12', zipCode: 'x', employees: -1 }))
    expect(Object.keys(bad.body.error.fields).sort()).toEqual(['employees', 'fein', 'zipCode'])
    expect((await admin.post('/api/companies', { phone: '1' })).body.error.fields).toMatchObject({
      name: 'Field is required',
      email: 'Field is required',
    })
    expect((await admin.post('/api/companies', someone({ email: 'hr@acme' }))).body.error.fields.email).toBe(
      'Email Id Not a Valid Format',
    )
    expect(await Promise.all(tables.map(counted))).toEqual(before)
  })

  test('a firm and an attorney create for their own firm only; the provider names one, or only its attorney', async () => {
    const [admin, firm, attorney] = [await server.as(1), await server.as(10), await server.as(9)]
    const other = await server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.one<{ id: number }>(`insert into law_firms (code, name) values ('OTHER', 'OTHER FIRM') returning id`),
    )
    expect((await firm.post('/api/companies', someone({ lawFirmId: other.id }))).status).toBe(404)
    const own = (await attorney.post('/api/companies', someone())).body
    expect(own).toMatchObject({ attorneys: [{ name: 'Miriam LANE' }], lawFirmName: 'HARBOR & LANE IMMIGRATION LLP' })
    const lane = own.attorneys[0].id
    expect((await admin.post('/api/companies', someone({ attorneyId: lane }))).body.lawFirmId).toBe(own.lawFirmId)
    expect((await admin.post('/api/companies', someone({ attorneyId: lane, lawFirmId: other.id }))).status).toBe(404)
    expect((await admin.post('/api/companies', someone({ lawFirmId: other.id }))).body.lawFirmId).toBe(other.id)
    expect((await (await server.as(3)).post('/api/companies', someone())).status).toBe(403)
    expect((await (await server.as(13)).post('/api/companies', someone())).status).toBe(403)
  })

  test('the chain may be called step by step, and a second call answers the existing record', async () => {
    const firm = await server.as(10)
    const step = {
      companyName: 'Delta Tools',
      address1: '1 Main Street',
      city: 'Reno',
      zipCode: '89501',
      aptSteFlr: 'STE',
    }
    const company = (await firm.post('/loginapi/api/addNewCompanyDetails', { ...step, emailId: 'hr@delta.example' }))
      .body
    expect(company).toMatchObject({
      companyName: 'DELTA TOOLS',
      companyCode: 'DELTA',
      address1: '1 Main Street',
      isSte: true,
    })
    const again = await firm.post('/loginapi/visacare/api/addNewCompanyDetails', {
      ...step,
      emailId: 'HR@delta.example',
    })
    expect(again.body.companyAutoId).toBe(company.companyAutoId)
    const account = {
      employerName: 'Delta Tools',
      employerCode: 'DELTA',
      emailId: 'hr@delta.example',
      roleId: 18616,
      userName: '',
    }
    const user = (await firm.post('/loginapi/api/addNewCreateCorporateUserDetails', account)).body
    expect(user).toMatchObject({
      userId: 'hr@delta.example',
      roleId: 3,
      companyAutoId: company.companyAutoId,
      status: 'Invited',
    })
    expect((await firm.post('/loginapi/api/addNewCreateCorporateUserDetails', account)).body.id).toBe(user.id)
    const second = await firm.post('/loginapi/api/addNewCreateCorporateUserDetails', {
      ...account,
      emailId: 'two@delta.example',
    })
    expect(second).toMatchObject({ status: 409, body: { error: { code: 'HAS_ACCOUNT' } } })
    const foreign = await firm.post('/loginapi/api/addNewCompanyDetails', { ...step, emailId: 'hr@lumenfoods.demo' })
    expect(foreign).toMatchObject({ status: 409, body: { error: { code: 'EMAIL_TAKEN' } } })
    const saved = await firm.post('/loginapi/api/saveCorporateDetails', {
      companyAutoId: company.companyAutoId,
      city: 'Sparks',
    })
    expect(saved.body).toMatchObject({ city: 'Sparks', companyName: 'DELTA TOOLS' })
    const added = await firm.post('/loginapi/api/saveCorporateDetails', {
      companyName: 'Epsilon',
      emailId: 'hr@epsilon.example',
    })
    expect(added.body.companyCode).toBe('EPSILON')
    const employer = await server.as(3)
    expect((await employer.post('/loginapi/api/saveCorporateDetails', { companyName: 'Zeta' })).status).toBe(403)
  })
})

describe('changing a company', () => {
  test('what is left out stays; the version guards; the history tells who answered what', async () => {
    const employer = await server.as(3)
    const id = await idOf('NORTHWIND')
    const before = (await employer.get(`/api/companies/${id}`)).body
    expect(before).toMatchObject({ city: 'Boston', h1bDependent: false, byLaw: { h1bDependent: true } })
    const changed = await employer.put(`/api/companies/${id}`, {
      h1bEmployees: 10,
      city: 'Salem',
      version: before.version,
    })
    expect(changed.body).toMatchObject({
      city: 'Salem',
      street: before.street,
      h1bDependent: true,
      numbers: { employees: 60, h1bEmployees: 10, affiliates: 0 },
      warnings: [],
      version: before.version + 1,
    })
    const late = await employer.put(`/api/companies/${id}`, { city: 'Late', version: before.version })
    expect(late).toMatchObject({
      status: 409,
      body: { error: { code: 'STALE', details: { current: { city: 'Salem' } } } },
    })
    const { items } = (await employer.get(`/api/companies/${id}/history?fact=company.city`)).body
    expect(items[0]).toMatchObject({
      label: 'City',
      before: { value: 'Boston' },
      after: { value: 'Salem' },
      byName: 'Lucía ROMERO',
    })
    const firm = await server.as(10)
    const aliased = await firm.call('PUT', '/formtypesApi/formtypes/updateVmCompanyProfile', {
      employeeId: id,
      signTitle: 'CEO',
    })
    expect(aliased.body).toMatchObject({ employeeId: id, signTitle: 'CEO', city: 'Salem' })
  })

  test('affiliates are combined with the company', async () => {
    const admin = await server.as(1)
    const { body } = await admin.get(`/api/companies/${await idOf('CORVID')}`)
    expect(body).toMatchObject({ numbers: { employees: 36, h1bEmployees: 8, affiliates: 1 }, h1bDependent: false })
  })

  test('an employer changes neither its plan nor another company’s address; an assistant changes nothing', async () => {
    const employer = await server.as(3)
    const id = await idOf('NORTHWIND')
    expect((await employer.put(`/api/companies/${id}`, { subscription: 'PLATINUM' })).body.error.code).toBe(
      'PLAN_NOT_ALLOWED',
    )
    expect((await employer.put(`/api/companies/${id}`, { subscription: 'SILVER', diyAccess: 'N' })).status).toBe(200)
    expect((await employer.put(`/api/companies/${id}`, { email: 'HR@lumenfoods.demo' })).body.error.message).toBe(
      'Email Id already exist',
    )
    expect((await (await server.as(4)).put(`/api/companies/${id}`, { city: 'Lynn' })).status).toBe(403)
    expect((await (await server.as(9)).put(`/api/companies/${id}`, { city: 'Lynn' })).status).toBe(403)
  })

  test('the provider switches a company off and on and notes its payment method', async () => {
    const admin = await server.as(1)
    const id = await idOf('CORVID')
    expect((await admin.post(`/api/companies/${id}/status`, { status: 'Inactive' })).body.status).toBe('Inactive')
    expect(await codes(1, '?status=Inactive')).toEqual(['CORVID'])
    expect((await admin.post(`/api/companies/${id}/status`, { status: 'Active' })).body.status).toBe('Active')
    expect(
      (await admin.post(`/api/companies/${id}/transaction-details`, { added: true })).body.transactionDetailsAdded,
    ).toBe(true)
    expect((await (await server.as(2)).post(`/api/companies/${id}/transaction-details`, { added: false })).status).toBe(
      403,
    )
    const own = await system().one<{ id: number }>(`select id from companies where code = 'IMMLAWS'`)
    expect((await admin.post(`/api/companies/${own.id}/status`, { status: 'Inactive' })).body.error.code).toBe(
      'PROVIDER',
    )
  })

  test('a company that changes its firm is counted with the new one', async () => {
    const before = (await listed(10)).total
    const moved = (await (await server.as(10)).post('/api/companies', someone())).body
    expect((await listed(10)).total).toBe(before + 1)
    await server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run('update companies set law_firm_id = null where id = $1', [moved.id]),
    )
    expect((await listed(10)).total).toBe(before)
    expect((await (await server.as(10)).get(`/api/companies/${moved.id}`)).status).toBe(404)
  })
})

describe('the signature', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const form = (content: Uint8Array<ArrayBuffer>, name: string) => {
    const data = new FormData()
    data.set('file', new Blob([content]), name)
    return data
  }

  test('is stored sealed, replaced, read by those who see the company, and taken away', async () => {
    const employer = await server.as(3)
    const url = `/api/companies/${await idOf('NORTHWIND')}/signature`
    expect((await employer.get(url)).status).toBe(404)
    expect((await employer.post(url, form(PNG, 'my signature.png'))).body.hasSignature).toBe(true)
    expect((await employer.post(url, form(PNG, 'second.png'))).status).toBe(200)
    expect((await system().one<{ n: number }>(`select count(*) as n from files where purpose = 'signature'`)).n).toBe(1)
    for (const who of [1, 3, 4, 9, 10]) {
      const { status, headers } = await (await server.as(who)).get(url)
      expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
    }
    expect((await (await server.as(4)).post(url, form(PNG, 'x.png'))).status).toBe(403)
    expect((await employer.delete(url)).body.hasSignature).toBe(false)
    expect((await employer.get(url)).status).toBe(404)
  })

  test('is a picture and nothing else', async () => {
    const employer = await server.as(3)
    const url = `/api/companies/${await idOf('NORTHWIND')}/signature`
    const refused = async (content: Uint8Array<ArrayBuffer>, name: string) => {
      const { status, body } = await employer.post(url, form(content, name))
      return [status, body.error?.code]
    }
    expect(await refused(Buffer.from('%PDF-1.7'), 'a.png')).toEqual([400, 'FILE_CONTENT'])
    expect(await refused(PNG, 'a.gif')).toEqual([400, 'FILE_TYPE'])
    expect(await refused(PNG, 'a.jpg')).toEqual([400, 'FILE_CONTENT'])
    expect(await refused(Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024)]), 'a.png')).toEqual([413, 'FILE_TOO_LARGE'])
    expect((await employer.post(url)).status).toBe(400)
  })
})

test('the lists of the specification answer whole profiles of the own scope', async () => {
  const employer = await server.as(3)
  for (const path of [
    '/formtypesApi/vmCompanyProfileDetails/getAllVmCompanyProfileDetails',
    '/loginapi/api/getallCompanyAdditionalDetails',
  ]) {
    const { status, body } = await employer.get(path)
    expect([status, body.total, body.items.length]).toEqual([200, 1, 1])
    expect(body.items[0]).toMatchObject({ noOfEmployees: 60, subcriptionname: 'SILVER', isEmprAtorney: 'Yes' })
  }
  const id = await idOf('NORTHWIND')
  const own = await employer.get(`/formtypesApi/formtypes/getVmCompanyProfileDetailsById/${id}`)
  expect(own.body).toMatchObject({ employerCode: 'NORTHWIND', streetName: '200 Harbor Street' })
})
