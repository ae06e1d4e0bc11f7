import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer } from '../setup/imap.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { mailBoxOf } from './support/mail-box.ts'
import { takeInMails } from './support/mails-of-cases.ts'

// Messages of the mailbox that are not kept: none of them keeps another from coming, and the administrator sees each.
const server = serverOfFile({ env: { WORKER: 'separate' } })
const { system } = recordsOf(server)
const account = { user: 'cases@mail.example', password: 'Quiet-River7!' }
let mailServer: Awaited<ReturnType<typeof startMailServer>>
let theCase: { number: string; address: string }

beforeAll(async () => {
  mailServer = await startMailServer(account)
  expect((await (await server.as(1)).call('PUT', '/api/mail-box', mailBoxOf(mailServer, account))).status).toBe(200)
  theCase = await system().one(
    `select number, 'cases+' || mail_tag || '@mail.example' as address from cases where law_firm_id is not null order by id limit 1`,
  )
})
afterAll(() => mailServer?.stop())

const box = async () => (await (await server.as(1)).get('/api/mail-box')).body
const mail = (subject: string, more = '') =>
  Buffer.from(`From: someone@elsewhere.example\r\nTo: ${theCase.address}\r\nSubject: ${subject}\r\n\r\nHello.${more}`)
/** Without moving the clock, which would end every session. */
const anHourAgo = () =>
  server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(`update received_mails set received_at = received_at - interval '61 minutes' where state = 'not taken'`),
  )

test('one that the mail server does not give out is named, the others come in, and it is not tried forever', async () => {
  mailServer.add(mail('Broken'), { isBroken: true })
  mailServer.add(mail('Whole'))
  expect(await takeInMails(server.services)).toBe(1)
  expect(await system().rows(`select subject from case_mails where subject in ('Broken', 'Whole')`)).toEqual([
    { subject: 'Whole' },
  ])
  const first = await box()
  expect(first.box.problem).toBe('')
  expect(first.left).toMatchObject([{ state: 'not taken', outcome: expect.stringContaining('still in the mailbox') }])
  await takeInMails(server.services)
  await anHourAgo()
  await takeInMails(server.services)
  const [broken] = mailServer.messages
  const { asked } = broken ?? { asked: 0 }
  expect(asked).toBeGreaterThan(1)
  await takeInMails(server.services)
  expect(broken?.asked).toBe(asked)
  expect((await box()).left).toHaveLength(1)
  const id = first.left[0].id
  const placed = await (await server.as(1)).post(`/api/mail-box/mails/${id}`, { caseNumber: theCase.number })
  expect([placed.status, placed.body.error.code]).toEqual([409, 'ONLY_ITS_HEAD'])
  expect((await (await server.as(1)).post(`/api/mail-box/mails/${id}`, {})).status).toBe(200)
  await takeInMails(server.services)
  expect([broken?.asked, (await box()).left]).toEqual([asked, []])
})

test('one that comes after all is no longer named', async () => {
  mailServer.add(mail('Slow'), { isBroken: true })
  await takeInMails(server.services)
  expect((await box()).left).toMatchObject([{ state: 'not taken' }])
  for (const each of mailServer.messages.slice(-1)) each.isBroken = false
  expect(await takeInMails(server.services)).toBe(1)
  expect((await box()).left).toEqual([])
})

test('when none of several can be taken, the mail server is what is wrong, and no message is given up', async () => {
  for (const subject of ['One', 'Two']) mailServer.add(mail(subject), { isBroken: true })
  await expect(takeInMails(server.services)).rejects.toThrow()
  const { box: shown, left } = await box()
  expect([left, shown.problem]).toEqual([[], expect.stringMatching(/\w/)])
  for (const each of mailServer.messages.slice(-2)) each.isBroken = false
  expect(await takeInMails(server.services)).toBe(2)
})

test('of one above the limit nothing is kept but that it came, from whom it says, and its size', async () => {
  const files = async () => (await system().one<{ n: number }>(`select count(*)::integer as n from files`)).n
  const before = await files()
  mailServer.add(mail('Huge', 'x'.repeat(36 * 1024 * 1024)))
  expect(await takeInMails(server.services)).toBe(1)
  expect(await files()).toBe(before)
  const [kept] = await system().rows(
    `select state, file_id, size, from_address, subject, outcome from received_mails where subject = 'Huge'`,
  )
  expect(kept).toMatchObject({ state: 'too large', file_id: null, from_address: 'someone@elsewhere.example' })
  expect(kept).toMatchObject({ outcome: `37 MB. ${theCase.number}` })
  const tasks = await system().rows(
    `select details from case_tasks where title like 'Ask someone@elsewhere.example to send%'`,
  )
  expect(tasks).toMatchObject([{ details: expect.stringContaining('An e-mail of 37 MB came in that name.') }])
  expect(mailServer.messages.at(-1)?.seen).toBe(true)
})
