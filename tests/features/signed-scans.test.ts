import { beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { readSignedScan } from '#paperwork/signed-scans/server/read-scan.ts'
import { saveFacts } from '#parties/facts/server/store.ts'
import type { TestClient } from '../setup/client.ts'
import { keepBlank } from '../setup/library.ts'
import { recordsOf } from '../setup/records.ts'
import { pngOf, scanned, scanPdf } from '../setup/scanner.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { type Here, scansOf } from './support/signed-scans.ts'

const server = serverOfFile()
let attorney: TestClient
beforeAll(async () => {
  attorney = await server.as(9)
  await keepBlank(server.services, 'g-28')
})
const { system } = recordsOf(server)
const { printed, fileAt, send } = scansOf(server)

const g28 = (signHere: readonly Here[]) => {
  const found = signHere.find(({ formId }) => formId === 'g-28')
  if (!found) throw new Error('Nobody signs the G-28.')
  return found
}

const signedOf = async (id: number, { caseFormId, page }: Here) =>
  (await (await server.as(9)).get(`/api/cases/${id}/filing`)).body.signHere.filter(
    (each: Here & { signed: object | null }) => each.caseFormId === caseFormId && each.page === page && each.signed,
  )
const scannedOf = async (id: number, { caseFormId, page }: Here) =>
  (await attorney.get(`/api/cases/${id}/filing`)).body.signHere.filter(
    (each: Here & { scan: object | null }) => each.caseFormId === caseFormId && each.page === page && each.scan,
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
    expect(await scannedOf(id, here)).not.toEqual([])
    expect(await signedOf(id, here)).toEqual([])

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
    expect(await scannedOf(id, here)).not.toEqual([])
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
