import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { knownInventory } from '#case-file/form-library/known-inventories.ts'
import { editionsOn } from '#case-file/form-library/rules.ts'
import { importOne } from '#case-file/form-library/server/import-one.ts'
import { knownEditions } from '#case-file/form-library/server/store.ts'
import { pdfWith } from '../setup/blanks.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
})
afterAll(() => server?.stop())

type Row = { id: number; formId: string; edition: string; confirmed: boolean; version: number } & Shown
type Shown = { openForms: number; confirmedBy: string | null; importedBy: string | null }

test('an edition is confirmed once, in the library, by somebody on a day; every case reads it', async () => {
  const provider = await server.as(1)
  const rows = (await provider.get('/api/form-library')).body.items as (Row & Record<string, unknown>)[]
  const doubted = rows.find(({ formId, flag }) => formId === 'i-539' && flag === 'unconfirmed')
  if (!doubted) throw new Error('The library has no doubt about Form I-539.')
  const { id, version, ombExpiresOn, takenUntil, basis, note, edition } = doubted
  const dates = { ombExpiresOn, takenFrom: '2024-08-28', takenUntil, basis, note }
  const path = `/api/form-library/${id}`
  const saved = (await provider.put(path, { ...dates, confirmed: true, version })).body
  expect(saved).toMatchObject({ flag: 'current', confirmed: true, confirmedOn: server.today() })
  expect(saved.confirmedBy).toEqual(expect.any(String))
  const known = await knownEditions(server.services.database.read({ kind: 'system' }))
  const today = server.today()
  expect(editionsOn(known, today).status('i-539', edition)).toMatchObject({ acceptance: 'accepted', confirmed: true })
  // An edition that is named later and begins after that day is looked at anew.
  const later = { ...known[0], formId: 'i-539', edition: '2027-02-01', confirmed: false, takenFrom: null }
  const named = [...known, later as (typeof known)[number]]
  expect(editionsOn(named, '2027-02-15').status('i-539', edition).confirmed).toBe(false)
  const taken = (await provider.put(path, { ...dates, confirmed: false, version: saved.version })).body
  expect(taken).toMatchObject({ flag: 'unconfirmed', confirmedBy: null, confirmedOn: null })
})

test('a firm reads which editions are in use, with its own cases counted; nothing of the provider’s', async () => {
  const read = async (role: number | string) =>
    (await (await server.as(role)).get('/api/form-library')).body.items as Row[]
  const openIn = (rows: Row[]) => rows.reduce((sum, { openForms }) => sum + openForms, 0)
  const all = await read(1)
  for (const role of [9, 10, 13]) {
    const rows = await read(role)
    expect(rows.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    expect(openIn(rows)).toBeGreaterThan(0)
    expect(rows.filter(({ confirmedBy, importedBy }) => confirmedBy ?? importedBy)).toEqual([])
    // Where files come from names folders of the server.
    const firm = await server.as(role)
    for (const path of ['imports', 'fetches']) expect((await firm.get(`/api/form-library/${path}`)).status).toBe(403)
  }
  // A firm without clients.
  expect([openIn(await read('noor.haddad@missionpine.demo')), openIn(all) > 0]).toEqual([0, true])
  expect((await (await server.as(3)).get('/api/form-library')).status).toBe(403)
})

test('the pages of a refused edition are kept to be looked at, once, and go when it gets in', async () => {
  const g28 = knownInventory('g-28', '2018-09-17')
  const first = g28?.fields.find(({ type }) => type === 'text')
  if (!g28 || !first) throw new Error('The G-28 is not known.')
  const taken = async (fields: typeof g28.fields) => {
    const bytes = pdfWith({ ...g28, edition: '09/30/26', fields })
    return (await importOne(server.services, { bytes, fileName: 'g-28.pdf', by: null }, 'folder')).status
  }
  const kept = async () => {
    const { n } = await server.services.database
      .read({ kind: 'system' })
      .one<{ n: number }>(`select count(*) as n from files where purpose = 'form library'`)
    return n
  }
  const before = await kept()
  for (const _ of ['once', 'again']) expect(await taken(g28.fields.filter((field) => field !== first))).toBe('Refused')
  expect(await kept()).toBe(before + 1)
  const firm = await server.as(10)
  const row = ((await firm.get('/api/form-library')).body.items as Row[]).find(
    ({ edition }) => edition === '2026-09-30',
  )
  const pages = await firm.get(`/api/form-library/${row?.id}/refused-blank`)
  expect([pages.status, pages.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(await taken(g28.fields)).toBe('Imported')
  expect((await firm.get(`/api/form-library/${row?.id}/refused-blank`)).status).toBe(404)
})
