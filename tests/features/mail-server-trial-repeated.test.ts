import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoAccounts, demoPasswordText } from '#app/demo/load.ts'
import { jobs } from '#app/implemented.ts'
import { startRepeating } from '#paperwork/case-mail/server/repeat-trial.ts'
import { CHECKING_SERVER, startMailServer } from '../setup/imap.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { mailBoxOf, tryMailServer } from './support/mail-box.ts'
import { takeInMails } from './support/mails-of-cases.ts'

// SECURITY.md 18: what one trial has shown of the mail server is tried again each day, and ends when it is not so any more.
const server = serverOfFile({ env: { WORKER: 'separate' } })
const { system, change } = recordsOf(server)
const JOB = 'caseMail.repeatTrial'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const account = { user: 'cases@mail.example', password: 'Quiet-River7!' }
const [administrator = ''] = demoAccounts.filter(({ roleId }) => roleId === 1).map(({ userName }) => userName)
let mailServer: Awaited<ReturnType<typeof startMailServer>>
let owner: Client

/** What the worker does when the time of the job has come. */
const workAt = async (ms: number) => {
  server.clock.advance(ms)
  await jobs[JOB]?.(server.services, {} as never)
}
/** Days later nobody is signed in any more. */
const signedIn = async () => {
  const client = server.visitor()
  await client.signIn(administrator, demoPasswordText)
  return client
}
const shown = async () => (await (await signedIn()).get('/api/mail-box')).body.box
const told = () =>
  system().rows<{ userId: number; text: string; link: string }>(
    `select user_id as "userId", text, link from notifications where text like 'E-mails into cases %' order by id`,
  )
/** The active ones, after others like the first have joined. */
async function administratorsWith(...states: ('Active' | 'Inactive')[]) {
  for (const status of states)
    await change(
      `insert into users (user_name, email, first_name, last_name, role_id, status, made_by) values ($1, $1, 'Ada', 'BELL', 1, $2, 'setup')`,
      [`${status}@visacare.demo`.toLowerCase(), status],
    )
  const active = await system().rows<{ id: number }>(
    `select id from users where role_id = 1 and status = 'Active' order by id`,
  )
  expect(active.length).toBe(2)
  return active.map(({ id }) => id)
}
const minutesToNext = async () => {
  const { rows } = await owner.query<{ runAt: Date }>(
    'select run_at as "runAt" from graphile_worker.jobs where key = $1',
    [JOB],
  )
  return rows.map(({ runAt }) => Math.round((runAt.getTime() - server.clock.now().getTime()) / MINUTE))[0]
}

beforeAll(async () => {
  mailServer = await startMailServer(account)
  owner = new Client(server.ownerUrl)
  await owner.connect()
})
afterAll(async () => {
  await owner?.end()
  await mailServer?.stop()
})
beforeEach(async () => {
  // Another name and back: as at first, nothing has been shown.
  const admin = await signedIn()
  for (const checkedBy of ['mx.other.example', CHECKING_SERVER]) {
    const given = { ...mailBoxOf(mailServer, account), checkedBy }
    expect((await admin.call('PUT', '/api/mail-box', given)).status).toBe(200)
  }
  await change(`delete from notifications where text like 'E-mails into cases %'`)
  expect(await tryMailServer(server, admin)).toEqual({ isProven: true, trialSays: '' })
})
afterEach(() => {
  Object.assign(mailServer.manners, { removesForged: true, writesVerdict: true, losesAll: false, turnsAway: 0 })
})

test('a day after a trial comes the next one, and what the last one showed counts until it has ended', async () => {
  const { provenAt } = await shown()
  const came = mailServer.messages.length
  await workAt(DAY - 5 * MINUTE)
  expect(mailServer.messages.length).toBe(came)
  expect(await minutesToNext()).toBe(5)
  await workAt(5 * MINUTE)
  expect(mailServer.messages.length).toBe(came + 1)
  expect(await shown()).toMatchObject({ isTried: true, provenAt })
  expect(await minutesToNext()).toBe(60)
  await takeInMails(server.services)
  const after = await shown()
  expect(after).toMatchObject({ isTried: false, trialSays: '', lastProvenAt: after.provenAt })
  expect(Date.parse(after.provenAt) - Date.parse(provenAt)).toBeGreaterThanOrEqual(DAY - MINUTE)
  expect(await told()).toEqual([])
})

test('a mail server that lets forged lines through since then is not believed any more, and role 1 hears of it', async () => {
  const [first = 0, second = 0] = await administratorsWith('Active', 'Inactive')
  const { provenAt } = await shown()
  mailServer.manners.removesForged = false
  await workAt(DAY)
  expect((await shown()).provenAt).toBe(provenAt)
  await takeInMails(server.services)
  const says = expect.stringMatching(/^A forged line under the name/)
  expect(await shown()).toMatchObject({ isTried: false, provenAt: null, lastProvenAt: provenAt, trialSays: says })
  const text = expect.stringMatching(/^E-mails into cases are held for review again\. A forged line under the name/)
  expect(await told()).toEqual([first, second].map((userId) => ({ userId, text, link: '/mailIntoCases' })))
  // Until an administrator has looked, nothing is tried again, and nothing counts.
  const came = mailServer.messages.length
  mailServer.manners.removesForged = true
  await workAt(DAY)
  expect(mailServer.messages.length).toBe(came)
  expect((await shown()).provenAt).toBeNull()
})

test('what was shown ends when the next trial does not arrive within an hour', async () => {
  mailServer.manners.losesAll = true
  await workAt(DAY)
  await workAt(58 * MINUTE)
  expect(await shown()).toMatchObject({ isTried: true, provenAt: expect.any(String) })
  expect(await told()).toEqual([])
  await workAt(3 * MINUTE)
  const says = 'The message of the trial did not arrive within an hour.'
  expect(await shown()).toMatchObject({ isTried: false, provenAt: null, trialSays: says })
  expect((await told()).map(({ text }) => text)).toContain(`E-mails into cases are held for review again. ${says}`)
})

test('so it does when the trial is one of an administrator’s', async () => {
  mailServer.manners.losesAll = true
  const admin = await signedIn()
  expect((await admin.post('/api/mail-box/trial', {})).body).toEqual({ sent: true })
  expect((await shown()).provenAt).not.toBeNull()
  // Whatever becomes of the process that answered: the queue looks after it.
  expect(await minutesToNext()).toBe(5)
  await workAt(61 * MINUTE)
  expect((await shown()).provenAt).toBeNull()
})

test('the next trial is put on the queue at a start, and when mail is taken in again', async () => {
  const startsAgain = async (begin: () => Promise<unknown>) => {
    await owner.query('select graphile_worker.remove_job($1)', [JOB])
    expect(await minutesToNext()).toBeUndefined()
    await begin()
  }
  await startsAgain(() => startRepeating(server.services))
  expect(await minutesToNext()).toBe(24 * 60)
  const admin = await signedIn()
  const saved = (on: boolean) => admin.call('PUT', '/api/mail-box', { ...mailBoxOf(mailServer, account), on })
  await startsAgain(() => saved(false))
  expect(await minutesToNext()).toBeUndefined()
  await saved(true)
  expect(await minutesToNext()).toBeLessThanOrEqual(0)
  await workAt(0)
  expect(await minutesToNext()).toBe(24 * 60)
})

test('a mail server that asks to come again is asked again within the hour', async () => {
  mailServer.manners.turnsAway = 2
  const { provenAt } = await shown()
  await workAt(DAY)
  expect(await shown()).toMatchObject({
    isTried: true,
    provenAt,
    trialSays: expect.stringMatching(/^It was not taken/),
  })
  expect(await minutesToNext()).toBe(5)
  await workAt(5 * MINUTE)
  await workAt(10 * MINUTE)
  expect(mailServer.manners.turnsAway).toBe(0)
  await takeInMails(server.services)
  const after = await shown()
  expect(after).toMatchObject({ isTried: false, trialSays: '' })
  expect(Date.parse(after.provenAt)).toBeGreaterThan(Date.parse(provenAt))
})

test('what was shown ends when no trial can be sent for three days', async () => {
  mailServer.manners.turnsAway = 1000
  const oneDay = async () => {
    for (const minutes of [0, 5, 10, 15, 20, 0]) await workAt(minutes * MINUTE)
  }
  await workAt(DAY - 50 * MINUTE)
  for (const day of [1, 2]) {
    await workAt(50 * MINUTE)
    await oneDay()
    expect(await shown(), `day ${day}`).toMatchObject({
      ...{ isTried: false, provenAt: expect.any(String) },
      trialSays: expect.stringMatching(/^It was not taken\. The mail server said: /),
    })
    await workAt(DAY - 100 * MINUTE)
  }
  expect(await told()).toEqual([])
  await workAt(50 * MINUTE)
  await oneDay()
  const says = expect.stringMatching(/^No trial could be sent for three days\. The mail server said: /)
  expect(await shown()).toMatchObject({ isTried: false, provenAt: null, trialSays: says })
  expect((await told())[0]?.text).toMatch(/^E-mails into cases are held for review again\. No trial could be sent/)
})

test('where no trial was made for five days, none counts before the next', async () => {
  const { tag, from } = await system().one<{ tag: string; from: string }>(
    `select k.mail_tag as tag, u.email as from from cases k join users u on u.person_id = k.person_id
      where u.user_name = 'employee@visacare.demo' order by k.id limit 1`,
  )
  const [, domain = ''] = from.split('@')
  /** What becomes of a message that the mail server vouches for. */
  const stateOf = async (subject: string) => {
    const head = [
      `Authentication-Results: ${CHECKING_SERVER}; dmarc=pass header.from=${domain}`,
      ...[`From: ${from}`, `To: cases+${tag}@mail.example`, `Subject: ${subject}`],
    ]
    mailServer.add(Buffer.from([...head, '', 'Hello.'].join('\r\n')))
    await takeInMails(server.services)
    return (await system().one<{ state: string }>('select state from case_mails where subject = $1', [subject])).state
  }
  expect(await stateOf('Just tried')).not.toBe('held')
  server.clock.advance(5 * DAY)
  expect(await shown()).toMatchObject({ provenAt: null, lastProvenAt: expect.any(String) })
  expect(await stateOf('Not tried for long')).toBe('held')
  await workAt(0)
  await takeInMails(server.services)
  expect((await shown()).provenAt).not.toBeNull()
  expect(await stateOf('Tried again')).not.toBe('held')
})
