import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDovecot } from '../setup/dovecot.ts'
import { startMailServer } from '../setup/imap.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { confirmedMail, unconfirmedMails } from './support/checked-mails.ts'
import { mailBoxOf, tryMailServer } from './support/mail-box.ts'
import { goodAndRefused, type Sent, sendMail, takeInMails } from './support/mails-of-cases.ts'

// Mail into a case through a mail server: sent by SMTP, fetched by IMAP, worked on step by step.
const server = serverOfFile({ env: { WORKER: 'separate' } })
const account = { user: 'cases@mail.example', password: 'Quiet-River7!' }
let mailServer: Awaited<ReturnType<typeof startMailServer>>
let theCase: { id: number; number: string }
const system = () => server.services.database.read({ kind: 'system' })

beforeAll(async () => {
  mailServer = await startMailServer(account)
  const { personId } = await system().one<{ personId: number }>(
    `select person_id as "personId" from users where user_name = 'employee@visacare.demo'`,
  )
  const made = { typeId: 1, subType: 'extension', personId, channel: 'paper' }
  theCase = (await (await server.as(3)).post('/api/cases', made)).body
})
afterAll(() => mailServer?.stop())

const settings = () => mailBoxOf(mailServer, account)
const trial = () => tryMailServer(server)
const addressOfCase = async (): Promise<string> =>
  (await (await server.as(9)).get(`/api/cases/${theCase.id}/mails`)).body.address
const send = async (mail: Sent) => sendMail(mailServer.smtpUrl, { to: await addressOfCase(), ...mail })
const takeIn = () => takeInMails(server.services)
const mails = async (role: number) => (await (await server.as(role)).get(`/api/cases/${theCase.id}/mails`)).body.items
const messages = async (role: number) => (await (await server.as(role)).get(`/api/cases/${theCase.id}`)).body.messages
const tasks = async () => (await (await server.as(9)).get(`/api/cases/${theCase.id}`)).body.tasks

describe('the mailbox', () => {
  test('is off until the provider’s administrator sets it up, and no secret is ever answered', async () => {
    const admin = await server.as(1)
    expect((await admin.get('/api/mail-box')).body).toEqual({ box: null, left: [] })
    expect((await (await server.as(9)).get(`/api/cases/${theCase.id}/mails`)).body.address).toBeNull()
    expect((await (await server.as(9)).get('/api/mail-box')).status).toBe(403)
    expect((await admin.post('/api/mail-box/test', {})).body.error.code).toBe('NO_BOX')
    const away = await admin.call('PUT', '/api/mail-box', { ...settings(), host: 'imap.mail.example' })
    expect(away.body.error.code).toBe('NOT_ENCRYPTED')
    expect((await admin.call('PUT', '/api/mail-box', { ...settings(), password: '' })).body.error.code).toBe(
      'INCOMPLETE',
    )
    expect((await admin.call('PUT', '/api/mail-box', { ...settings(), password: 'wrong' })).status).toBe(200)
    expect((await admin.post('/api/mail-box/test', {})).body).toEqual({
      ...{ reached: false, says: 'The mail server refused the user name or the password.' },
    })
    expect((await admin.call('PUT', '/api/mail-box', settings())).status).toBe(200)
    expect((await admin.post('/api/mail-box/test', {})).body).toEqual({
      ...{ reached: true, says: 'The mailbox was opened. Messages that wait there: 0.' },
    })
    const shown = JSON.stringify((await admin.get('/api/mail-box')).body)
    expect(shown).toContain('"passwordGiven":true')
    expect(shown).not.toContain(account.password)
    const { password } = await system().one<{ password: string }>('select password from mail_boxes')
    expect(password).not.toContain(account.password)
    const trail = await system().rows(`select after::text from audit_events where operation = 'mailBox.save'`)
    expect(JSON.stringify(trail)).not.toContain(account.password)
    expect(await trial()).toEqual({ isProven: true, trialSays: '' })
    mailServer.messages.length = 0
  })
})

describe('an e-mail to the address of a case', () => {
  test('from somebody on it becomes a message for the firm, its files documents, with a to-do, once', async () => {
    await send({
      ...{ from: 'Priya <employee@visacare.demo>', subject: 'My passport' },
      text: 'Here it is.\n\nOn Mon, Nov 16, 2026 at 9:02 AM VisaCare <no-reply@visacare.example> wrote:\n> Please send it.',
      attachments: goodAndRefused(),
    })
    expect(await takeIn()).toBe(1)
    expect(mailServer.messages.map(({ seen }) => seen)).toEqual([true])
    const [message] = await messages(9)
    expect(message).toMatchObject({
      text: 'My passport\n\nHere it is.\n\nNot taken: helper.exe, letter.docx, form.pdf',
      toChosen: true,
      unread: true,
    })
    expect(message.byName).not.toContain('<')
    expect(message.document.name).toBe('passport')
    const [mail] = await mails(9)
    expect(mail).toMatchObject({ state: 'in case', fromAddress: 'employee@visacare.demo', remarkId: message.id })
    expect(mail.files).toEqual([
      { name: 'passport.pdf', documentId: message.document.id, refused: '' },
      { name: 'helper.exe', documentId: null, refused: expect.stringMatching(/\w/) },
      // Looked into like an upload: what is inside is the reason.
      { name: 'letter.docx', documentId: null, refused: expect.stringMatching(/macros|program|embedded/i) },
      { name: 'form.pdf', documentId: null, refused: expect.stringMatching(/^This PDF starts a program\./) },
    ])
    const whole = await (await server.as(9)).get(`/api/cases/${theCase.id}/mails/${mail.id}`)
    expect(whole.body.text).toContain('Please send it.')
    expect(
      (await tasks()).map(({ title, forWhom }: { title: string; forWhom: string }) => [title, forWhom]),
    ).toContainEqual([...[`Answer the e-mail from ${message.byName}`, 'firm']])
    // Whoever wrote it sees it; the employer, to whom it did not go, does not.
    expect((await messages(5)).map(({ id }: { id: number }) => id)).toContain(message.id)
    expect(await messages(3)).toEqual([])
    expect(await mails(3)).toEqual([])

    // The mail server forgot that it was read: the same message comes again and changes nothing.
    for (const each of mailServer.messages) each.seen = false
    await takeIn()
    expect(await messages(9)).toHaveLength(1)
    expect(await mails(9)).toHaveLength(1)
  })

  test('from somebody else is held until whoever decides takes it, or declines it', async () => {
    await send({ from: 'Consultant <someone@elsewhere.example>', subject: 'Evaluation', text: 'The degree is equal.' })
    await send({ from: 'Spam <spam@elsewhere.example>', subject: 'Buy this' })
    await takeIn()
    expect(await messages(9)).toHaveLength(1)
    const held = (await mails(9)).filter(({ state }: { state: string }) => state === 'held')
    expect(held.map(({ subject, why }: { subject: string; why: string }) => [subject, why])).toEqual([
      ['Buy this', 'The sender is not on this case.'],
      ['Evaluation', 'The sender is not on this case.'],
    ])
    expect(await mails(3)).toEqual([])
    const decide = async (role: number, id: number, take: boolean) =>
      (await server.as(role)).post(`/api/cases/${theCase.id}/mails/${id}/decision`, { take })
    expect((await decide(3, held[1].id, true)).body.error.code).toBe('NOT_YOURS')
    expect((await tasks()).map(({ title }: { title: string }) => title)).toContain(
      'Decide on an e-mail from someone@elsewhere.example',
    )
    expect((await decide(9, held[1].id, true)).status).toBe(200)
    expect((await decide(9, held[0].id, false)).status).toBe(200)
    expect((await decide(9, held[0].id, true)).body.error.code).toBe('DECIDED')
    await takeIn()
    const [message] = await messages(9)
    expect(message).toMatchObject({
      byName: 'Consultant <someone@elsewhere.example>',
      text: 'Evaluation\n\nThe degree is equal.',
    })
    const open = (await tasks()).filter(({ doneAt }: { doneAt: string | null }) => doneAt === null)
    expect(open.some(({ title }: { title: string }) => title.startsWith('Decide on'))).toBe(false)
    expect((await mails(9)).map(({ state }: { state: string }) => state)).toEqual(['declined', 'in case', 'in case'])
  })

  test('whose sender our mail server did not confirm is held, and an absence note is set aside', async () => {
    for (const mail of unconfirmedMails(await addressOfCase())) mailServer.add(Buffer.from(mail.raw))
    await send({
      from: 'employee@visacare.demo',
      subject: 'Out of office',
      headers: { 'Auto-Submitted': 'auto-replied' },
    })
    await takeIn()
    const all: { subject: string; state: string; why: string }[] = await mails(9)
    const expected = unconfirmedMails('').map(({ subject, why }) => [subject, 'held', why])
    expect(all.slice(0, expected.length).map(({ subject, state, why }) => [subject, state, why])).toEqual(
      expected.reverse(),
    )
    expect(all.some(({ subject }) => subject === 'Out of office')).toBe(false)
  })

  test('that is given a new one reaches it no more, and is the provider’s to place', async () => {
    const before = await addressOfCase()
    expect((await (await server.as(9)).post(`/api/cases/${theCase.id}/mail-address`, {})).status).toBe(200)
    expect(await addressOfCase()).not.toBe(before)
    await send({ from: 'employee@visacare.demo', subject: 'To the old one', to: before })
    await takeIn()
    const admin = await server.as(1)
    const { left } = (await admin.get('/api/mail-box')).body
    expect(left).toMatchObject([
      { subject: 'To the old one', state: 'no case', outcome: 'Its address belongs to no case any more.' },
    ])
    const place = (caseNumber: string) => admin.post(`/api/mail-box/mails/${left[0].id}`, { caseNumber })
    expect((await place('99-99999')).body.error.code).toBe('NO_SUCH_CASE')
    expect((await place(theCase.number)).status).toBe(200)
    await takeIn()
    expect((await mails(9))[0]).toMatchObject({ subject: 'To the old one', state: 'held' })
    expect((await admin.get('/api/mail-box')).body.left).toEqual([])
  })
})

test('a mail server hands messages in with its key, and what it hands in twice counts once', async () => {
  const admin = await server.as(1)
  const url = `${server.url}/mailApi/inbound`
  const hand = (key: string, body: string) =>
    fetch(url, { method: 'POST', body, headers: { authorization: `Bearer ${key}`, 'content-type': 'message/rfc822' } })
  const mail = confirmedMail(await addressOfCase(), 'Handed in')
  expect((await hand('x'.repeat(30), mail)).status).toBe(404)
  const { shownOnce } = (await admin.post('/api/mail-box/key', {})).body
  expect((await hand('x'.repeat(30), mail)).status).toBe(401)
  // Another mail server may use it: what the earlier one showed counts no more.
  expect(await trial()).toEqual({ isProven: true, trialSays: '' })
  for (const _ of ['first', 'second']) expect((await hand(shownOnce, mail)).status).toBe(200)
  await takeIn()
  expect((await mails(9)).filter(({ subject }: { subject: string }) => subject === 'Handed in')).toMatchObject([
    { state: 'in case' },
  ])
  expect(JSON.stringify((await admin.get('/api/mail-box')).body)).not.toContain(shownOnce)
})

test('mail is fetched over TLS from a server that somebody we trust vouches for, and from no other', async () => {
  const dovecot = await startDovecot(account)
  try {
    const admin = await server.as(1)
    const over = { ...settings(), host: 'localhost', port: dovecot.port, security: 'tls' }
    const saved = (more: object) => admin.call('PUT', '/api/mail-box', { ...over, ...more })
    const tried = async () => (await admin.post('/api/mail-box/test', {})).body
    dovecot.deliver(confirmedMail(await addressOfCase(), 'Over TLS'))
    expect((await saved({})).status).toBe(200)
    expect(await tried()).toEqual({
      reached: false,
      says: 'Nobody we trust vouches for the certificate of the mail server. If it is your own, enter the certificate of its authority.',
    })
    expect((await saved({ authority: 'my certificate' })).body.error.code).toBe('NOT_A_CERTIFICATE')
    expect((await saved({ authority: dovecot.certificate, host: '127.0.0.1' })).status).toBe(200)
    expect((await tried()).says).toBe('The certificate of the mail server is for another name.')
    expect((await saved({ authority: dovecot.certificate })).status).toBe(200)
    expect(await tried()).toEqual({ reached: true, says: 'The mailbox was opened. Messages that wait there: 1.' })
    expect((await admin.post('/api/mail-box/trial', {})).body).toEqual({ sent: true })
    dovecot.deliver(mailServer.messages.at(-1)?.raw.toString() ?? '')
    expect(await takeIn()).toBe(2)
    expect((await mails(9))[0]).toMatchObject({ subject: 'Over TLS', state: 'held' })
    dovecot.deliver(confirmedMail(await addressOfCase(), 'Over TLS, proven'))
    expect(await takeIn()).toBe(1)
    expect((await mails(9))[0]).toMatchObject({ subject: 'Over TLS, proven', state: 'in case' })
    expect(await takeIn()).toBe(0)
  } finally {
    await dovecot.stop()
  }
})
