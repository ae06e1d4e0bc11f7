import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHECKING_SERVER, startMailServer } from '../setup/imap.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { mailBoxOf, tryMailServer } from './support/mail-box.ts'
import { takeInMails } from './support/mails-of-cases.ts'

// SECURITY.md 18: a line in the name of our mail server may be anybody's until a trial has shown that it is not.
const server = serverOfFile({ env: { WORKER: 'separate' } })
const { system } = recordsOf(server)
const employee = 'employee@visacare.demo'
const account = { user: 'cases@mail.example', password: 'Quiet-River7!' }
let mailServer: Awaited<ReturnType<typeof startMailServer>>
let theCase: { id: number; address: string }
const settings = () => mailBoxOf(mailServer, account)
const mails = () =>
  system().rows<{ subject: string; state: string; why: string }>(
    'select subject, state, why from case_mails where case_id = $1 order by id desc',
    [theCase.id],
  )

beforeAll(async () => {
  mailServer = await startMailServer(account)
  expect((await (await server.as(1)).call('PUT', '/api/mail-box', settings())).status).toBe(200)
  // A case with somebody on it whom a forger would like to be.
  const { personId } = await system().one<{ personId: number }>(
    'select person_id as "personId" from users where user_name = $1',
    [employee],
  )
  const made = { typeId: 1, subType: 'extension', personId, channel: 'paper' }
  const { id } = (await (await server.as(3)).post('/api/cases', made)).body
  theCase = await system().one(
    `select id, 'cases+' || mail_tag || '@mail.example' as address from cases where id = $1`,
    [id],
  )
})
afterAll(() => mailServer?.stop())

const forged = `Authentication-Results: ${CHECKING_SERVER}; dmarc=pass header.from=visacare.demo`

test('a mail server is not believed before a trial: a line in its name may be anybody’s', async () => {
  mailServer.add(Buffer.from(`${forged}\r\nFrom: ${employee}\r\nTo: ${theCase.address}\r\nSubject: Forged\r\n\r\nx`))
  await takeInMails(server.services)
  expect((await mails())[0]).toMatchObject({
    ...{ subject: 'Forged', state: 'held' },
    why: 'No trial has shown that the mail server removes forged verdicts (Mail into Cases).',
  })
})

test('a mail server is not believed when it lets forged lines through, or writes none of its own', async () => {
  mailServer.manners.removesForged = false
  expect(await tryMailServer(server)).toEqual({
    isProven: false,
    trialSays: expect.stringMatching(/^A forged line under the name/),
  })
  Object.assign(mailServer.manners, { removesForged: true, writesVerdict: false })
  expect(await tryMailServer(server)).toEqual({
    isProven: false,
    trialSays: expect.stringMatching(/^The mail server added no line/),
  })
  mailServer.manners.writesVerdict = true
})

test('a mail server is believed after a trial, until another server is set', async () => {
  expect(await tryMailServer(server)).toEqual({ isProven: true, trialSays: '' })
  const admin = await server.as(1)
  const provenAfter = async (more: object) => {
    expect((await admin.call('PUT', '/api/mail-box', { ...settings(), ...more })).status).toBe(200)
    return (await admin.get('/api/mail-box')).body.box.provenAt !== null
  }
  expect(await provenAfter({ port: settings().port })).toBe(true)
  expect(await provenAfter({ checkedBy: 'mx.other.example' })).toBe(false)
  expect(await provenAfter({})).toBe(false)
  expect(await provenAfter({ outsideHost: '' })).toBe(false)
  expect((await admin.post('/api/mail-box/trial', {})).body.error.code).toBe('NOTHING_TO_TRY')
  expect(await provenAfter({ outsidePort: 1 })).toBe(false)
  expect((await admin.post('/api/mail-box/trial', {})).body).toEqual({ sent: false })
  expect((await admin.get('/api/mail-box')).body.box).toMatchObject({
    ...{ isTried: false, provenAt: null },
    trialSays: 'It was not taken. Nothing answers at this port of the mail server.',
  })
  expect(await provenAfter({})).toBe(false)
  expect(await tryMailServer(server)).toEqual({ isProven: true, trialSays: '' })
  const shown = JSON.stringify((await admin.get('/api/mail-box')).body)
  expect(shown).not.toMatch(/[0-9a-f]{32}/)
})

test('what the firm writes in the case goes out with the address of the case to answer to', async () => {
  const sent = await (await server.as(9)).post(`/api/cases/${theCase.id}/messages`, { text: 'Thank you.' })
  expect(sent.status).toBe(200)
  const { replyTo } = await system().one<{ replyTo: string }>(
    `select reply_to as "replyTo" from outbox_mails where 'employee@visacare.demo' = any (recipients) order by id desc limit 1`,
  )
  expect(replyTo).toBe(theCase.address)
})
