import { describe, expect, test } from 'vitest'
import { demoPasswordText } from '#app/demo/load.ts'
import { Role } from '#formats/roles.ts'
import { needsLookIn } from '#platform/operation/look-in.ts'
import { operations, rowsOf, send, serverForThisFile, signedInAs } from './support.ts'

// Promise 14: without a look-in the provider's staff changes nothing of a tenant, opens no file and sees no secret.
const server = serverForThisFile()
const guarded = operations.filter(needsLookIn)

test('what the provider does from its lists without a look-in is this, and nothing else', () => {
  expect(
    operations
      .filter(({ administers }) => administers)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([
    ...['cases.assign', 'cases.becomeLegal', 'cases.bulkAssign', 'cases.bulkOpenRenewals', 'cases.bulkRemind'],
    ...['cases.open', 'cases.readMessages', 'deadlines.addEvent', 'email.accountCreation', 'email.caseCreation'],
    ...[
      'email.employeeSetup',
      'email.employerSetup',
      'email.plain',
      'tenantArchives.confirmImport',
      'tenantArchives.invite',
    ],
  ])
  expect(guarded.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'people.reveal',
      'people.saveFacts',
      'documents.getFile',
      'documents.file',
      'caseForms.pdf',
      ...['questionnaires.open', 'questionnaires.history', 'questionnaires.copies', 'caseForms.view'],
      ...['people.history', 'people.employmentHistory', 'cases.changesSinceFiling'],
    ]),
  )
})

describe.each([Role.provider, Role.providerAssistant])('role %i', (roleId) => {
  test('is asked for a reason first, by every one of them', async () => {
    const staff = await signedInAs(server.current, roleId)
    await staff.post('/api/session/confirm', { password: demoPasswordText })
    for (const operation of guarded) {
      const { status, body } = await send(staff, operation)
      // A role without the right hears that before.
      expect([403, operation.name], JSON.stringify(body)).toEqual([status, operation.name])
      expect(['LOOK_IN_FIRST', 'FORBIDDEN'], operation.name).toContain(body.error.code)
    }
  })
})

test('inside a look-in a record is read and its numbers stay masked; the company reads who was there and why', async () => {
  const [person] = await rowsOf<{ id: number; companyId: number }>(
    server.current,
    `select p.id, p.company_id as "companyId" from people p join companies c on c.id = p.company_id
      where c.code = 'NORTHWIND' and p.household_person_id = p.id order by p.id limit 1`,
  )
  const admin = await signedInAs(server.current, Role.provider)
  await admin.post('/api/session/confirm', { password: demoPasswordText })
  const reveal = () => admin.post(`/api/people/${person?.id}/reveal`, { fact: 'person.ssn' })
  const history = () => admin.get(`/api/people/${person?.id}/history`)
  await admin.post('/api/session/company', { companyId: null })
  expect((await history()).body.error.code).toBe('LOOK_IN_FIRST')
  await admin.post('/api/session/company', { companyId: person?.companyId, reason: 'Asked by HR about a number' })
  expect((await history()).status).toBe(200)
  // Who sees numbers in full: attorney, attorney assistant, the company's administrator.
  expect((await reveal()).body.error.code).toBe('FORBIDDEN')
  const seen = (await (await signedInAs(server.current, Role.employer)).get('/api/look-ins')).body.items
  expect(seen[0]).toMatchObject({ reason: 'Asked by HR about a number' })
})

test('what people of a case write to each other staff reads inside a look-in only', async () => {
  const [file] = await rowsOf<{ id: number; companyId: number }>(
    server.current,
    `select k.id, k.company_id as "companyId" from cases k join companies c on c.id = k.company_id
      where c.code = 'NORTHWIND' and k.person_id is not null order by k.id desc limit 1`,
  )
  const employer = await signedInAs(server.current, Role.employer)
  await employer.post(`/api/cases/${file?.id}/messages`, { text: 'Between us and our attorney' })
  const admin = await signedInAs(server.current, Role.provider)
  await admin.post('/api/session/company', { companyId: null })
  const read = async () => (await admin.get(`/api/cases/${file?.id}`)).body
  const outside = await read()
  expect([outside.messages, outside.notes, outside.may.readRemarks]).toEqual([[], [], false])
  expect(outside.standing).not.toBe('')
  await admin.post('/api/session/company', { companyId: file?.companyId, reason: 'Asked by HR about a message' })
  const inside = await read()
  expect(inside.may.readRemarks).toBe(true)
  expect(JSON.stringify(inside.messages)).toContain('Between us and our attorney')
})

test('what staff changes as administration is listed for the company as a look-in is, and told its administrators', async () => {
  const [company] = await rowsOf<{ id: number }>(server.current, `select id from companies where code = 'NORTHWIND'`)
  const staff = await signedInAs(server.current, Role.providerAssistant)
  await staff.post('/api/session/confirm', { password: demoPasswordText })
  const created = await staff.post('/api/users', {
    ...{ email: 'new.admin@visacare.demo', userName: 'new.admin@visacare.demo', firstName: 'New', lastName: 'ADMIN' },
    ...{ roleId: Role.employer, companyId: company?.id },
  })
  expect(created.status, JSON.stringify(created.body)).toBe(200)
  const employer = await signedInAs(server.current, Role.employer)
  const { items } = (await employer.get('/api/look-ins')).body
  expect(items[0]).toMatchObject({ reason: 'Created a user', endedAt: expect.any(String) })
  const bell = (await employer.get('/api/my/notifications')).body
  expect(JSON.stringify(bell)).toContain('as administration: Created a user.')
  // Inside a look-in its reason stands for what is done in it.
  await staff.post('/api/session/company', { companyId: company?.id, reason: 'The company asked for help' })
  const before = (await employer.get('/api/look-ins')).body.items.length
  await staff.put(`/api/users/${created.body.id}`, { ...created.body, lastName: 'OTHER' })
  expect((await employer.get('/api/look-ins')).body.items).toHaveLength(before)
})
