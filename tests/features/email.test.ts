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
