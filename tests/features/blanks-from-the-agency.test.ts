import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { knownInventory } from '#case-file/form-library/known-inventories.ts'
import { bringBlanks } from '#case-file/form-library/server/bring-blanks.ts'
import { fetchBlanks, fetchedForms } from '#case-file/form-library/server/fetch.ts'
import { templateFor } from '#case-file/form-library/server/pages-for.ts'
import type { InventoryField } from '#paper/inventory.ts'
import { standIn } from '#paper/stand-in.ts'
import { type Agency, startAgency } from '../setup/agency.ts'
import { blank, pdfWith } from '../setup/blanks.ts'
import type { TestClient } from '../setup/client.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

// Each import starts a thread of its own.
vi.setConfig({ testTimeout: 240_000 })

let agency: Agency
let server: TestServer
let admin: TestClient
beforeAll(async () => {
  agency = await startAgency()
  const env = { FORMS_URL: agency.url }
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl'), env })
  admin = await server.as(1)
})
afterAll(async () => {
  await server?.stop()
  await agency?.stop()
})

const system = () => server.services.database.read({ kind: 'system' })
const known = (formId: string, edition: string) => {
  const found = knownInventory(formId, edition)
  if (!found) throw new Error(`${formId} of ${edition} is not known.`)
  return found
}
const [g1450, i907, i765, i539a] = [
  known('g-1450', '2026-02-06'),
  known('i-907', '2024-04-01'),
  known('i-765', '2025-08-21'),
  known('i-539a', '2024-08-28'),
]
const countOf = ({ fields }: { fields: readonly InventoryField[] }) =>
  fields.filter(({ type }) => type !== 'barcode').length
const g28 = await blank('g-28')
const worded = i907.fields.find(({ type }) => type === 'text') as InventoryField
const missing = i765.fields.find(({ type }) => type === 'text') as InventoryField

type Fetched = { formId: string; status: string; sentence: string; at: string }
const fetches = async (): Promise<Record<string, Fetched>> =>
  Object.fromEntries((await admin.get('/api/form-library/fetches')).body.items.map((row: Fetched) => [row.formId, row]))
const isOver = ({ status }: Fetched) => status !== 'Waiting' && status !== 'Fetching'

async function looked(): Promise<Record<string, Fetched>> {
  return vi.waitFor(
    async () => {
      const rows = await fetches()
      expect(Object.values(rows).filter(isOver)).toHaveLength(fetchedForms.length)
      return rows
    },
    { timeout: 200_000, interval: 200 },
  )
}
const importsSoFar = async () => (await system().one<{ n: number }>('select count(*) as n from form_imports')).n
async function editionNow(formId: string, edition: string) {
  const { body } = await admin.get('/api/form-library')
  return body.items.find((row: { formId: string; edition: string }) => row.formId === formId && row.edition === edition)
}

const notServed = (formId: string) => [
  formId,
  ['Not reached', expect.stringMatching(new RegExp(`${formId}\\.pdf answered 404\\. It is tried again tomorrow\\.$`))],
]

test('a start has the blanks fetched: what matches is taken, a new edition carried over, everything else refused with a sentence', async () => {
  const sha256 = createHash('sha256').update(g28).digest('hex')
  // Where the tests have no official blanks, the copy they made is the known one.
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(`update form_editions set digests = digests || $1::text where form_id = 'g-28'`, [sha256]),
  )
  agency.served
    .set('g-28', g28)
    .set('g-1450', pdfWith(g1450))
    .set(
      'i-907',
      pdfWith({
        ...i907,
        edition: '10/01/26',
        fields: i907.fields.map((field) =>
          field === worded ? { ...field, tooltip: `${field.tooltip} In capital letters.` } : field,
        ),
      }),
    )
    .set('i-765', pdfWith({ ...i765, edition: '09/15/26', fields: i765.fields.filter((field) => field !== missing) }))
    .set('i-539a', standIn(i539a))
    .set('i-129', { type: 'text/html', body: '<h1>We are working on it</h1>' })

  expect(await bringBlanks(server.services)).toMatch(
    /^Official blanks come from 127\.0\.0\.1:\d+: fetched in the background/,
  )
  const rows = await looked()
  expect(agency.asked.toSorted()).toEqual(fetchedForms.toSorted())
  const told = Object.fromEntries(
    Object.entries(rows).map(([formId, { status, sentence }]) => [formId, [status, sentence]]),
  )
  expect(told).toEqual({
    'g-28': ['Taken', 'G-28 edition 09-17-2018 is in the library.'],
    'g-1450': [
      'Refused',
      'The fields are those of G-1450 edition 02-06-2026, but the file is not the copy VisaCare knows. If it was published again, upload it by hand.',
    ],
    'i-907': [
      'Taken',
      `I-907 edition 10-01-2026 is in the library. It is carried over from 04-01-2024: all ${countOf(i907)} fields have their counterpart. One is worded anew. An administrator confirms it.`,
    ],
    'i-765': [
      'Refused',
      `I-765 edition 09-15-2026 cannot be carried over from 08-21-2025: ${countOf(i765) - 1} of ${countOf(i765)} fields have their counterpart, 1 is missing. The differences are listed; 08-21-2025 stays in use.`,
    ],
    'i-539a': ['Refused', 'This is a test stand-in, not the official form.'],
    'i-129': [
      'Not reached',
      expect.stringMatching(/i-129\.pdf is no PDF \(text\/html\)\. It is tried again tomorrow\.$/),
    ],
    ...Object.fromEntries(fetchedForms.filter((formId) => !agency.served.has(formId)).map(notServed)),
  })
  expect(await editionNow('g-28', '2018-09-17')).toMatchObject({
    status: 'Imported',
    agencyCopy: true,
    importedBy: null,
  })
  expect(await editionNow('i-765', '2026-09-15')).toMatchObject({
    ...{ status: 'Refused', mapped: false, carried: null },
    differences: [{ field: missing.name, what: 'missing' }],
  })
  expect(await templateFor(server.services, 'g-28', '2018-09-17')).toBeDefined()
})

test('tomorrow’s look is on the queue, and a second one today asks nobody', async () => {
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  const { rows } = await owner.query(
    `select run_at - now() > interval '23 hours' as tomorrow from graphile_worker.jobs where key = 'formLibrary.fetch'`,
  )
  await owner.end()
  expect(rows).toEqual([{ tomorrow: true }])
  const asked = agency.asked.length
  await fetchBlanks(server.services, { which: 'due' })
  expect(agency.asked).toHaveLength(asked)
})

test('of two nodes that start at once one asks, and only for what reached nobody', async () => {
  agency.asked.length = 0
  agency.served.set('i-129', { status: 503, body: '' })
  await Promise.all([bringAtStart(), bringAtStart()])
  const unserved = fetchedForms.filter((formId) => !agency.served.has(formId))
  expect(agency.asked.toSorted()).toEqual(['i-129', ...unserved].toSorted())
})
const bringAtStart = () => fetchBlanks(server.services, { which: 'start' })

test('an administrator has it looked at again; the same files are not imported twice, refusals stay told', async () => {
  const before = [await importsSoFar(), await fetches()] as const
  agency.asked.length = 0
  expect((await admin.post('/api/form-library/fetches', {})).body).toEqual({ forms: fetchedForms.length })
  const after = await looked()
  expect(agency.asked.toSorted()).toEqual(fetchedForms.toSorted())
  expect(await importsSoFar()).toBe(before[0])
  for (const formId of ['g-1450', 'i-765', 'i-539a'])
    expect(after[formId]).toMatchObject({ status: 'Refused', sentence: before[1][formId]?.sentence })
  expect(after['g-28']?.sentence).toBe('The official page serves G-28 edition 09-17-2018, which is here.')
  const assistant = await server.as(2)
  expect((await assistant.get('/api/form-library/fetches')).status).toBe(200)
  expect((await assistant.post('/api/form-library/fetches', {})).status).toBe(403)
})

test('while the agency is away the blanks stay, and each form says so calmly', async () => {
  agency.away()
  await admin.post('/api/form-library/fetches', {})
  const rows = await looked()
  agency.away(false)
  for (const { status, sentence } of Object.values(rows)) {
    expect(status).toBe('Not reached')
    expect(sentence).toMatch(/ It is tried again tomorrow\.$/)
  }
  expect(await templateFor(server.services, 'g-28', '2018-09-17')).toBeDefined()
})

test('a carried-over edition is prepared with a warning, confirmed once, and told in the audit trail', async () => {
  const row = await editionNow('i-907', '2026-10-01')
  expect(row).toMatchObject({
    ...{ status: 'Imported', mapped: true, flag: 'unconfirmed' },
    carried: { from: '2024-04-01', confirmed: false, confirmedBy: null },
    differences: [
      { field: worded.name, what: 'changed', detail: expect.stringMatching(/^worded “.*In capital letters/) },
    ],
  })
  const [found] = await system().rows<{ caseId: number }>(
    `select k.id as "caseId" from cases k where k.status < 10 and k.type_id = 1
        and not exists (select from case_forms f where f.case_id = k.id and f.form_id = 'i-907') order by k.id`,
  )
  if (!found) throw new Error('The demo has no case to add an I-907 to.')
  const firm = await server.as(10)
  const added = await firm.post(`/api/cases/${found.caseId}/forms`, { formId: 'i-907' })
  expect(added.body).toMatchObject({ formId: 'i-907', edition: '2026-10-01', built: true, name: 'I-907' })
  const view = await firm.get(`/api/cases/${found.caseId}/form?caseFormId=${added.body.id}`)
  expect(view.body.editionStatus.sentence).toMatch(
    /is carried over from 04-01-2024, and an administrator has not confirmed/,
  )
  expect(view.body.parts.length).toBeGreaterThan(3)
  const pages = await firm.get('/api/form-layouts/i-907?edition=2026-10-01')
  expect(pages.body).toMatchObject({ available: true, pages: { length: 7 } })
  const pdf = await firm.post(`/api/cases/${found.caseId}/form/pdf`, { caseFormId: added.body.id, kind: 'flat' })
  expect(pdf.status).toBe(200)
  const check = JSON.stringify((await firm.get(`/api/cases/${found.caseId}/filing-check`)).body)
  expect(check).toContain('I-907 edition 10-01-2026 is carried over from 04-01-2024')

  const path = `/api/form-library/${row.id}/carried`
  expect((await admin.post(path, { version: row.version - 1 })).body.error.code).toBe('CHANGED')
  expect((await admin.get(`/api/form-library/${row.id}/changes`)).body.comparison).toMatchObject({
    changes: [{ field: worded.name, what: 'reworded', before: { page: worded.page } }],
  })
  expect((await admin.post(path, { version: row.version })).body.error.code).toBe('NOT_READ')
  expect((await admin.post(path.replace('carried', 'kept'), { version: row.version })).body.error.code).toBe('IN_USE')
  const confirmed = await admin.post(path, { version: row.version, same: [worded.name] })
  expect(confirmed.body.carried).toEqual({ from: '2024-04-01', confirmed: true, confirmedBy: 'admin@visacare.demo' })
  expect(confirmed.body.sentence).not.toMatch(/carried over/)
  const other = await editionNow('g-28', '2018-09-17')
  const refused = await admin.post(`/api/form-library/${other.id}/carried`, { version: other.version })
  expect(refused.body.error.code).toBe('NOT_CARRIED')
  const [event] = await system().rows<{ before: unknown; after: unknown }>(
    `select before, after from audit_events where operation = 'formLibrary.confirmCarried' and after is not null order by seq desc`,
  )
  expect(event).toEqual({
    before: { edition: '2026-10-01', ...row.carried },
    after: { edition: '2026-10-01', ...confirmed.body.carried },
  })
})

test('an edition that asks something else is not used, on record, and the daily look says so', async () => {
  const row = await editionNow('i-907', '2026-10-01')
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(`delete from case_forms where form_id = 'i-907' and edition = '2026-10-01'`),
  )
  const kept = await admin.post(`/api/form-library/${row.id}/kept`, { version: row.version })
  expect(kept.body).toMatchObject({
    ...{ status: 'Refused', mapped: false, carried: null },
    note: expect.stringMatching(/^Not used: admin@visacare\.demo kept 04-01-2024 on /),
  })
  expect(await templateFor(server.services, 'i-907', '2026-10-01')).toBeUndefined()
  await admin.post('/api/form-library/fetches', {})
  expect((await looked())['i-907']).toMatchObject({ status: 'Refused', sentence: kept.body.note })
})

test('with a folder, or where it is turned off, nothing is fetched', async () => {
  const { config } = server.services
  const asked = agency.asked.length
  config.formsFetch = false
  try {
    expect(await bringBlanks(server.services)).toMatch(/^Official blanks are not fetched \(FORMS_FETCH=no\)/)
    expect((await admin.post('/api/form-library/fetches', {})).body.error.code).toBe('NOT_FETCHED')
    config.formsDirGiven = true
    expect(await bringBlanks(server.services)).toMatch(/would come from the folder .*forms, which does not exist\.$/)
    await fetchBlanks(server.services, { which: 'all' })
  } finally {
    config.formsFetch = true
    config.formsDirGiven = false
  }
  expect(agency.asked).toHaveLength(asked)
})
