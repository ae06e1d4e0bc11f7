import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startNode } from '#app/server/node.ts'
import { openServices } from '#app/server/services.ts'
import { settableClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { openField, sealField } from '#platform/crypto/fields.ts'
import { startEmbedded } from '#platform/database/embedded/start.ts'
import { storeFile } from '#platform/files/receive.ts'
import { openLog } from '#platform/log/log.ts'
import { mailBodyContext } from '#platform/mail/outbox.ts'
import { fillWithDemo } from '../faults/demo-folder.ts'
import { clientOf, type TestClient } from '../setup/client.ts'
import { codeIn, type StoredMail, until } from './support.ts'

// Promise 21: a planted secret is found in plain nowhere. Promise 22: files are sealed, opening a mail is on record.
// A database of its own: every file of its folder, its write-ahead log included, is searched.
let folder = ''
let embedded: Awaited<ReturnType<typeof startEmbedded>>
let node: Awaited<ReturnType<typeof startNode>>
let logged = ''
const planted: Record<string, string> = {}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'visacare-planted-'))
  chmodSync(folder, 0o711)
  await fillWithDemo(folder)
  // Its files are read on this machine, which has them before they are on the disk.
  embedded = await startEmbedded({ dataDir: folder, log: () => {}, settings: { fsync: 'off' } })
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged += chunk
      done()
    },
  })
  const config = readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'debug', DATABASE_POOL: '4' })
  const services = await openServices({
    config,
    clock: settableClock(),
    log: openLog('debug', sink),
    appUrl: embedded.appUrl,
  })
  node = await startNode({ services, ownerUrl: embedded.ownerUrl, appUrl: embedded.appUrl })
  await plant()
})
afterAll(async () => {
  await node?.stop()
  await embedded?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Makes every kind of secret there is so far, by the product's own calls. */
async function plant(): Promise<void> {
  const { keyring, database, files } = node.services
  const employer = clientOf(node.url)
  await employer.signIn('employer@visacare.demo', 'Demo@12345')
  planted.session = employer.cookie.split('=')[1] ?? ''
  planted.totp = (await employer.post('/api/my/factors/totp')).body.secret

  const email = 'ida.holm@northwind.example'
  await employer.post('/api/users', { email, firstName: 'Ida', lastName: 'Holm', roleId: 4 })
  const mail = await until(async () => {
    const row = await database
      .read({ kind: 'system' })
      .maybe<{ id: number; body: string }>(
        'select id, body from outbox_mails where $1 = any (recipients) and status = $2',
        [email, 'held'],
      )
    return row && (JSON.parse(openField(keyring, row.body, mailBodyContext(row.id))) as StoredMail)
  }, 'the mail')
  planted.link = codeIn(mail)
  planted.password = 'Planted@Marker-77x!'
  const chosen = await clientOf(node.url).post('/api/password/reset', {
    actcode: planted.link,
    password: planted.password,
  })
  expect(chosen.status).toBe(200)
  const user = clientOf(node.url)
  await user.signIn(email, planted.password)
  planted.wrongPassword = 'Mistyped@Marker-88y!'
  await clientOf(node.url).post('/api/sign-in', { userId: email, password: planted.wrongPassword })

  // A failure in the middle of a call is logged in full; the input must not be.
  await user.post('/api/password/change', {
    currentPassword: planted.password,
    password: 'Second@Marker-99z!',
    extra: { ssn: '900-12-3456' },
  })
  planted.secondPassword = 'Second@Marker-99z!'
  planted.ssn = '900-12-3456'

  // What is known of a person: documents, their history and the audit trail all see a saved secret.
  const [person] = (await employer.get('/api/people?relation=Principal')).body.items
  planted.personSsn = '457-55-5462'
  planted.aNumber = 'A-219876543'
  planted.passport = 'QX73MARKER91'
  const saved = await employer.post(`/api/people/${person.id}/facts`, {
    answers: {
      'person.ssn': { value: planted.personSsn },
      'person.aNumber': { value: planted.aNumber },
      'person.passports': { value: [{ number: planted.passport, country: 'India' }] },
    },
  })
  expect(saved.body.changed).toEqual(['person.ssn', 'person.aNumber', 'person.passports'])
  expect((await employer.post(`/api/people/${person.id}/reveal`, { fact: 'person.ssn' })).body.value).toBe(
    planted.personSsn.replaceAll('-', ''),
  )

  await exercise(employer, person)

  planted.file = `marker ${randomBytes(12).toString('hex')}`
  await storeFile(
    { files, keyring },
    { content: Readable.from([planted.file]), tenant: 'company:1', contentType: 'text/plain' },
  )
}

/** Whatever the product does with people: nothing of it may write a secret down, or answer it. */
async function exercise(employer: TestClient, person: { id: number; companyId: number }): Promise<void> {
  const { id, companyId } = person
  Object.assign(planted, { importedSsn: '512-66-7391', importedPassport: 'ZK88MARKER42', badSsn: '512-66-739188' })
  await importWith(employer, companyId, [
    'Last name,First name,E-mail,Job title,SSN,A-number,Passport number',
    `Markerman,Ola,ola@import.example,Analyst,${planted.importedSsn},,${planted.importedPassport}`,
    // A bad cell is named by its place, not by what it holds.
    `Markerman,Bad,bad@import.example,Analyst,${planted.badSsn},,`,
  ])
  const changed = '665-43-2817'
  planted.changedSsn = changed
  const answers = { 'person.ssn': { value: changed } }
  await employer.post(`/api/people/${id}/facts`, { answers })
  const read = [
    await employer.get(`/api/people/${id}`),
    await employer.get(`/api/people/${id}/history`),
    await employer.get('/api/people?limit=200'),
    await employer.get('/api/people/export'),
    await employer.get(`/api/search?text=${encodeURIComponent(changed)}`),
    await employer.get(`/api/audit-trail?subject=person:${id}&limit=200`),
    await employer.post('/api/email', { toEmailIds: 'employee@visacare.demo', subject: 'Your documents' }),
    await employer.post(`/api/people/${id}/termination`, { on: '2099-01-01', reason: 'too early' }),
    // Refusals name the field, never the value.
    await employer.post(`/api/people/${id}/facts`, { answers: { 'person.ssn': { value: `${changed}0` } } }),
  ]
  const told = read.map(({ body }) => JSON.stringify(body)).join('\n')
  for (const secret of [planted.personSsn, planted.aNumber, planted.passport, changed])
    for (const form of formsOf(secret ?? '')) expect(told).not.toContain(form)
}

async function importWith(client: TestClient, companyId: number, lines: string[]): Promise<void> {
  const form = new FormData()
  form.set('file', new Blob([lines.join('\n')]), 'staff.csv')
  const { body } = await client.call('POST', `/api/companies/${companyId}/people-imports`, form)
  const settled = () =>
    until(async () => {
      const now = (await client.get(`/api/imports/${body.id}`)).body
      return now.status === 'checking' || now.status === 'importing' ? undefined : now
    }, 'the import')
  await client.post(`/api/imports/${body.id}/check`, { mapping: body.mapping })
  expect(await settled()).toMatchObject({ status: 'checked', badRows: 1 })
  await client.get(`/api/imports/${body.id}/problems`)
  await client.post(`/api/imports/${body.id}/confirm`, { leaveOutBadRows: true })
  expect(await settled()).toMatchObject({ status: 'imported', message: '' })
}

test('the markers are what they should be', () => {
  expect(Object.entries(planted).filter(([, value]) => value.length < 11)).toEqual([])
})

describe('nowhere in plain', () => {
  test('in the files of the data folder, the database’s own included', async () => {
    await sql('checkpoint')
    const files = filesIn(folder)
    expect(files.length).toBeGreaterThan(900)
    const found: string[] = []
    for (const file of files) {
      const content = readFileSync(file)
      for (const [name, value] of Object.entries(planted)) {
        for (const form of formsOf(value))
          if (content.includes(form)) found.push(`${name} in ${file.slice(folder.length)}`)
      }
    }
    expect(found).toEqual([])
  })

  test('in any table, the queue’s and the statistics’ included', async () => {
    const tables = await sql<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('information_schema')`,
    )
    expect(tables.length).toBeGreaterThan(60)
    const found: string[] = []
    for (const { name } of tables) {
      const [{ text = '' } = {}] = await sql<{ text: string }>(
        `select coalesce(string_agg(t::text, E'\\n'), '') as text from ${name} t`,
      )
      for (const [marker, value] of Object.entries(planted))
        if (formsOf(value).some((form) => text.includes(form))) found.push(`${marker} in ${name}`)
    }
    expect(found).toEqual([])
  })

  test('in the texts of the mails, but for the link that a mail is there for', async () => {
    const mails = await sql<{ id: number; body: string }>('select id, body from outbox_mails')
    expect(mails.length).toBeGreaterThan(1)
    const texts = mails.map(({ id, body }) => openField(node.services.keyring, body, mailBodyContext(Number(id))))
    const { link: _link, ...secrets } = planted
    const found = Object.entries(secrets).filter(([, value]) =>
      formsOf(value).some((form) => texts.some((text) => text.includes(form))),
    )
    expect(found).toEqual([])
  })

  test('in the log', () => {
    expect(Object.entries(planted).filter(([, value]) => formsOf(value).some((form) => logged.includes(form)))).toEqual(
      [],
    )
  })
})

describe('a sealed value', () => {
  const place = { tenant: 'company:1', table: 'people', column: 'ssn', row: 5 }

  test.each([
    ['tenant', { ...place, tenant: 'company:2' }],
    ['table', { ...place, table: 'users' }],
    ['column', { ...place, column: 'passport' }],
    ['row', { ...place, row: 6 }],
  ])('does not open in another %s', (_what, elsewhere) => {
    const { keyring } = node.services
    const sealed = sealField(keyring, '900-12-3456', place)
    expect(openField(keyring, sealed, place)).toBe('900-12-3456')
    expect(() => openField(keyring, sealed, elsewhere)).toThrow()
  })

  test('is another one each time, so that equal secrets do not look equal', () => {
    const { keyring } = node.services
    expect(sealField(keyring, '900-12-3456', place)).not.toBe(sealField(keyring, '900-12-3456', place))
  })
})

test('the keys are outside the database, readable by their owner only', async () => {
  const file = join(folder, 'secrets', 'keyring.json')
  expect(statSync(file).mode & 0o077).toBe(0)
  const { keys, lookup } = JSON.parse(readFileSync(file, 'utf8')) as { keys: Record<string, string>; lookup: string }
  const inDatabase = filesIn(join(folder)).filter((each) => !each.startsWith(join(folder, 'secrets')))
  for (const key of [...Object.values(keys), lookup]) {
    for (const each of inDatabase) expect(readFileSync(each).includes(key), each).toBe(false)
  }
})

test('opening a mail is a right and an event on record', async () => {
  const admin = clientOf(node.url)
  await admin.signIn('admin@visacare.demo', 'Demo@12345')
  const [mail] = (await admin.get('/api/outbox?search=ida.holm@northwind.example')).body.items
  expect(JSON.stringify(mail)).not.toContain('forgotPasswordUpdate')
  expect((await admin.post(`/api/outbox/${mail.id}/open`)).body.text).toContain('forgotPasswordUpdate')
  const events = (await admin.get(`/api/audit-trail?operation=outbox.open&subject=mail:${mail.id}`)).body.items
  expect(events).toHaveLength(1)
  const assistant = clientOf(node.url)
  await assistant.signIn('adminassistant@visacare.demo', 'Demo@12345')
  expect((await assistant.post(`/api/outbox/${mail.id}/open`)).status).toBe(403)
})

const filesIn = (start: string): string[] =>
  readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** As typed, as it is kept (without dashes), and as it would look encoded. */
const formsOf = (value: string) => [
  value,
  // Of a number also its bare digits; the few digits of a random code stand in many places by chance.
  ...(/^A?[-\d]+$/.test(value) ? [value.replace(/\D/g, '')] : []),
  Buffer.from(value).toString('base64').replace(/=+$/, ''),
  Buffer.from(value).toString('hex'),
]

async function sql<R>(text: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: embedded.ownerUrl })
  await client.connect()
  try {
    return (await client.query(text)).rows as R[]
  } finally {
    await client.end()
  }
}
