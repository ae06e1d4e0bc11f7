import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Role } from '#formats/roles.ts'
import { type Mailbox, startMailbox } from '../../e2e/setup/mailbox.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

// The specification's e-mail calls about a real case, with its documents, through a real mail server (decisions §10).
let server: TestServer
let mailbox: Mailbox
let theCase: { id: number; number: string }
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
  mailbox = await startMailbox()
  server.services.config.smtpUrl = mailbox.url
  const { personId } = await system().one<{ personId: number }>(
    `select person_id as "personId" from users where user_name = 'employee@visacare.demo'`,
  )
  const employer = await server.as(3)
  const made = { typeId: 1, subType: 'extension', personId, channel: 'paper' }
  theCase = (await employer.post('/api/cases', made)).body
})
afterAll(async () => {
  await server?.stop()
  await mailbox?.stop()
})

const system = () => server.services.database.read({ kind: 'system' })
const CALLS = [
  'employeeSetupEmail',
  'employeeAccountCreationEmail',
  'sendCaseCreationEmail',
  'sendEmailWithOutAttachment',
  'sendEmailTemplateWithAttachment',
]

async function uploaded(employeeAccess: boolean): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([`%PDF-1.4\n${'Passport page of the case. '.repeat(3)}\n%%EOF`]), 'passport.pdf')
  form.set('employeeAccess', String(employeeAccess))
  const reply = await (await server.as(3)).call('POST', `/api/cases/${theCase.id}/documents`, form)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const { key } = await system().one<{ key: string }>(
    'select f.key from document_versions v join files f on f.id = v.file_id where v.document_id = $1',
    [reply.body.id],
  )
  return key
}

test.each(CALLS)('%s writes to people of a real case and brings its document along', async (call) => {
  const key = await uploaded(true)
  const employer = await server.as(3)
  const subject = `About your case, ${call}`
  const reply = await employer.post(`/emailApi/email/${call}`, {
    toEmailIds: ['employee@visacare.demo'],
    caseId: String(theCase.id),
    subject,
    inputFileList: [{ uploadFilePath: `${key}.pdf`, uploadFileName: 'passport.pdf' }],
  })
  expect([reply.status, reply.body]).toEqual([200, { posted: 1 }])
  const { text } = await mailbox.mailTo('employee@visacare.demo', new RegExp(subject))
  expect(text).toMatch(/Content-Disposition: attachment; filename="?passport/i)
  const inside = /\r\n\r\n([A-Za-z0-9+/\s]+)/.exec(text.slice(text.indexOf('Content-Disposition: attachment')))
  expect(Buffer.from(inside?.[1] ?? '', 'base64').toString()).toContain('Passport page of the case.')
})

test('the employer writes to the attorney who is on the case, and to no other firm’s', async () => {
  const employer = await server.as(3)
  const send = (toEmailIds: string, caseId: number) =>
    employer.post('/emailApi/email/sendEmailWithOutAttachment', { toEmailIds, caseId, subject: 'News?' })
  expect((await send('attorney@visacare.demo', theCase.id)).body).toEqual({ posted: 1 })
  expect((await send('hr@lumenfoods.demo', theCase.id)).body.error.code).toBe('UNKNOWN_RECIPIENT')
})

test.each([Role.attorney, Role.attorneyAssistant, Role.lawFirm, Role.provider])(
  'role %i writes to the employer and the employee of a case',
  async (role) => {
    const sender = await server.as(role)
    const send = (toEmailIds: string) =>
      sender.post('/emailApi/email/sendEmailWithOutAttachment', { toEmailIds, caseId: theCase.id, subject: 'News' })
    for (const to of ['employer@visacare.demo', 'employee@visacare.demo'])
      expect((await send(to)).body, to).toEqual({ posted: 1 })
  },
)

test('what is kept from the employee is not mailed to the employee either; a strange file is refused', async () => {
  const kept = await uploaded(false)
  const employer = await server.as(3)
  const send = (file: string, toEmailIds: string) =>
    employer.post('/emailApi/email/sendEmailTemplateWithAttachment', {
      toEmailIds,
      caseId: theCase.id,
      inputFileList: [file],
    })
  expect((await send(kept, 'employee@visacare.demo')).body.error.code).toBe('FILE_NOT_FOR_FAMILY')
  expect((await send('0'.repeat(32), 'employee@visacare.demo')).body.error.message).toMatch(/^inputFileList:/)
})

test('too many e-mails are told in a sentence about e-mails', async () => {
  const employer = await server.as(3)
  const body = { toEmailIds: 'employee@visacare.demo', subject: 'Again' }
  let reply = await employer.post('/emailApi/email/sendEmailWithOutAttachment', body)
  for (let sent = 0; sent < 70 && reply.status === 200; sent++)
    reply = await employer.post('/emailApi/email/sendEmailWithOutAttachment', body)
  expect([reply.status, reply.body.error.message]).toEqual([
    429,
    'Too many e-mails. Please wait 15 minutes before you send more.',
  ])
})
