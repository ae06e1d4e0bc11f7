import { expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { attorneysOf } from './support/attorneys.ts'

const server = serverOfFile()
const { system, companyId } = recordsOf(server)
const { userId, miriam } = attorneysOf(server)

type Named = { name: string }

const companyNames = async (who: number | string, query = '') =>
  (await (await server.as(who)).get(`/api/attorneys/companies${query}`)).body.items.map(({ name }: Named) => name)

test('an attorney sees only the companies assigned, an assistant those of the attorney', async () => {
  const [admin, firm, northwind, corvid] = [
    await server.as(1),
    await server.as(10),
    await companyId('NORTHWIND'),
    await companyId('CORVID'),
  ]
  expect(await companyNames(10)).toEqual(['BLUE HARBOR HEALTH', 'CORVID ROBOTICS', 'NORTHWIND ANALYTICS'])
  expect(await companyNames(9)).toEqual(['BLUE HARBOR HEALTH', 'NORTHWIND ANALYTICS'])
  expect(await companyNames(13)).toEqual(['BLUE HARBOR HEALTH', 'NORTHWIND ANALYTICS'])
  expect(await companyNames(1, '?without=nobody')).toEqual(['CORVID ROBOTICS', 'LUMEN FOODS'])
  for (const role of [9, 13]) {
    const client = await server.as(role)
    expect((await client.get(`/api/companies/${corvid}/attorneys`)).status).toBe(404)
    expect((await client.get(`/api/attorneys?companyId=${corvid}`)).status).toBe(404)
    expect((await client.get(`/api/companies/${northwind}/attorneys`)).status).toBe(200)
  }
  const assigned = await firm.post('/api/attorneys/assignments', {
    attorneyIds: [await miriam()],
    companyIds: [corvid, northwind],
  })
  expect(assigned.body).toEqual({ changed: 1 })
  expect(await companyNames(13)).toContain('CORVID ROBOTICS')
  const trail = await admin.get(`/api/audit-trail?companyId=${corvid}&operation=attorneys.assign`)
  expect(trail.body.items).toMatchObject([{ subject: `company:${corvid}`, after: { attorneyIds: [await miriam()] } }])

  const ended = await firm.post('/api/attorneys/assignments/end', { attorneyIds: await miriam(), companyIds: corvid })
  expect(ended.body).toEqual({ changed: 1 })
  expect(await companyNames(9)).not.toContain('CORVID ROBOTICS')
})

test('who loses a company leaves it at once, and so do their assistants', async () => {
  const firm = await server.as(10)
  const blue = await companyId('BLUE')
  const assistant = await server.as(13)
  expect((await assistant.post('/api/session/company', { companyId: blue })).status).toBe(200)
  const pair = { attorneyIds: [await miriam()], companyIds: [blue] }
  await firm.post('/api/attorneys/assignments/end', pair)
  expect(await system().rows('select 1 from sessions where selected_company_id = $1', [blue])).toEqual([])
  expect(await companyNames(13)).toEqual(['NORTHWIND ANALYTICS'])
  await firm.post('/api/attorneys/assignments', pair)
})

test('only clients of the own firm are assigned, and only to its attorneys', async () => {
  const admin = await server.as(1)
  const firm = await server.as(10)
  const lumen = await companyId('LUMEN')
  const pair = { attorneyIds: [await miriam()], companyIds: [lumen] }
  expect((await firm.post('/api/attorneys/assignments', pair)).status).toBe(404)
  const provider = await admin.post('/api/attorneys/assignments', pair)
  expect(provider).toMatchObject({
    status: 409,
    body: { error: { code: 'OTHER_FIRM', details: { companies: ['LUMEN FOODS'] } } },
  })
  const assistant = {
    attorneyIds: [await userId('attorneyassistant@visacare.demo')],
    companyIds: [await companyId('CORVID')],
  }
  expect((await firm.post('/api/attorneys/assignments', assistant)).status).toBe(404)
  expect((await (await server.as(9)).post('/api/attorneys/assignments', pair)).status).toBe(403)
})

test('an employer sees who stands for the company, and no further', async () => {
  const employer = await server.as(3)
  const { body } = await employer.get(`/api/companies/${await companyId('NORTHWIND')}/attorneys`)
  expect(body).toMatchObject({ lawFirmName: 'HARBOR & LANE IMMIGRATION LLP' })
  const lane = body.items.find(({ lastName }: { lastName: string }) => lastName === 'LANE')
  expect(lane).toMatchObject({
    firstName: 'Miriam',
    email: 'attorney@visacare.demo',
    phone: '+16175550160',
    barStates: ['MA', 'NY'],
  })
  expect((await employer.get(`/api/companies/${await companyId('BLUE')}/attorneys`)).status).toBe(404)
  expect((await employer.get(`/api/attorneys/${await miriam()}`)).status).toBe(403)
  const admin = await server.as(1)
  const none = await admin.get(`/loginapi/api/getAttorneyDetailsByCompanyId/${await companyId('LUMEN')}`)
  expect(none.body).toMatchObject({ lawfirmId: null, items: [] })
})

test('the users of attorneys are listed with whom they assist, by firm, company and role', async () => {
  const firm = await server.as(10)
  const { items } = (await firm.get('/api/attorneys/users?limit=100')).body
  const dev = items.find(({ userName }: { userName: string }) => userName === 'attorneyassistant@visacare.demo')
  expect(dev).toMatchObject({ roleName: 'Attorney Assistant', assistsName: 'Miriam LANE', companies: 2 })
  const assistants = (await firm.get('/api/attorneys/users?roleId=13')).body.items
  expect(new Set(assistants.map(({ roleId }: { roleId: number }) => roleId))).toEqual(new Set([13]))
  const ofBlue = (await firm.get(`/api/attorneys/users?companyId=${await companyId('BLUE')}`)).body.items
  expect(ofBlue.map(({ lastName }: { lastName: string }) => lastName)).toEqual(['LANE', 'PATEL'])
  const ofMiriam = (await firm.get(`/api/attorneys/users?attorneyId=${await miriam()}`)).body
  expect(ofMiriam.total).toBe(2)
  expect((await (await server.as(13)).get('/api/attorneys/users')).body.total).toBe(2)
})
