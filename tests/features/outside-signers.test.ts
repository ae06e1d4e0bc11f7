import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeBase } from '#paper/pdf/write-base.ts'
import type { Envelope } from '#paperwork/envelopes/records.ts'
import { followOutside } from '#paperwork/envelopes/server/outside/follow.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, documentsOf } from './support/documents.ts'
import { PEOPLE } from './support/envelopes.ts'
import { outsideSigning } from './support/outside-signing.ts'

// What a provider outside says of the signers is its word only: it is compared with what was asked.
const server = serverOfFile()
const { system } = recordsOf(server)
const { opened, uploaded } = documentsOf(server)
const [helen, miriam] = PEOPLE
const folder = mkdtempSync(join(tmpdir(), 'outside-signers-'))
let provider: Awaited<ReturnType<typeof outsideSigning>>
let theCase: { id: number }
let letter: { id: number }

beforeAll(async () => {
  provider = await outsideSigning(folder)
  theCase = await opened()
  letter = await uploaded(ATTORNEY, theCase.id, { documentType: 'Support letter' })
})
beforeEach(() => {
  server.services.config.signing = provider.settings
  provider.sendsBack()
})
afterAll(async () => {
  await provider?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const attorney = () => server.as(ATTORNEY)
const read = async (id: number) => (await (await attorney()).get(`/api/envelopes/${id}`)).body
const follow = async (id: number) => {
  await followOutside(server.services, id)
  return read(id)
}

async function until(id: number, isSo: (of: Envelope) => boolean): Promise<Envelope> {
  for (let tries = 0; tries < 3000; tries++) {
    const now: Envelope = await read(id)
    if (isSo(now)) return now
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  throw new Error(`It never came: ${JSON.stringify(await read(id))}`)
}

async function sent(signers: readonly object[]) {
  const client = await attorney()
  const draft = await client.post(`/api/cases/${theCase.id}/envelopes`, { documentId: letter.id, signers })
  const { body } = await client.post(`/api/envelopes/${draft.body.id}/send`, {})
  expect(body, JSON.stringify(body)).toMatchObject({ state: 'sent', outside: 'DocuSign', differs: [], problem: '' })
  await until(body.id, ({ signers: [first] }) => first?.state === 'asked')
  const there = provider.envelopes.at(-1)
  if (!there) throw new Error('No envelope was made.')
  return { id: body.id as number, there }
}

const told = (id: number) =>
  system().rows<{ text: string }>(`select text from notifications where link = $1 order by id`, [
    `/docuSignPageView/${id}`,
  ])

test('whoever signs there in place of the one who was asked is shown and signs nothing here until a person accepts it', async () => {
  const { id, there } = await sent([helen, miriam])
  provider.corrects(there, 1, { name: 'Someone Else', email: 'else@another.example' })
  provider.signs(there, 1)
  provider.signs(there, 2)
  const difference = `You asked ${helen.name} <${helen.email}> to sign, and DocuSign names Someone Else <else@another.example>.`
  const held = await follow(id)
  expect(held).toMatchObject({ state: 'sent', differs: [difference], resultDocumentId: null })
  expect(held.signers.map(({ state }: { state: string }) => state)).toEqual(['asked', 'waiting'])
  expect(held.events.at(-1)).toMatchObject({ kind: 'differs', who: 'DocuSign', note: difference })
  // Asked again it says the same, and nobody is told twice.
  await follow(id)
  expect(await told(id)).toEqual([
    { text: '“Support letter”: DocuSign names other signers than you asked. Look at them before it counts as signed.' },
  ])

  const client = await attorney()
  const path = `/api/envelopes/${id}/signers/accept`
  expect((await (await server.as(3)).post(path, { differs: [difference] })).status).toBe(403)
  expect((await client.post(path, { differs: ['Something else.'] })).status).toBe(409)
  const accepted = await client.post(path, { differs: [difference] })
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
  expect(accepted.body.differs).toEqual([])
  const done = await until(id, ({ state }) => state === 'completed')
  expect(done.differs).toEqual([])
  // The record says who signed, and not who should have.
  expect(done.signers[0]).toMatchObject({ name: 'Someone Else', email: 'else@another.example', state: 'signed' })
  expect(done.events.map(({ kind }: { kind: string }) => kind)).toContain('accepted')
})

test('another person who signs besides, one who is missing and a changed name are differences; the same in capitals is none', async () => {
  const { id, there } = await sent([helen, miriam])
  provider.corrects(there, 1, { name: ` ${helen.name.toUpperCase()} `, email: helen.email.toUpperCase() })
  provider.signs(there, 1)
  expect(await follow(id)).toMatchObject({ differs: [], signers: [{ state: 'signed' }, { state: 'waiting' }] })
  provider.addsWitness(there, { name: 'Wanda Witness', email: 'wanda@another.example' })
  there.definition.recipients.signers.pop()
  there.status = 'completed'
  expect(await follow(id)).toMatchObject({
    state: 'sent',
    differs: [
      `You asked ${miriam.name} <${miriam.email}> to sign, and DocuSign does not.`,
      'DocuSign has Wanda Witness <wanda@another.example> sign, whom you did not ask.',
    ],
  })
  const cancelled = await (await attorney()).post(`/api/envelopes/${id}/void`, { reason: 'Others signed it.' })
  expect([cancelled.status, cancelled.body.state]).toEqual([200, 'voided'])
})

test('a signature dated in the future is refused until its moment has come', async () => {
  const { id, there } = await sent([helen])
  provider.signs(there, 1)
  provider.corrects(there, 1, { signedDateTime: new Date(Date.now() + 3_600_000).toISOString() })
  const refused = await follow(id)
  expect(refused).toMatchObject({
    state: 'sent',
    problem: `DocuSign dates the signature of ${helen.name} in the future. It counts once that time has come.`,
    signers: [{ state: 'asked', signedAt: null }],
  })
  provider.corrects(there, 1, { signedDateTime: new Date().toISOString() })
  expect(await follow(id)).toMatchObject({ state: 'completed', problem: '' })
})

test('the signed file that comes back is looked into like any upload', async () => {
  const { id, there } = await sent([helen])
  provider.signs(there, 1)
  const objects = [
    { object: 1, text: '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/Launch/F(a.exe)>>>>' },
    { object: 2, text: '<</Type/Pages/Kids[3 0 R]/Count 1>>' },
    { object: 3, text: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>' },
  ]
  provider.sendsBack(writeBase(objects, '/Root 1 0 R').pdf)
  expect(await follow(id)).toMatchObject({
    state: 'sent',
    problem:
      'The signed file from DocuSign was not kept. This PDF starts a program. Print it to a new PDF and send that one.',
    resultDocumentId: null,
  })
  const cancelled = await (await attorney()).post(`/api/envelopes/${id}/void`, { reason: 'Its file is not clean.' })
  expect([cancelled.status, cancelled.body.state]).toEqual([200, 'voided'])
})
