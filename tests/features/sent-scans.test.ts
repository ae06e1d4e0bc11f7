import { request } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestClient } from '../setup/client.ts'
import { keepBlank } from '../setup/library.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { scansOf, until } from './support/signed-scans.ts'

const server = serverOfFile()
let attorney: TestClient
beforeAll(async () => {
  attorney = await server.as(9)
  await keepBlank(server.services, 'g-28')
})
const { system } = recordsOf(server)
const { printed, fileAt } = scansOf(server)

const NUL_NAMED =
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a\u0000b.pdf"\r\n\r\n%PDF-1.4\r\n--b--\r\n'

describe('whoever sends scans', () => {
  const pdf = '%PDF-1.4 this is no scan'
  const post = (id: number, name: string, content: BlobPart = pdf) => {
    const form = new FormData()
    form.append('file', new Blob([content]), name)
    return attorney.post(`/api/cases/${id}/signature-scans`, form)
  }
  const opened = async () => (await printed()).id

  test('slowly keeps nobody else from working on the case', async () => {
    const id = await opened()
    const path = `/api/cases/${id}/signature-scans`
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="slow.pdf"\r\n\r\n%PDF-1.4\n'
    const sending = request(new URL(path, server.url), {
      method: 'POST',
      headers: { cookie: attorney.cookie, origin: server.url, 'content-type': 'multipart/form-data; boundary=b' },
    })
    const answered = new Promise<number | undefined>((resolve, reject) => {
      sending.on('response', (reply) => resolve(reply.resume().statusCode)).on('error', reject)
    })
    await new Promise<void>((resolve) => sending.write(head + ' '.repeat(100_000), () => resolve()))
    // Half of the file is under way.
    expect((await attorney.put(`/api/cases/${id}/filing`, { carrier: 'Courier' })).status).toBe(200)
    expect((await attorney.get(path)).body.items).toEqual([])
    sending.end('\r\n--b--\r\n')
    expect(await answered).toBe(200)
    expect((await attorney.get(path)).body.items).toMatchObject([{ fileName: 'slow.pdf' }])
  })

  test('hears that a name cannot be stored, that it is no scan, or that it cannot be read', async () => {
    const id = await opened()
    const nameless = await attorney.call('POST', `/api/cases/${id}/signature-scans`, NUL_NAMED, {
      'content-type': 'multipart/form-data; boundary=b',
    })
    expect([nameless.status, nameless.body.error.code]).toEqual([400, 'BAD_INPUT'])
    expect((await post(id, 'scan.png')).status).toBe(400)
    const { body: sent } = await post(id, 'scan.pdf')
    const read = async () =>
      (await attorney.get(`/api/cases/${id}/signature-scans`)).body.items.find(
        (each: { id: number }) => each.id === sent.id,
      )
    await until(async () => (await read()).status !== 'Reading')
    expect(await read()).toMatchObject({ status: 'Failed', pages: [{ page: 1, state: 'No code' }] })
  })

  test('cannot send any number at once, nor place the scan of another case', async () => {
    const [id, other] = [await opened(), await opened()]
    const { body: sent } = await post(id, 'scan.pdf')
    const place = `/api/cases/${other}/signature-scans/${sent.id}`
    expect((await attorney.put(`${place}/pages/1`, { caseFormId: null })).status).toBe(404)
    expect((await attorney.get(`${place}/file`)).status).toBe(404)
    await server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run(
        `insert into case_scans (company_id, law_firm_id, case_id, file_id, file_name, signed_on, at)
         select company_id, law_firm_id, case_id, file_id, file_name, signed_on, at from case_scans, generate_series(1, 100) where id = $1`,
        [sent.id],
      ),
    )
    const files = async () => (await system().one<{ n: number }>('select count(*) as n from files')).n
    const before = await files()
    const refused = await post(id, 'more.pdf')
    expect([refused.status, refused.body.error.code]).toEqual([409, 'TOO_MANY'])
    expect(await files()).toBe(before)
  })
})

test('a case is offered the addresses that fit it, with the reason, and may take another', async () => {
  const admin = await server.as(1)
  const row = { formId: 'i-129', classification: 'H-1B', carrier: 'USPS', effectiveFrom: '2026-01-01' }
  const keep = async (more: object) => (await admin.put('/api/filing-addresses', { ...row, ...more })).body
  const west = await keep({ address: 'USCIS, West', states: ['ca', 'WA'] })
  const east = await keep({ address: 'USCIS, East', states: ['MA'] })
  expect(west.states).toEqual(['CA', 'WA'])
  expect((await admin.put('/api/filing-addresses', { ...row, address: 'Nowhere', states: ['ZZ'] })).status).toBe(400)

  const { id } = await printed()
  const { addresses, destination } = (await attorney.get(`/api/cases/${id}/filing`)).body
  const offered = (id: number) => addresses.find((each: { id: number }) => each.id === id)
  expect(destination.filedAs).toBe('Form I-129, H-1B, office in MA')
  expect(destination.channelRule).toContain('Form I-907')
  expect(offered(east.id)).toMatchObject({ proposed: true, why: 'Form I-129, H-1B, office in MA, U.S. mail' })
  expect(offered(west.id).proposed).toBe(false)
  const chosen = await attorney.put(`/api/cases/${id}/filing`, { addressId: west.id })
  expect(chosen.body.plan).toMatchObject({ address: 'USCIS, West', addressVerifiedOn: null })
  // Looked up for this case, and not forgotten when it is chosen again.
  await attorney.put(`/api/cases/${id}/filing`, { addressId: west.id, verified: true })
  const again = await attorney.put(`/api/cases/${id}/filing`, { addressId: west.id })
  expect(again.body.plan.addressVerifiedOn).toBe(server.today())

  const inState = (await attorney.get('/api/filing-addresses?formId=i-129&state=WA')).body.items
  const ids = inState.map((each: { id: number }) => each.id)
  expect([ids.includes(west.id), ids.includes(east.id)]).toEqual([true, false])
  const file = await fileAt('/api/filing-addresses/export?formId=i-129&state=WA')
  expect(new TextDecoder().decode(file)).toContain('"CA, WA"')
})
