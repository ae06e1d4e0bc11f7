import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readSignedScan } from '#case-work/signed-scans/server/read-scan.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { saveFacts } from '#parties/facts/server/store.ts'
import { keepBlank } from '../setup/library.ts'
import { pngOf, scanned, scanPdf } from '../setup/scanner.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
let attorney: Awaited<ReturnType<TestServer['as']>>
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
  attorney = await server.as(9)
  await keepBlank(server.services, 'g-28')
})
afterAll(() => server?.stop())

type Here = {
  block: string
  formId: string
  page: number
  packagePage: number
  pageCode: string
  caseFormId: number
  name: string
}
type Page = { page: number; state: string; code: string; what: string }
const system = () => server.services.database.read({ kind: 'system' })

/** An H-1B extension of Priya's with a package that was built. */
async function printed() {
  const priya = await system().one<{ id: number }>(
    `select p.id from people p join companies c on c.id = p.company_id where p.first_name = 'Priya' and c.code = 'NORTHWIND'`,
  )
  const opening = { typeId: 1, subType: 'extension', personId: priya.id, channel: 'paper' }
  const { id } = (await (await server.as(3)).post('/api/cases', opening)).body as { id: number }
  return { id, ...(await build(id)) }
}

async function build(id: number) {
  const started = await attorney.post(`/api/cases/${id}/packages`)
  const path = `/api/cases/${id}/packages/${started.body.id}`
  await until(async () => !['Waiting', 'Working'].includes((await attorney.get(path)).body.status))
  const signHere: Here[] = (await attorney.get(`/api/cases/${id}/filing`)).body.signHere
  return { packageId: started.body.id as number, pdf: await fileAt(`${path}/file`), signHere }
}

async function fileAt(path: string): Promise<Uint8Array> {
  const reply = await fetch(new URL(path, server.url), { headers: { cookie: attorney.cookie } })
  expect(reply.status).toBe(200)
  return new Uint8Array(await reply.arrayBuffer())
}

async function until(done: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await done()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('It did not happen in time.')
}

/** Sends a scan and waits until its pages were looked at. */
async function send(id: number, bytes: Uint8Array, name: string): Promise<{ id: number; pages: Page[] }> {
  const path = `/api/cases/${id}/signature-scans`
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const sent = await attorney.post(path, form)
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  const now = async () =>
    (await attorney.get(path)).body.items.find((each: { id: number }) => each.id === sent.body.id) as {
      status: string
      id: number
      pages: Page[]
    }
  await until(async () => (await now()).status === 'Read')
  return now()
}

const g28 = (signHere: readonly Here[]) => {
  const found = signHere.find(({ formId }) => formId === 'g-28')
  if (!found) throw new Error('Nobody signs the G-28.')
  return found
}
const signedOf = async (id: number, { caseFormId, page }: Here) =>
  (await attorney.get(`/api/cases/${id}/filing`)).body.signHere.filter(
    (each: Here & { signed: object | null }) => each.caseFormId === caseFormId && each.page === page && each.signed,
  )

describe('scans of signed pages', () => {
  test('find their place by the symbol that was printed, several pages in a file, in any order and turned', async () => {
    const { id, pdf, signHere } = await printed()
    const here = g28(signHere)
    const page = async (number: number, degrees: number) =>
      pngOf(await scanned(pdf, number, { dotsPerInch: 150, degrees }))
    const { pages } = await send(id, scanPdf([await page(1, 0), await page(here.packagePage, 181)]), 'scan0001.pdf')
    expect(pages).toMatchObject([
      // Only pages to be signed carry a symbol.
      { page: 1, state: 'No code', what: '' },
      {
        page: 2,
        state: 'Matched',
        code: here.pageCode,
        what: expect.stringContaining(`Form G-28, page ${here.page}: `),
      },
    ])
    expect(await signedOf(id, here)).not.toEqual([])

    const other = await printed()
    const foreign = await send(other.id, await page(here.packagePage, 0), 'scan0002.png')
    expect(foreign.pages).toMatchObject([{ state: 'Foreign', code: here.pageCode }])
    expect(await signedOf(other.id, g28(other.signHere))).toEqual([])
  })

  test('of a page whose answers changed since it was printed are not taken for signed', async () => {
    const { id, pdf, signHere } = await printed()
    const here = g28(signHere)
    const { companyId, lawFirmId } = await system().one<Record<'companyId' | 'lawFirmId', number>>(
      'select company_id as "companyId", law_firm_id as "lawFirmId" from cases where id = $1',
      [id],
    )
    await server.services.database.transaction({ kind: 'system' }, async (tx) => {
      const saving = { keyring: server.services.keyring, source: 'form' as const, by: null, now: server.clock.now() }
      const owner = { companyId, lawFirmId }
      const said = { 'company.noticesToAttorney': { value: true } }
      await saveFacts(tx, { subject: 'company', id: companyId }, said, { ...saving, owner })
    })
    const scan = await send(id, pngOf(await scanned(pdf, here.packagePage, { dotsPerInch: 150 })), 'old.png')
    expect(scan.pages).toMatchObject([{ state: 'Changed', code: here.pageCode }])
    expect(await signedOf(id, here)).toEqual([])
  })

  test('that are read only when the case was filed change nothing of what went out', async () => {
    const { id, pdf, signHere } = await printed()
    const here = g28(signHere)
    const scan = await send(id, pngOf(await scanned(pdf, here.packagePage, { dotsPerInch: 150 })), 'signed.png')
    expect(scan.pages).toMatchObject([{ state: 'Matched' }])
    const late = await server.services.database.transaction({ kind: 'system' }, async (tx) => {
      await tx.run('delete from case_signatures where case_id = $1', [id])
      await tx.run('update cases set status = 6 where id = $1', [id])
      return tx.one<{ id: number }>(
        `insert into case_scans (company_id, law_firm_id, case_id, file_id, file_name, signed_on, at)
         select company_id, law_firm_id, case_id, file_id, file_name, signed_on, at from case_scans where id = $1 returning id`,
        [scan.id],
      )
    })
    await readSignedScan(server.services, late.id)
    const { items } = (await attorney.get(`/api/cases/${id}/signature-scans`)).body
    expect(items[0]).toMatchObject({
      id: late.id,
      status: 'Read',
      pages: [{ state: 'Put aside', code: here.pageCode }],
    })
    expect(await signedOf(id, here)).toEqual([])
  })

  test('without a code are placed by hand, or put aside', async () => {
    const { id, signHere } = await printed()
    const here = g28(signHere)
    const blank = pngOf({ width: 600, height: 800, gray: new Uint8Array(480_000).fill(240) })
    const scan = await send(id, scanPdf([blank, blank]), 'phone.pdf')
    expect(scan.pages.map(({ state }) => state)).toEqual(['No code', 'No code'])
    const place = (page: number, where: object) =>
      attorney.put(`/api/cases/${id}/signature-scans/${scan.id}/pages/${page}`, where)
    expect((await place(3, { caseFormId: null })).body.error.code).toBe('PAGE_UNKNOWN')
    expect((await place(1, { caseFormId: here.caseFormId, formPage: 1 })).body.error.code).toBe('NOTHING_TO_SIGN')
    const unprinted = signHere.find(({ pageCode }) => pageCode === '')
    const early = await place(1, { caseFormId: unprinted?.caseFormId, formPage: unprinted?.page })
    expect(early.body.error.code).toBe('NOT_PRINTED')
    expect((await place(1, { caseFormId: null })).body.pages[0].state).toBe('Put aside')
    const placed = await place(2, { caseFormId: here.caseFormId, formPage: here.page })
    expect(placed.body.pages[1]).toMatchObject({ state: 'Placed', code: here.pageCode })
    expect(await signedOf(id, here)).not.toEqual([])
    expect((await fileAt(`/api/cases/${id}/signature-scans/${scan.id}/file?inline=true`)).length).toBeGreaterThan(500)
  })

  test('come from pages that can be printed for one person alone, with the same codes', async () => {
    const { id, packageId, signHere } = await printed()
    const here = g28(signHere)
    const path = (block: string) =>
      `/api/cases/${id}/packages/${packageId}/pages-to-sign?${new URLSearchParams({ caseFormId: String(here.caseFormId), block })}`
    // Addresses are logged and remembered: they name a place to sign, no person.
    expect(path(here.block)).not.toContain(encodeURIComponent(here.name.split(' ').at(-1) ?? ''))
    const { pages } = await readPdf(await fileAt(path(here.block)))
    expect(pages.map(({ text }) => text.includes(here.pageCode))).toContain(true)
    expect(pages.length).toBeLessThan(10)
    expect((await attorney.get(path('Nowhere'))).body.error.code).toBe('NOTHING_TO_SIGN')
  })
})

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
const NUL_NAMED =
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a\u0000b.pdf"\r\n\r\n%PDF-1.4\r\n--b--\r\n'

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
  expect(again.body.plan.addressVerifiedOn).toBe(server.clock.now().toISOString().slice(0, 10))

  const inState = (await attorney.get('/api/filing-addresses?formId=i-129&state=WA')).body.items
  const ids = inState.map((each: { id: number }) => each.id)
  expect([ids.includes(west.id), ids.includes(east.id)]).toEqual([true, false])
  const file = await fileAt('/api/filing-addresses/export?formId=i-129&state=WA')
  expect(new TextDecoder().decode(file)).toContain('"CA, WA"')
})
