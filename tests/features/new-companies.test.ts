import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { companiesOf } from './support/companies.ts'

const server = serverOfFile()
const { system } = recordsOf(server)
const { codes, counted, someone } = companiesOf(server)

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
    const once = await admin.post('/api/companies', someone({ password: 'Quiet@River77', confirmPassword: '' }))
    expect([once.status, once.body.error?.fields]).toEqual([400, { confirmPassword: 'Password not matched' }])
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
