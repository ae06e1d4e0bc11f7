import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { followOutside } from '#paperwork/envelopes/server/outside/follow.ts'
import { handOver } from '#paperwork/envelopes/server/outside/hand-over.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, documentsOf } from './support/documents.ts'
import { PEOPLE } from './support/envelopes.ts'
import { outsideSigning } from './support/outside-signing.ts'

// A provider outside stands on loopback; what the product asks it, it is asked over HTTP.
const server = serverOfFile()
const { system } = recordsOf(server)
const { opened, uploaded } = documentsOf(server)
const [helen, miriam] = PEOPLE
const folder = mkdtempSync(join(tmpdir(), 'outside-'))
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
})
afterAll(async () => {
  await provider?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const attorney = () => server.as(ATTORNEY)
const read = async (id: number) => (await (await attorney()).get(`/api/envelopes/${id}`)).body

async function sent(signers: readonly object[] = [helen, miriam]) {
  const client = await attorney()
  const draft = await client.post(`/api/cases/${theCase.id}/envelopes`, { documentId: letter.id, signers })
  expect(draft.body, JSON.stringify(draft.body)).toMatchObject({ state: 'draft', outside: 'DocuSign' })
  const { body } = await client.post(`/api/envelopes/${draft.body.id}/send`, {})
  expect(body, JSON.stringify(body)).toMatchObject({ state: 'sent', outside: 'DocuSign', checkNumber: null })
  return body as { id: number }
}

async function until<T>(ask: () => Promise<T> | T, done: (value: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 3000; tries++) {
    const value = await ask()
    if (done(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  throw new Error(`It never came: ${JSON.stringify(await ask())}`)
}

const told = ({ body, headers }: ReturnType<typeof provider.message>) =>
  fetch(`${server.url}/signingApi/webhook`, { method: 'POST', headers, body })

test('two people sign at the provider outside: nothing is mailed here, its word is asked, its file kept and labelled', async () => {
  const { id } = await sent()
  const asked = await until(
    () => read(id),
    ({ signers }) => signers[0].state === 'asked',
  )
  expect(asked.signers[1].state).toBe('waiting')
  const there = provider.envelopes.at(-1)
  if (!there) throw new Error('No envelope was made.')
  expect(there.definition.recipients.signers.map(({ email }) => email)).toEqual([helen.email, miriam.email])
  const mails = await system().rows(`select 1 from outbox_mails where template like 'signing%'`)
  expect(mails).toEqual([])

  // A message that is not signed is not heard; one that is makes us ask, and only what we are then told counts.
  expect((await told(provider.message(there.id, 'another-secret-of-nobody'))).status).toBe(400)
  const before = provider.asked.length
  expect((await told(provider.message(there.id))).status).toBe(200)
  await until(
    () => provider.asked.length,
    (now) => now > before,
  )
  expect((await read(id)).state).toBe('sent')
  const states = async () => {
    await followOutside(server.services, id)
    return (await read(id)).signers.map(({ state }: { state: string }) => state)
  }
  // Who has looked at the pages has not signed them.
  provider.opens(there, 1)
  expect(await states()).toEqual(['asked', 'waiting'])
  provider.signs(there, 1)
  expect(await states()).toEqual(['signed', 'waiting'])
  provider.signs(there, 2)
  await told(provider.message(there.id))
  const done = await until(
    () => read(id),
    ({ state }) => state === 'completed',
  )
  expect(done.events.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...['made', 'sent', 'asked', 'opened', 'signed', 'asked', 'opened', 'signed', 'completed'],
  ])
  const { documents } = (await (await attorney()).get(`/api/cases/${theCase.id}/documents`)).body
  const kept = documents.find((each: { id: number }) => each.id === done.resultDocumentId)
  expect(kept.description).toBe('Signed with an outside provider: DocuSign')
  const file = await fetch(`${server.url}/api/envelopes/${id}/file?which=signed`, {
    headers: { cookie: (await attorney()).cookie },
  })
  expect((await readPdf(new Uint8Array(await file.arrayBuffer()))).pages.length).toBe(done.pages)
})

test('whoever is killed after asking makes no second envelope; what the provider does not take ends with its words', async () => {
  provider.dieOnce()
  const made = provider.envelopes.length
  const { id } = await sent([helen])
  await until(
    () => provider.envelopes.length,
    (now) => now > made,
  )
  // The job comes again by itself, later than a test waits.
  await until(
    async () => {
      await handOver(server.services, id).catch(() => {})
      return read(id)
    },
    ({ signers }) => signers[0].state === 'asked',
  )
  expect(provider.envelopes.length).toBe(made + 1)

  provider.refuseWith('The e-mail address is not allowed.')
  const refused = await sent([helen])
  const over = await until(
    () => read(refused.id),
    ({ state }) => state === 'voided',
  )
  expect(over.closedReason).toBe('DocuSign did not take it: The e-mail address is not allowed.')
  provider.refuseWith()
})

test('it is reminded, declined and cancelled there; without the setting the same installation signs by itself again', async () => {
  const { id } = await sent([helen])
  await until(
    () => read(id),
    ({ signers }) => signers[0].state === 'asked',
  )
  const there = provider.envelopes.at(-1)
  if (!there) throw new Error('No envelope was made.')
  const client = await attorney()
  expect((await client.post(`/api/envelopes/${id}/remind`, {})).status).toBe(200)
  await until(
    () => there.resent,
    (n) => n === 1,
  )
  provider.signs(there, 1, 'My title is wrong.')
  await followOutside(server.services, id)
  expect(await read(id)).toMatchObject({ state: 'declined', closedReason: 'My title is wrong.' })

  const other = await sent([helen])
  await until(
    () => read(other.id),
    ({ signers }) => signers[0].state === 'asked',
  )
  await client.post(`/api/envelopes/${other.id}/void`, { reason: 'A newer letter goes out.' })
  const last = provider.envelopes.at(-1)
  await until(
    () => last?.status,
    (status) => status === 'voided',
  )
  expect(last?.voidedReason).toBe('A newer letter goes out.')

  server.services.config.signing = undefined
  const draft = await client.post(`/api/cases/${theCase.id}/envelopes`, { documentId: letter.id, signers: [helen] })
  expect(draft.body.outside).toBe('')
  expect((await told(provider.message('env-1'))).status).toBe(404)
})
