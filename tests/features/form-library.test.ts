import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { knownInventory } from '#case-file/form-library/known-inventories.ts'
import { enqueueFolder } from '#case-file/form-library/server/bring-blanks.ts'
import { templateFor } from '#case-file/form-library/server/pages-for.ts'
import type { Form } from '#engine/form.ts'
import { formNamed } from '#forms/all.ts'
import { editions } from '#forms/editions.ts'
import { joined } from '#paper/bytes.ts'
import { fillEditable } from '#paper/fill/editable.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { blank, pdfWith } from '../setup/blanks.ts'
import type { TestClient } from '../setup/client.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

// Each import starts a thread of its own.
vi.setConfig({ testTimeout: 180_000 })

let server: TestServer
let admin: TestClient
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
  admin = await server.as(1)
})
afterAll(() => server?.stop())

const system = () => server.services.database.read({ kind: 'system' })

function upload(client: TestClient, content: Uint8Array, name: string) {
  const form = new FormData()
  form.set('file', new Blob([content as Uint8Array<ArrayBuffer>]), name)
  return client.call('POST', '/api/form-library/imports', form)
}

/** Uploads and waits until the worker is done with it. */
async function imported(content: Uint8Array, name: string) {
  const { status, body } = await upload(admin, content, name)
  expect([status, body.status]).toEqual([200, 'Waiting'])
  return settled(({ id }) => id === body.id)
}

type Shown = { id: number; fileName: string; source: string; finishedAt: string | null }

async function settled(isMeant: (shown: Shown) => boolean) {
  for (let tries = 0; tries < 1200; tries++) {
    const { body } = await admin.get('/api/form-library/imports')
    const found = body.items.find(isMeant)
    if (found?.finishedAt) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The import was not done in time.')
}

async function editionNow(formId: string, edition: string) {
  const { body } = await admin.get('/api/form-library')
  return body.items.find((row: { formId: string; edition: string }) => row.formId === formId && row.edition === edition)
}
const filesKept = async () =>
  (await system().one<{ n: number }>(`select count(*) as n from files where purpose = 'form library'`)).n

const g28 = knownInventory('g-28', '2018-09-17')
if (!g28) throw new Error('The G-28 is not known.')

describe('importing a blank', () => {
  test('a right one is compared, proved and kept, and can then be filled', async () => {
    expect(await templateFor(server.services, 'g-28', '2018-09-17')).toBeUndefined()
    const done = await imported(await blank('g-28'), 'g-28.pdf')
    expect(done).toMatchObject({ status: 'Imported', formId: 'g-28', edition: '2018-09-17', differences: [] })
    const row = await editionNow('g-28', '2018-09-17')
    expect(row).toMatchObject({ status: 'Imported', pages: 4, fields: 97, mapped: true, flag: 'unconfirmed' })
    expect(row.gate).toMatchObject({ failures: [], fieldsReadBack: 97 })

    const template = await templateFor(server.services, 'g-28', '2018-09-17')
    const field = template?.fields.find(({ name }) => name.endsWith('Pt1Line2a_FamilyName[0]'))
    if (!template || !field) throw new Error('The template has no family name.')
    const read = await readPdf(joined(fillEditable(template, new Map([[field.name, 'NGUYỄN']])).parts))
    const values = read.pages.flatMap(({ widgets }) => widgets.filter(({ fieldName }) => fieldName === field.name))
    expect(values.map(({ fieldValue }) => fieldValue)).toEqual(['NGUYỄN'])
    expect(await templateFor(server.services, 'g-28', '2018-09-17')).toBe(template)
    expect(await templateFor(server.services, 'g-28', '')).toBe(template)
  })

  test('the same one again replaces what was kept, and the uploaded copy does not stay', async () => {
    const before = await filesKept()
    expect(before).toBe(5)
    await imported(await blank('g-28'), 'another name.pdf')
    expect(await filesKept()).toBe(before)
    expect(await editionNow('g-28', '2018-09-17')).toMatchObject({ fileName: 'anothername.pdf' })
    expect(await templateFor(server.services, 'g-28', '2018-09-17')).toBeDefined()
  })

  test('a changed one is refused with every difference, and what was there stays', async () => {
    const [first, second, ...others] = g28.fields.filter(({ type }) => type === 'text')
    if (!first || !second) throw new Error('The G-28 has no text fields.')
    const fields = g28.fields.filter((field) => field !== first && field !== second)
    const changed = pdfWith({ ...g28, fields: [...fields, { ...second, maxLen: 3, comb: undefined }] })
    const done = await imported(changed, 'g-28.pdf')
    expect(others.length).toBeGreaterThan(5)
    expect(done.status).toBe('Refused')
    expect(done.message).toMatch(/its fields differ from that edition/)
    expect(done.differences).toContainEqual({ field: first.name, what: 'missing' })
    expect(done.differences).toContainEqual({
      field: second.name,
      what: 'changed',
      detail: expect.stringMatching(/^maximum length .* → 3$/),
    })
    expect(await editionNow('g-28', '2018-09-17')).toMatchObject({ status: 'Imported' })
  })

  test('a later edition that lacks a field is refused with what carries over, and remembered', async () => {
    const first = g28.fields.find(({ type }) => type === 'text')
    const others = g28.fields.filter((field) => field !== first)
    const done = await imported(pdfWith({ ...g28, edition: '09/30/26', fields: others }), 'g-28.pdf')
    expect(done).toMatchObject({ status: 'Refused', edition: '2026-09-30' })
    expect(done.message).toBe(
      'G-28 edition 09-30-2026 cannot be carried over from 09-17-2018: 96 of 97 fields have their counterpart, 1 is missing. The differences are listed; 09-17-2018 stays in use.',
    )
    expect(done.differences).toEqual([{ field: first?.name, what: 'missing' }])
    expect(await editionNow('g-28', '2026-09-30')).toMatchObject({ status: 'Refused', mapped: false, carried: null })
    expect(await templateFor(server.services, 'g-28', '2026-09-30')).toBeUndefined()
  })

  test('what is no form of the library, or no PDF at all, is refused with a sentence', async () => {
    const other = pdfWith({ formId: 'x-1', edition: null, pages: 1, fields: [{ ...textField, name: 'a[0].b[0]' }] })
    expect(await imported(other, 'menu.pdf')).toMatchObject({
      status: 'Refused',
      message: expect.stringMatching(/not a form in the library/),
    })
    expect(await imported(new TextEncoder().encode('%PDF-1.7 nothing'), 'i-765.pdf')).toMatchObject({
      status: 'Refused',
      message: 'The file cannot be read as a PDF form.',
    })
    const text = await upload(admin, new TextEncoder().encode('no PDF'), 'i-765.pdf')
    expect([text.status, text.body.error.message]).toEqual([400, expect.stringMatching(/named \.pdf/)])
  })

  test('a start takes what a folder has and the library has not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'visacare-blanks-'))
    try {
      for (const formId of ['g-28', 'i-907']) writeFileSync(join(folder, `${formId}.pdf`), await blank(formId))
      await enqueueFolder(server.services, folder)
      const done = await settled(({ fileName }) => fileName === 'i-907.pdf')
      expect(done).toMatchObject({ status: 'Imported', source: 'folder', formId: 'i-907' })
      expect(await templateFor(server.services, 'i-907', '2024-04-01')).toMatchObject({ pages: { length: 7 } })
      const { body } = await admin.get('/api/form-library/imports')
      expect(body.items.filter(({ source }: Shown) => source === 'folder')).toHaveLength(1)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('the administrator’s assistant reads the library and changes nothing; others do not open it', async () => {
    const assistant = await server.as(2)
    expect((await assistant.get('/api/form-library')).status).toBe(200)
    expect((await upload(assistant, await blank('g-28'), 'g-28.pdf')).status).toBe(403)
    expect((await (await server.as(3)).get('/api/form-library')).status).toBe(403)
    const company = server.services.database.transaction({ kind: 'company', companyId: 1 }, (tx) =>
      tx.run(`update form_editions set note = 'mine'`),
    )
    await expect(company).rejects.toThrow(/row-level security/)
  })
})

const textField = { type: 'text', page: 1, rect: [10, 10, 100, 30] } as const

test('the library is the same while the administrator works in a selected company', async () => {
  const { id } = await system().one<{ id: number }>(`select id from companies where code = 'NORTHWIND'`)
  const before = (await admin.get('/api/form-library/imports')).body
  expect((await admin.post('/api/session/company', { companyId: id, reason: 'A look at the library' })).status).toBe(
    200,
  )
  try {
    expect((await admin.get('/api/form-library/imports')).body).toEqual(before)
    expect((await imported(new TextEncoder().encode('%PDF-1.7 nothing'), 'other.pdf')).status).toBe('Refused')
  } finally {
    await admin.post('/api/session/company', { companyId: null })
  }
})

test('dates of an edition are kept by the administrator and decide its flag', async () => {
  const row = await editionNow('i-907', '2024-04-01')
  expect(row.flag).toBe('unconfirmed')
  const change = { ...row, takenUntil: '2026-01-31', confirmed: true, note: 'Announced.' }
  const saved = await admin.put(`/api/form-library/${row.id}`, change)
  expect(saved.body).toMatchObject({ takenUntil: '2026-01-31', note: 'Announced.', version: row.version + 1 })
  expect((await admin.put(`/api/form-library/${row.id}`, change)).body.error.code).toBe('CHANGED')
  const reversed = { ...change, takenFrom: '2026-02-01', version: row.version + 1 }
  expect((await admin.put(`/api/form-library/${row.id}`, reversed)).body.error.code).toBe('DATES_REVERSED')
})

test('open forms move to a new edition with the changed items told, filed ones stay', async () => {
  const form = formNamed('g-28') as Form
  const [part, ...parts] = form.parts
  const [item, ...items] = part?.items ?? []
  if (!part || !item) throw new Error('The G-28 has no items.')
  const next: Form = {
    ...form,
    edition: '2026-12-01',
    parts: [{ ...part, items: [{ ...item, label: 'Worded anew' }, ...items] }, ...parts],
  }
  // A second edition, as a later release would declare it.
  const declared = editions as Form[]
  declared.push(next)
  try {
    const filed = await system().rows<{ id: number }>(
      `select f.id from case_forms f join cases k on k.id = f.case_id
        where f.form_id = 'g-28' and f.status = 'Filed' and k.status < 10 order by f.id`,
    )
    expect(filed.length).toBeGreaterThan(0)
    const move = { formId: 'g-28', from: form.edition, to: next.edition }
    const preview = await admin.get(`/api/form-library/moves?${new URLSearchParams(move)}`)
    expect(preview.body.forms).toBeGreaterThan(0)
    expect(preview.body.items).toEqual([
      {
        item: `${part.id}.${item.number}`,
        label: 'Worded anew',
        change: `was worded “${item.label ?? item.fact.label}”`,
      },
    ])
    const done = await admin.post('/api/form-library/moves', move)
    expect(done.body).toEqual(preview.body)
    const left = await system().rows<{ id: number }>(
      `select f.id from case_forms f join cases k on k.id = f.case_id
        where f.form_id = 'g-28' and f.edition = $1 and k.status < 10 order by f.id`,
      [form.edition],
    )
    expect(left).toEqual(filed)
    const told = await system().rows<{ text: string; details: { to: string } }>(
      `select text, details from case_events where kind = 'edition'`,
    )
    expect(told).toHaveLength(done.body.cases)
    expect(told[0]?.text).toMatch(/^G-28 moved from edition 09-17-2018 to 12-01-2026\. Look at: .*Worded anew/)
    expect(told[0]?.details.to).toBe('2026-12-01')
    const unknown = await admin.post('/api/form-library/moves', { ...move, to: '2030-01-01' })
    expect([unknown.status, unknown.body.error.code]).toEqual([409, 'EDITION_UNKNOWN'])
  } finally {
    declared.pop()
  }
})
