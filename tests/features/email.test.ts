import { expect, test } from 'vitest'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()

const lastMail = () =>
  server.services.database
    .read({ kind: 'system' })
    .one<{ recipients: string[]; subject: string; template: string }>(
      'select recipients, subject, template from outbox_mails order by id desc limit 1',
    )

test('a message goes to people of the own company, by the specification’s path and names', async () => {
  const employer = await server.as(3)
  const reply = await employer.post('/emailApi/email/sendEmailWithOutAttachment', {
    toEmailIds: ['employee@visacare.demo'],
    subject: 'Passport, please',
    caseId: '116',
    password: 'Secret@123',
  })
  expect([reply.status, reply.body]).toEqual([200, { posted: 1 }])
  expect(await lastMail()).toEqual({
    recipients: ['employee@visacare.demo'],
    subject: 'Passport, please',
    template: 'message',
  })
})

test('an address of another company is as unknown as one that nobody has', async () => {
  const employer = await server.as(3)
  const other = await employer.post('/emailApi/email/sendEmailWithOutAttachment', { toEmailIds: 'hr@lumenfoods.demo' })
  const nobody = await employer.post('/emailApi/email/sendEmailWithOutAttachment', {
    toEmailIds: 'nobody@nowhere.example',
  })
  expect([other.status, other.body.error.code]).toEqual([400, 'UNKNOWN_RECIPIENT'])
  expect(nobody.body).toEqual(other.body)
})

test('an account that still waits gets a new one-time link instead of the text that was sent', async () => {
  const admin = await server.as(1)
  const waiting = await server.services.database
    .read({ kind: 'system' })
    .one<{ email: string }>(`select email from users where status = 'Invited' order by id limit 1`)
  const reply = await admin.post('/emailApi/email/employeeSetupEmail', {
    employeeEmail: waiting.email,
    passwordLink: 'https://evil.example/',
    caseId: 116,
  })
  expect(reply.body).toEqual({ posted: 1 })
  expect((await lastMail()).template).toBe('account-activation')
})

test('a case that is not there, files without one and nobody at all are refused with the field named', async () => {
  const employer = await server.as(3)
  const send = (body: object) =>
    employer.post('/emailApi/email/sendCaseCreationEmail', { toEmailIds: 'employee@visacare.demo', ...body })
  expect((await send({ caseId: 4711 })).status).toBe(404)
  expect((await send({ inputFileList: ['x'] })).body.error.message).toMatch(/^inputFileList:/)
  expect((await send({ toEmailIds: null })).body.error.message).toMatch(/^toEmailIds:/)
})

const template = (said: object) => ({
  ...{ name: 'How it stands', usedFor: 'message', subject: 'Case {{caseId}}' },
  ...{ body: 'Dear {{employeeName}},\n\n{{employerName}} waits: {{percentage}} %. Send {{docType}}.', ...said },
})
const ownCase = () =>
  server.services.database.read({ kind: 'system' }).one<{ id: number; number: string; personName: string }>(
    `select k.id, k.number, k.person_name as "personName" from cases k join companies c on c.id = k.company_id
      where c.code = 'NORTHWIND' and k.person_id is not null and k.employment_id is not null order by k.id limit 1`,
  )
const lumensAdministrator = async () =>
  (
    await server.services.database.read({ kind: 'system' }).one<{ name: string }>(
      `select u.user_name as name from users u join companies c on c.id = u.company_id
        where c.code = 'LUMEN' and u.role_id = 3 and u.status = 'Active' limit 1`,
    )
  ).name
async function lastText(): Promise<string> {
  const { id } = await server.services.database
    .read({ kind: 'system' })
    .one<{ id: number }>('select max(id) as id from outbox_mails')
  return (await (await server.as(1)).post(`/api/outbox/${id}/open`, {})).body.text
}

test('a company’s template speaks in its calls, with the values of the case, and a gap is refused', async () => {
  const employer = await server.as(3)
  const { id: caseId, number, personName } = await ownCase()
  expect((await employer.call('PUT', '/api/email-templates', template({}))).status).toBe(200)
  const send = (more: object) =>
    employer.post('/emailApi/email/sendEmailWithOutAttachment', {
      ...{ toEmailIds: 'employee@visacare.demo', caseId, ...more },
    })
  const gap = await send({})
  expect([gap.status, gap.body.error.code, gap.body.error.fields]).toEqual([
    ...[400, 'MISSING_VALUES', { emailTemplate: 'Not known: Document.' }],
  ])
  expect((await send({ docType: 'Passport' })).body).toEqual({ posted: 1 })
  expect((await lastMail()).subject).toBe(`Case ${number}`)
  expect(await lastText()).toContain(`Dear ${personName},`)
  expect((await send({ docType: 'Passport', emailTemplate: 'no such' })).body.error.code).toBe('UNKNOWN_TEMPLATE')
})

test('a template is its tenant’s: no other company and not its law firm lists, changes or speaks with it', async () => {
  const [mine] = (await (await server.as(3)).get('/api/email-templates')).body.items
  expect(mine.name).toBe('How it stands')
  for (const other of [await server.as(10), await server.as(1), await server.as(await lumensAdministrator())]) {
    const seen: { id: number }[] = (await other.get('/api/email-templates')).body.items
    expect(seen.map(({ id }) => id)).not.toContain(mine.id)
    expect((await other.call('PUT', '/api/email-templates', template({ id: mine.id }))).status).toBe(404)
    expect((await other.post(`/api/email-templates/${mine.id}/delete`, {})).status).toBe(404)
  }
  const firm = await server.as(10)
  expect(
    (await firm.post('/emailApi/email/sendEmailWithOutAttachment', { toEmailIds: 'attorney@visacare.demo' })).status,
  ).toBe(200)
  expect((await lastMail()).subject).toBe('A message from VisaCare')
})

test('the provider’s template stands in for tenants without one, and a waiting account keeps its one-time link', async () => {
  const admin = await server.as(1)
  const words = { usedFor: 'employee-setup', name: 'Welcome', subject: 'Welcome, {{userId}}', body: 'Glad you came.' }
  expect((await admin.call('PUT', '/api/email-templates', words)).status).toBe(200)
  const waiting = await server.services.database.read({ kind: 'system' }).one<{ email: string; user: string }>(
    `select u.email, u.user_name as user from users u join companies c on c.id = u.company_id
        where u.status = 'Invited' and c.code = 'NORTHWIND' order by u.id limit 1`,
  )
  const employer = await server.as(3)
  expect((await employer.post('/emailApi/email/employeeSetupEmail', { employeeEmail: waiting.email })).body).toEqual({
    posted: 1,
  })
  expect((await lastMail()).subject).toBe(`Welcome, ${waiting.user}`)
  const text = await lastText()
  expect(text).toContain('Glad you came.')
  expect(text).toContain('Choose your password')
})

test('a preview and a test show a real case and reach nobody but oneself; a field that is none is refused', async () => {
  const employer = await server.as(3)
  const { id: caseId, number, personName } = await ownCase()
  const { name: _name, usedFor: _usedFor, ...text } = template({})
  const shown = await employer.post('/api/email-templates/preview', { ...text, caseId })
  expect(shown.body).toMatchObject({ subject: `Case ${number}`, missing: ['Document'], unknown: [] })
  expect(shown.body.paragraphs[0]).toBe(`Dear ${personName},`)
  expect((await employer.post('/api/email-templates/test', { ...text, caseId })).body).toEqual({
    sentTo: 'employer@visacare.demo',
  })
  expect(await lastMail()).toMatchObject({ recipients: ['employer@visacare.demo'], subject: `Test: Case ${number}` })
  const wrong = await employer.call(
    'PUT',
    '/api/email-templates',
    template({ name: 'B', usedFor: '', body: '{{password}}' }),
  )
  expect([wrong.status, wrong.body.error.fields]).toEqual([400, { body: 'There is no field {{password}}.' }])
  const twice = await employer.call('PUT', '/api/email-templates', template({ name: 'Another' }))
  expect([twice.status, twice.body.error.code]).toEqual([409, 'CALL_TAKEN'])
})
