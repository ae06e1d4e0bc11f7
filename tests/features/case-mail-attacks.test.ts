import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { MOST_FILES } from '#paperwork/case-mail/rules.ts'
import { MOST_AT_ONCE } from '#paperwork/case-mail/server/hand-in.ts'
import { FROM_STRANGER, FROM_STRANGERS } from '#paperwork/case-mail/server/work.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { handedInto } from './support/handed-in.ts'

// SECURITY.md 18: what somebody can try who knows the address of one case, or of none.
const server = serverOfFile({ env: { WORKER: 'separate' } })
const { system } = recordsOf(server)
const { setUp, key, hand, workOff } = handedInto(server)
type Case = { id: number; address: string; employer: string }
let [ours, theirs]: (Case | undefined)[] = []

beforeAll(async () => {
  await setUp()
  // Two cases of two companies.
  const found = await system().rows<Case & { companyId: number }>(
    `select distinct on (company_id) id, company_id as "companyId", 'cases+' || mail_tag || '@mail.example' as address, '' as employer
       from cases order by company_id, id limit 2`,
  )
  ;[ours, theirs] = found
})

const addressOf = (file: Case | undefined): string => file?.address ?? ''
const subjectsIn = async (file: Case | undefined) =>
  (
    await system().rows<{ subject: string }>('select subject from case_mails where case_id = $1 order by id', [
      file?.id,
    ])
  ).map(({ subject }) => subject)
const letter = (to: string, subject: string, more: { id?: string; body?: string } = {}) =>
  [
    ...[
      `From: somebody@elsewhere.example`,
      `To: ${to}`,
      `Subject: ${subject}`,
      `Message-ID: ${more.id ?? `<${subject}@x>`}`,
    ],
    ...['', more.body ?? 'Hello.'],
  ].join('\r\n')

test('who knows the Message-ID of an e-mail neither sees it in another case nor keeps the next one away', async () => {
  await hand(letter(addressOf(ours), 'Secret diagnosis', { id: '<known@x>' }))
  await workOff()
  expect(await subjectsIn(ours)).toEqual(['Secret diagnosis'])
  await hand(letter(addressOf(theirs), 'I want to read it', { id: '<known@x>' }), {
    'x-envelope-to': addressOf(theirs),
  })
  await hand('Nothing but this: no case is meant.', { 'x-envelope-to': addressOf(theirs) })
  await workOff()
  expect(await subjectsIn(theirs)).toEqual(['I want to read it', ''])
  expect(await subjectsIn(ours)).toEqual(['Secret diagnosis'])
  // Whoever was first with an identifier does not hold the place of the one who used it honestly.
  await hand(letter(addressOf(ours), 'The answer', { id: '<known@x>' }))
  await workOff()
  expect(await subjectsIn(ours)).toEqual(['Secret diagnosis', 'The answer'])
})

test('two copies of one e-mail that a mail server hands in for two cases stand once in each of them', async () => {
  const mail = letter(`${addressOf(ours)}, ${addressOf(theirs)}`, 'To both')
  for (const file of [ours, theirs])
    await hand(`Delivered-To: ${addressOf(file)}\r\nReceived: now, for ${file?.id}\r\n${mail}`)
  await workOff()
  for (const file of [ours, theirs])
    expect((await subjectsIn(file)).filter((each) => each === 'To both')).toHaveLength(1)
})

test('what no database takes in a head does not stand in the way of the message, or of others', async () => {
  await hand(`Delivered-To: a\0b@mail.example\r\n${letter(addressOf(ours), 'With a zero', { id: '<a\0b@x>' })}`)
  await workOff()
  expect(await subjectsIn(ours)).toContain('With a zero')
})

test('a message with hundreds of files, or with names that no database takes, is held like another', async () => {
  const part = (name: string) =>
    `--b\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; ${name}\r\n\r\nx\r\n`
  const withFiles = (subject: string, parts: readonly string[]) =>
    `Content-Type: multipart/mixed; boundary=b\r\n${letter(addressOf(theirs), subject, { body: `${parts.join('')}--b--` })}`
  const long = (n: number) => part(`filename="${n}${'x'.repeat(190)}.txt"`)
  await hand(
    withFiles(
      'Hundreds',
      Array.from({ length: 300 }, (_, n) => long(n)),
    ),
  )
  await hand(withFiles('A zero', [part(`filename*=utf-8''a%00b.txt`), part(`filename="${'x'.repeat(199)}😀.txt"`)]))
  await workOff()
  const kept = await system().rows<{ subject: string; files: { name: string }[] }>(
    `select subject, files from case_mails where case_id = $1 and subject in ('Hundreds', 'A zero') order by id`,
    [theirs?.id],
  )
  expect(kept.map(({ subject, files }) => [subject, files.length])).toEqual([
    ['Hundreds', MOST_FILES + 1],
    ['A zero', 2],
  ])
  expect(kept[0]?.files.at(-1)?.name).toBe('280 more files')
})

test('a flood to one case stops for its sender, and then for strangers, and nothing of it is lost', async () => {
  const flood = 'Too many e-mails came to'
  const left = () =>
    system().rows<{ subject: string }>(
      `select subject from received_mails where state = 'no case' and outcome like $1 order by id`,
      [`${flood}%`],
    )
  const sentBy = (sender: string, subject: string, file = ours) =>
    hand(letter(addressOf(file), subject).replace('somebody@elsewhere.example', sender))
  for (let n = 0; n <= FROM_STRANGER.hits; n++) await sentBy('flood@evil.example', `Flood ${n}`)
  await sentBy('other@elsewhere.example', 'Of another')
  await workOff()
  const inside = await subjectsIn(ours)
  expect(inside.filter((each) => each.startsWith('Flood'))).toHaveLength(FROM_STRANGER.hits)
  expect(inside).toContain('Of another')
  expect(await left()).toEqual([{ subject: `Flood ${FROM_STRANGER.hits}` }])
  for (let n = 0; n < FROM_STRANGERS.hits; n++) await sentBy(`x${n}@evil.example`, `Many ${n}`)
  await sentBy('other@elsewhere.example', 'Elsewhere', theirs)
  await workOff()
  expect((await subjectsIn(ours)).filter((each) => each.startsWith('Many')).length).toBeLessThan(FROM_STRANGERS.hits)
  expect((await left()).length).toBeGreaterThan(1)
  expect(await subjectsIn(theirs)).toContain('Elsewhere')
  // A person who puts one into the case is not stopped.
  const admin = await server.as(1)
  const [first] = (await admin.get('/api/mail-box')).body.left.slice(-1)
  const { number } = await system().one<{ number: string }>('select number from cases where id = $1', [ours?.id])
  expect((await admin.post(`/api/mail-box/mails/${first.id}`, { caseNumber: number })).status).toBe(200)
  await workOff()
  expect((await subjectsIn(ours)).at(-1)).toBe(`Flood ${FROM_STRANGER.hits}`)
})

/** Says that it will send so much, sends nothing, and answers what it heard. `end` gives up. */
function announced(bytes: number, given: string) {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  const lines = [`POST /mailApi/inbound HTTP/1.1`, `Host: ${hostname}:${port}`, `Authorization: Bearer ${given}`]
  socket.write([...lines, 'Content-Type: message/rfc822', `Content-Length: ${bytes}`, '', ''].join('\r\n'))
  const answered = new Promise<number>((resolve, reject) => {
    socket.once('data', (piece) => resolve(Number(piece.toString('latin1').split(' ')[1])))
    socket.once('error', reject).once('close', () => reject(new Error('It was closed without an answer.')))
  })
  answered.catch(() => {})
  return { answered, end: () => socket.destroy() }
}

test.each([
  ['without the key', 30_000_000, () => 'x'.repeat(43), 401],
  ['that is larger than what is taken', 36 * 1024 * 1024, key, 413],
] as const)('a message %s is refused before it is sent', { timeout: 10_000 }, async (_what, bytes, given, status) => {
  const { answered, end } = announced(bytes, given())
  expect(await answered).toBe(status)
  end()
})

test('messages that never end are few in memory, and leave the place to others when they are gone', async () => {
  const many = Array.from({ length: MOST_AT_ONCE + 1 }, () => announced(30_000_000, key()))
  // All but one are in when one is answered.
  expect(await Promise.any(many.map(({ answered }) => answered))).toBe(503)
  expect(await tried()).toBe(503)
  for (const { end } of many) end()
  await expect.poll(tried, { timeout: 20_000 }).toBe(200)
})

const tried = async () => {
  const headers = { authorization: `Bearer ${key()}`, 'content-type': 'message/rfc822' }
  return (await fetch(`${server.url}/mailApi/inbound`, { method: 'POST', body: 'Subject: x\r\n\r\nx', headers })).status
}
