import { beforeAll, describe, expect, test } from 'vitest'
import { contentOf, formById, saveContent } from '#compliance/i9/server/store.ts'
import { assemble } from '#paper/package/assemble.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { routesOf } from '#platform/operation/alias.ts'
import type { Operation } from '#platform/operation/contract.ts'
import { change, operations, rowsOf, serverForThisFile, until } from './support.ts'

// Promise 22: numbers in full leave only with the right to see them and a fresh password, whichever way they go.
const server = serverForThisFile()

const [PROVIDER_ASSISTANT, EMPLOYER, EMPLOYER_ASSISTANT, ATTORNEY, ATTORNEY_ASSISTANT] = [2, 3, 4, 9, 13] as const
const planted = ['457555462', '219876543', 'QX73MARK91']

/** A case with every kind of file there is, and the numbers on all of them. */
const ids: Record<string, number> = {}
/** The random key under which the petition's PDF is kept. */
let formKey = ''

beforeAll(async () => {
  const employer = await server.current.as(EMPLOYER)
  const attorney = await server.current.as(ATTORNEY)
  const [priya] = await rowsOf<{ id: number; companyId: number; employment: number }>(
    server.current,
    `select p.id, p.company_id as "companyId", e.id as employment from people p join companies c on c.id = p.company_id
       join employments e on e.person_id = p.id where p.first_name = 'Priya' and c.code = 'NORTHWIND'`,
  )
  const saved = await employer.post(`/api/people/${priya?.id}/facts`, {
    answers: {
      'person.ssn': { value: '457-55-5462' },
      'person.aNumber': { value: 'A219876543' },
      'person.passports': { value: [{ number: 'QX73MARK91', country: 'India' }] },
    },
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const wanted = { typeId: 1, subType: 'extension', personId: priya?.id, channel: 'paper' }
  const { body: opened } = await employer.post('/api/cases', wanted)
  Object.assign(ids, { case: opened.id, person: priya?.id, company: priya?.companyId, employment: priya?.employment })
  const { body: forms } = await attorney.get(`/api/cases/${opened.id}/forms`)
  const petition = forms.items.find((each: { formId: string }) => each.formId === 'i-129')
  ids.caseForm = petition.id
  const { body: kept } = await attorney.post(`/api/cases/${opened.id}/form/generate`, { caseFormId: petition.id })
  formKey = kept.uploadFilePath
  expect(formKey).toMatch(/^[0-9a-f]{32}/)
  ids.package = (await attorney.post(`/api/cases/${opened.id}/packages`)).body.id
  ids.scan = (await attorney.call('POST', `/api/cases/${opened.id}/signature-scans`, await scanned())).body.id
  await until(async () => {
    const { body } = await attorney.get(`/api/cases/${opened.id}/packages/${ids.package}`)
    return body.status === 'Ready' || body.status === 'Failed' ? body : undefined
  }, 'the package')
  ids.i9Form = await formI9()
  ids.i9Bundle = (await employer.post('/api/i9/bundles', { formIds: [ids.i9Form] })).body.id
  await until(async () => {
    const { body } = await employer.get(`/api/i9/bundles/${ids.i9Bundle}`)
    return body.status === 'Working' ? undefined : body
  }, 'the inspection bundle')
}, 600_000)

/** A Form I-9 of the demo on which the employee wrote the numbers, shown to the firm too. */
async function formI9(): Promise<number> {
  const { database, keyring } = server.current.services
  const [found] = await rowsOf<{ id: number }>(
    server.current,
    `select f.id from i9_forms f join i9_contents c on c.id = f.id join companies o on o.id = f.company_id
      where o.code = 'NORTHWIND' and f.section2_on is not null order by f.id limit 1`,
  )
  const id = found?.id ?? 0
  for (const table of ['i9_forms', 'i9_contents'])
    await change(server.current, `update ${table} set firm_may_read = true where id = $1`, [id])
  await database.transaction({ kind: 'system' }, async (tx) => {
    const form = await formById(tx, id)
    const content = await contentOf(tx, keyring, form)
    if (!content?.section1) throw new Error('The demo has no signed Form I-9.')
    const section1 = { ...content.section1, socialSecurity: '457-55-5462', passportNumber: 'QX73MARK91' }
    await saveContent(tx, keyring, form, { ...content, section1 })
  })
  return id
}

async function scanned(): Promise<FormData> {
  const { coverPage } = await import('#paperwork/packages/package-pages.ts')
  const about = { caseNumber: '457555462', subject: '', parties: [], attorney: '', firm: '' }
  const document = coverPage({ ...about, address: '', carrier: null, date: '2026-11-16' }, [])
  const { parts } = assemble([{ document, label: 'x' }], { title: 'x', pageNumber: () => '', symbol: () => undefined })
  const form = new FormData()
  form.set(
    'file',
    new Blob(
      parts.map((part) => new Uint8Array(part)),
      { type: 'application/pdf' },
    ),
    'signed.pdf',
  )
  return form
}

/** Whatever answers with something: all queries, and the commands that show or hand out. */
const answering = operations.filter(
  ({ kind, download, name, can }) => can !== 'public' && (kind === 'query' || download || /reveal/i.test(name)),
)

/** The call of an operation with the records of this case in place of its example's. */
function callOf(operation: Operation): { method: string; path: string; body?: unknown } {
  const input: Record<string, unknown> = { ...(operation.example as object | undefined) }
  for (const [name, kind] of Object.entries((operation.names ?? {}) as Record<string, string>))
    if (ids[kind] !== undefined) input[name] = ids[kind]
  if (operation.name === 'documents.getFile') input.name = formKey
  if ('subject' in input) input.subject = `person/${ids.person}`
  const [route] = routesOf(operation)
  const method = route?.method ?? 'GET'
  const path = (route?.url ?? '').replace(/:(\w+)/g, (_all, name: string) => {
    const value = input[name] ?? 1
    delete input[name]
    return encodeURIComponent(String(value))
  })
  if (method !== 'GET' && method !== 'DELETE') return { method, path, body: input }
  const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))
  return { method, path: `${path}?${query}` }
}

type Out = { status: number; code: string; found: string[] }

async function outOf(who: number, operation: Operation): Promise<Out> {
  const { cookie } = await server.current.as(who)
  const { method, path, body } = callOf(operation)
  const response = await fetch(new URL(path, server.current.url), {
    ...{ method, headers: { cookie, origin: server.current.url, 'content-type': 'application/json' } },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const plain = Buffer.from(bytes).toString('latin1')
  const text = plain.startsWith('%PDF') ? plain + (await textOf(bytes)) : plain
  const bare = text.replace(/[\s-]/g, '')
  const code = response.ok ? '' : (JSON.parse(plain).error?.code ?? '')
  return { status: response.status, code, found: planted.filter((secret) => bare.includes(secret)) }
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const { pages } = await readPdf(bytes)
  return pages
    .map(({ text, widgets }) => text + widgets.map(({ fieldValue }) => String(fieldValue)).join(' '))
    .join(' ')
}

const named = (name: string) => {
  const found = operations.find((each) => each.name === name)
  if (!found) throw new Error(`There is no operation ${name}`)
  return found
}

/** The ways out: each hands the numbers to who may have them. */
const waysOut = [
  'people.reveal',
  'caseForms.reveal',
  'caseForms.pdf',
  'caseForms.file',
  'documents.getFile',
  'filings.file',
  'filings.scanFile',
  'i9.pdf',
]
/** Only who keeps Forms I-9 gets the inspection bundle. */
const waysOutFor = (who: number) => (who === EMPLOYER ? [...waysOut, 'i9.bundleFile'] : waysOut)

describe('without the right', () => {
  test.each([PROVIDER_ASSISTANT, EMPLOYER_ASSISTANT])(
    'role %i gets the numbers from no operation',
    async (roleId) => {
      const leaks: string[] = []
      for (const operation of answering)
        if ((await outOf(roleId, operation)).found.length > 0) leaks.push(operation.name)
      expect(leaks).toEqual([])
    },
    240_000,
  )

  test('a print is masked; what is kept in full is refused with a sentence', async () => {
    for (const name of ['caseForms.pdf', 'filings.file', 'i9.pdf'])
      expect(await outOf(EMPLOYER_ASSISTANT, named(name)), name).toMatchObject({ status: 200, found: [] })
    for (const name of ['caseForms.file', 'documents.getFile', 'filings.scanFile', 'i9.bundleFile'])
      expect(await outOf(EMPLOYER_ASSISTANT, named(name)), name).toMatchObject({ status: 403, code: 'NOT_REVEALED' })
  })
})

describe('with the right', () => {
  const released = async () =>
    (
      await rowsOf<{ n: number }>(
        server.current,
        `select count(*)::int as n from audit_events
          where operation in ('secrets.released', 'people.reveal', 'caseForms.reveal', 'caseForms.pdf')`,
      )
    )[0]?.n ?? 0

  test.each([EMPLOYER, ATTORNEY, ATTORNEY_ASSISTANT])(
    'role %i gets them, and each release is on record',
    async (who) => {
      await (await server.current.as(who)).post('/api/session/confirm', { password: 'Demo@12345' })
      for (const name of waysOutFor(who)) {
        const before = await released()
        const out = await outOf(who, named(name))
        expect({ name, ...out, found: out.found.length > 0 }).toEqual({ name, status: 200, code: '', found: true })
        expect(await released(), name).toBe(before + 1)
      }
    },
  )

  test('but not six minutes after the password', async () => {
    for (const who of [EMPLOYER, ATTORNEY, ATTORNEY_ASSISTANT]) await server.current.as(who)
    server.current.clock.advance(6 * 60_000)
    for (const who of [EMPLOYER, ATTORNEY, ATTORNEY_ASSISTANT])
      for (const name of waysOutFor(who))
        expect(await outOf(who, named(name)), name).toMatchObject({ status: 403, code: 'CONFIRM_PASSWORD', found: [] })
    const leaks: string[] = []
    for (const operation of answering)
      if ((await outOf(ATTORNEY, operation)).found.length > 0) leaks.push(operation.name)
    expect(leaks).toEqual([])
  }, 600_000)
})
