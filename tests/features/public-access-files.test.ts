import { expect, test } from 'vitest'
import { Status } from '#case-types/status/statuses.ts'
import { addDays } from '#formats/day.ts'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { composePages } from '#paper/pages/compose.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { formOf } from './support/documents.ts'
import { ATTORNEY, filingsOf } from './support/filings.ts'

const server = serverOfFile()
const { opened } = filingsOf(server)
const { system, change } = recordsOf(server)
const EMPLOYER = 3

const pdfOf = (text: string) =>
  joined(
    assemble([{ document: composePages([{ kind: 'paragraph', text }]), label: 'x' }], { title: 'x' }).parts,
  ) as BlobPart

async function filedLca(job = 'Data Engineer', more: Record<string, unknown> = {}) {
  const { id } = await opened()
  const attorney = await server.as(ATTORNEY)
  const value = (of: unknown) => ({ value: of })
  const saved = await attorney.put(`/api/cases/${id}/lca`, {
    answers: {
      ...{ 'case.lcaJobTitle': value(job), 'case.lcaWage': value(15_200_000), 'case.lcaWageUnit': value('year') },
      ...{ 'case.lcaWorkers': value(1), 'case.lcaFiledOn': value(server.today()), 'case.lcaDependent': value(false) },
      'case.lcaWorksites': value([{ id: 'r1', street: '200 Harbor Street', city: 'Boston', state: 'MA' }]),
      ...more,
    },
  })
  return { caseId: id, lcaId: saved.body.lca.id as number, attorney }
}

test('a public access file is complete with its six items, and what is personal is refused', async () => {
  const { lcaId, caseId, attorney } = await filedLca()
  const employer = await server.as(EMPLOYER)
  const path = `/api/lcas/${lcaId}/public-access-file`
  const empty = (await employer.get(path)).body
  expect(empty).toMatchObject({ complete: false, readyOn: null, dueOn: expect.any(String) })
  const personal = await employer.post(`${path}/items/P3`, formOf({}, pdfOf('SSN 123-45-6789'), 'pay.pdf'))
  expect([personal.status, personal.body.error.code]).toEqual([400, 'MUST_STAY_OUT'])
  expect(personal.body.error.fields.file).toContain('Social Security number')
  expect((await employer.post(`${path}/items/P6/page`, { text: '' })).body.error.code).toBe('NOTHING_TO_WRITE')

  const bare = await attorney.post(`${path}/items/P1`, formOf({ coverPages: 'false' }, pdfOf('LCA'), 'lca.pdf'))
  expect(bare.status, JSON.stringify(bare.body)).toBe(200)
  expect(bare.body.items[0].open).toContain('cover pages')
  for (const item of ['P1', 'P3', 'P4', 'P5', 'P6'])
    expect((await attorney.post(`${path}/items/${item}`, formOf({}, pdfOf(`Item ${item}`), 'x.pdf'))).status).toBe(200)
  const unseen = (await employer.post(`${path}/items/P2/page`, {})).body
  expect(unseen).toMatchObject({ complete: false, readyOn: null })
  expect(unseen.items[1]).toMatchObject({ held: { says: '$152,000 a year' }, open: expect.stringContaining('checked') })
  // The employer supplies, who prepares the LCA looks at every page; with the last one the file is open.
  expect((await employer.post(`${path}/items/P2/check`)).status).toBeGreaterThanOrEqual(400)
  for (const item of ['P2', 'P3', 'P4', 'P5', 'P6']) await attorney.post(`${path}/items/${item}/check`)
  expect((await attorney.get(path)).body.readyOn).toBeNull()
  const whole = (await attorney.post(`${path}/items/P1/check`)).body
  expect(whole).toMatchObject({ complete: true, readyOn: server.today(), state: 'Open to the public' })
  // The check reads the day, and the alarm of D-21 is over.
  expect((await attorney.get(`/api/cases/${caseId}/lca`)).body.lca.known['case.pafOpenedOn'].value).toBe(server.today())
  // A document that takes another's place is looked at anew; until then the file is not what it was.
  const anew = await attorney.post(`${path}/items/P6/page`, { text: 'Health insurance from the first day.' })
  expect(anew.body).toMatchObject({ complete: false, state: 'Incomplete', readyOn: server.today() })
  const listed = (await attorney.get('/api/public-access-files')).body.items
  expect(listed.find((each: { lcaId: number }) => each.lcaId === lcaId).state).toBe('Incomplete')
  expect((await attorney.post(`${path}/destroy`)).status).toBeGreaterThanOrEqual(400)
})

test('a damaged document is named instead of being tried again and again', async () => {
  const { lcaId, attorney } = await filedLca('Tester')
  const path = `/api/lcas/${lcaId}/public-access-file`
  // A reader of pages forgives what the writer of the bundle cannot.
  const damaged = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`
  expect((await attorney.post(`${path}/items/P6`, formOf({}, damaged, 'benefits.pdf'))).status).toBe(200)
  await attorney.post(`${path}/items/P6/check`)
  await expect
    .poll(async () => (await attorney.get(path)).body.bundle.problem, { timeout: 120_000 })
    .toBe('Benefits: the file is damaged. Save it as a PDF again and replace it.')
})

test('a file is not destroyed by a day that cannot be, and what is destroyed does not open any more', async () => {
  const value = (of: unknown) => ({ value: of })
  const [filed, last] = [addDays(server.today(), -800), addDays(server.today(), -400)]
  const { lcaId, caseId, attorney } = await filedLca('Archivist', {
    ...{ 'case.lcaFiledOn': value(filed), 'case.lcaBeginsOn': value(addDays(filed, 20)) },
  })
  const path = `/api/lcas/${lcaId}/public-access-file`
  const early = await attorney.put(path, { lastWorkedOn: addDays(filed, -1) })
  expect(early.body.error.fields.lastWorkedOn).toContain('nobody worked under this LCA before')
  const ahead = await attorney.put(path, { lastWorkedOn: addDays(server.today(), 30) })
  expect(ahead.body.error.fields.lastWorkedOn).toContain('future')
  const status = (now: number) => change('update cases set status = $2 where id = $1', [caseId, now])
  const before = await system().one<{ status: number }>('select status from cases where id = $1', [caseId])
  await status(Status.filed)
  const used = await attorney.put(path, { lastWorkedOn: last })
  expect(used.body.error.fields.lastWorkedOn).toContain('still works under this LCA')
  await status(before.status)

  await attorney.post(`${path}/items/P6/page`, { text: 'Health insurance, the same for everyone.' })
  await attorney.post(`${path}/items/P6/check`)
  await expect.poll(async () => (await attorney.get(path)).body.bundle.ready, { timeout: 120_000 }).toBe(true)
  const keys = await system().rows<{ key: string }>(
    `select f.key from public_access_files p join files f on f.id = p.bundle_file_id
        or f.id in (select file_id from public_access_items where public_file_id = p.id) where p.lca_id = $1`,
    [lcaId],
  )
  expect(keys).toHaveLength(2)
  expect((await attorney.put(path, { lastWorkedOn: last })).body).toMatchObject({ keepProblem: '' })
  const hr = await (await server.as(EMPLOYER)).post(`${path}/destroy`)
  expect(hr.body.error.message).toContain('law firm')
  const destroyed = await attorney.post(`${path}/destroy`)
  expect(destroyed.status, JSON.stringify(destroyed.body)).toBe(200)
  expect(destroyed.body).toMatchObject({ destroyedOn: server.today(), bundle: { ready: false }, may: { keep: false } })
  for (const what of ['P6', 'all']) expect((await attorney.get(`${path}/documents/${what}`)).status).toBe(404)
  for (const { key } of keys)
    await expect
      .poll(
        () =>
          server.services.files.get(key).then(
            () => 'there',
            () => 'gone',
          ),
        { timeout: 120_000 },
      )
      .toBe('gone')
})

test('a visitor’s link shows what was checked of that one LCA and names what is missing, is logged, and can be ended', async () => {
  const { lcaId, attorney } = await filedLca('Analyst', {
    'case.lcaDependent': { value: true },
    'case.lcaWorksites': {
      value: [
        { id: 'r1', street: '200 Harbor Street', city: 'Boston', state: 'MA' },
        { id: 'r2', street: '5 Main Street', city: 'Austin', state: 'TX' },
      ],
    },
  })
  const conditions = { willfulViolator: false, exemptOnly: false }
  await change('update lcas set conditions = $2 where id = $1', [lcaId, JSON.stringify(conditions)])
  const other = await filedLca('Secret Job')
  const path = `/api/lcas/${lcaId}/public-access-file`
  await attorney.post(`${path}/items/P6/page`, { text: 'Health insurance, the same for everyone.' })
  await attorney.post(`/api/lcas/${other.lcaId}/public-access-file/items/P6/page`, { text: 'Nobody else sees this.' })
  await attorney.post(`${path}/items/P6/check`)
  await attorney.post(`${path}/items/P3/page`, { text: 'Nobody has looked at this page.' })
  expect((await attorney.post(`${path}/link`, { days: 91 })).status).toBe(400)
  const { url } = (await attorney.post(`${path}/link`)).body
  const token = String(url).split('#')[1]
  const visitor = server.visitor()
  const seen = await visitor.post('/api/inspection/open', { token })
  expect(seen.status, JSON.stringify(seen.body)).toBe(200)
  expect(seen.body).toMatchObject({
    job: 'Analyst',
    pay: '$152,000 a year',
    documents: [{ item: 'P6', title: 'Benefits' }],
  })
  // What a visitor does not see is named: two places of work want two notices, and nobody looked at the page on pay.
  expect(seen.body.missing.map(({ title }: { title: string }) => title)).toEqual([
    ...['Labor condition application', 'Pay for this job', 'How the company sets pay', 'Prevailing wage'],
    ...['Notice to employees: 200 Harbor Street, Boston, MA', 'Notice to employees: 5 Main Street, Austin, TX'],
    'Recruitment',
  ])
  expect(seen.body.missing[2].says).toContain('not cleared')
  expect((await visitor.post('/api/inspection/document', { token, what: 'P3' })).status).toBe(404)
  const nowhere = await attorney.post(`${path}/items/P5/page`, { text: 'Posted.' })
  expect(nowhere.body.error.fields.place).toContain('place of work')
  const austin = (await attorney.post(`${path}/items/P5/page`, { place: 'r2', text: 'Posted.' })).body.items
  expect(
    austin.flatMap((each: { item: string; place: string; held: unknown }) =>
      each.item === 'P5' ? [[each.place, each.held !== null]] : [],
    ),
  ).toEqual([
    ['r1', false],
    ['r2', true],
  ])
  const { name } = await system().one<{ name: string }>(
    `select p.last_name as name from people p join companies c on c.id = p.company_id where p.first_name = 'Priya' and c.code = 'NORTHWIND'`,
  )
  for (const never of [name, 'Priya', 'Secret Job']) expect(JSON.stringify(seen.body)).not.toContain(never)
  const document = await visitor.post('/api/inspection/document', { token, what: 'P6' })
  expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await visitor.post('/api/inspection/document', { token, what: 'P1' })).status).toBe(404)
  expect((await visitor.get(path)).status).toBe(401)
  const { requests } = (await attorney.get(path)).body
  expect(requests.map(({ items }: { items: string }) => items)).toEqual(['Benefits', 'Opened'])
  await attorney.post(`${path}/link/end`)
  expect((await visitor.post('/api/inspection/open', { token })).body.error.code).toBe('LINK_ENDED')
  const late = (await attorney.post(`${path}/link`, { days: 1 })).body.url.split('#')[1]
  server.clock.advance(2 * 86_400_000)
  expect((await visitor.post('/api/inspection/open', { token: late })).body.error.code).toBe('LINK_ENDED')
})
