import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fastify from 'fastify'
import pg from 'pg'
import { generateKeyring, serializeKeyring } from '#platform/crypto/keyring.ts'
import type { Database, Db, Transaction } from '#platform/database/database.ts'
import { startEmbedded } from '#platform/database/embedded/start.ts'
import { cursor } from '#platform/database/pages.ts'
import { builtServer } from './lib/built-server.ts'
import { COMPANIES, type FilledCases, fillCases, fillOffices, type Office, openOffices } from './lib/fill-cases.ts'
import { type Call, type Measured, measure, median, type Request } from './lib/measure.ts'
import { check, optionsOf, server } from './lib/options.ts'
import { type Server, startServer } from './lib/servers.ts'
import { type Line, linesOf, print } from './lib/verdict.ts'

/**
 * Cases: a list, the dashboard, the details and opening one, each beside its own statements behind a bare server. With
 * `--growth`: what the same calls cost when there are a hundred times as many cases.
 */
const options = optionsOf('Cases: lists, dashboard, details and opening one, beside their own statements.', {
  check,
  rounds: { type: 'string', default: '5', says: 'interleaved rounds' },
  requests: { type: 'string', default: '1000', says: 'requests of a round' },
  cases: { type: 'string', default: '100000', says: 'how many cases there are' },
  growth: { type: 'boolean', default: false, says: 'what the calls cost when there are many more cases' },
  from: { type: 'string', default: '10000', says: 'with --growth: few cases' },
  to: { type: 'string', default: '1000000', says: 'with --growth: many cases' },
  server,
})

const POOL = 10
const OFFICES = 40
const KEYS = serializeKeyring(generateKeyring())
const stopping: (() => Promise<unknown>)[] = []

async function bench() {
  try {
    const lines = await (options.growth ? growth() : beside())
    print(lines)
    if (options.check && lines.some(({ ok }) => !ok)) process.exitCode = 1
  } finally {
    for (const stop of stopping.reverse()) await stop()
  }
}

/** Our calls beside the statements that they send, run by a server that asks nobody who is calling. */
async function beside(): Promise<Line[]> {
  const { database, postmaster, startOurs } = await prepare()
  console.log(`Filling: ${options.cases} cases over ${COMPANIES} companies …`)
  await fillCases(database.ownerUrl, Number(options.cases))
  const { employers } = await openOffices(database.ownerUrl, OFFICES)
  const [sample] = employers
  if (!sample) throw new Error('There is no office.')
  const recordings = await record(database.appUrl, sample)
  for (const [name, statements] of Object.entries(recordings)) console.log(`${name}: ${statements.length} statements`)
  const settings = JSON.stringify({ url: database.ownerUrl, recordings } satisfies Replay)
  const limit = await keep(startServer(import.meta.filename, { BENCH_REPLAY: settings, NODE_OPTIONS: '--import tsx' }))
  const ours = await keep(startOurs(database))
  console.log(`Measuring: ${options.rounds} rounds of ${options.requests} requests for each call and side …\n`)
  const measured = await measure(callsOf(employers), { limit, ours, postmaster }, Number(options.rounds))
  return measured.flatMap(verdictOf)
}

/** What the issue asks of a list, of one record and of a change; the counts of the dashboard are asked what a list is. */
const STANDARD: Record<string, string> = {
  'list of 20 cases': '20-row list with total',
  'dashboard with its counts': '20-row list with total',
  'details of a case': 'one record',
  'opening a case': 'create with audit row',
}

function verdictOf({ call, rounds }: Measured): Line[] {
  const standard = STANDARD[call] ?? ''
  return linesOf({ call: standard, rounds }).map((line) => ({ ...line, name: line.name.replace(standard, call) }))
}

function callsOf(employers: Office[]): Call[] {
  const each = (make: (office: Office, n: number) => Request, share = 1) =>
    Array.from({ length: Number(options.requests) * share }, (_, n) =>
      make(employers[n % employers.length] as Office, n),
    )
  const bare = (call: string, office: Office, n: number) =>
    `/${call}/${office.companyId}/${office.userId}/${office.personIds[(n * 7) % office.personIds.length]}/${caseOf(office, n)}`
  const reading = (name: string, call: string, path: (office: Office, n: number) => string): Call => ({
    name,
    limit: () => each((office, n) => ({ method: 'GET', path: bare(call, office, n) })),
    ours: () => each((office, n) => ({ method: 'GET', path: path(office, n), cookie: office.cookie })),
  })
  return [
    reading('list of 20 cases', 'list', () => '/api/cases'),
    reading('dashboard with its counts', 'dashboard', () => '/api/cases/dashboard'),
    reading('details of a case', 'get', (office, n) => `/api/cases/${caseOf(office, n)}`),
    {
      name: 'opening a case',
      limit: () => each((office, n) => ({ method: 'POST', path: bare('open', office, n), body: '{}' }), 0.2),
      ours: () =>
        each(({ cookie, personIds }, n) => {
          const personId = personIds[(n * 7) % personIds.length]
          return { method: 'POST', path: '/api/cases', cookie, body: JSON.stringify({ ...NEW_CASE, personId }) }
        }, 0.2),
    },
  ]
}

const NEW_CASE = { typeId: 1, subType: 'extension', channel: 'paper' }
const caseOf = ({ caseIds }: Office, n: number) => caseIds[(n * 31) % caseIds.length] as number

/** The same calls on a small and on a large database in the same cluster, in turn. */
async function growth(): Promise<Line[]> {
  const { database, postmaster, startOurs } = await prepare()
  const few = Number(options.from)
  const many = Number(options.to)
  console.log(`Filling: ${few} cases over ${COMPANIES} companies, then ${many} …`)
  await fillCases(database.ownerUrl, few)
  const small = { ownerUrl: named(database.ownerUrl), appUrl: named(database.appUrl) }
  const copying = new pg.Client({ connectionString: named(database.ownerUrl, 'postgres') })
  await copying.connect()
  await copying.query(`create database ${SMALL} template ${nameIn(database.ownerUrl)}`)
  await copying.end()
  await fillCases(database.ownerUrl, many)
  const fewOffices = await openOffices(small.ownerUrl, OFFICES)
  const manyOffices = await openOffices(database.ownerUrl, OFFICES)
  const limit = await keep(startOurs(small))
  const ours = await keep(startOurs(database))
  console.log(`Measuring: ${options.rounds} rounds of ${options.requests} requests for each call and size …\n`)
  const calls = GROWING.map(({ name, path }): Call => {
    const asked = ({ employers, firmCookie }: FilledCases) =>
      Array.from({ length: Number(options.requests) }, (_, n): Request => {
        const office = employers[n % employers.length] as Office
        return { method: 'GET', path: path(office, n), cookie: name.startsWith('firm') ? firmCookie : office.cookie }
      })
    return { name, limit: () => asked(fewOffices), ours: () => asked(manyOffices) }
  })
  const measured = await measure(calls, { limit, ours, postmaster }, Number(options.rounds))
  return measured.map(({ call, rounds }) => {
    const ratio = median(rounds.map(({ limit: before, ours: after }) => after.cpuMs / before.cpuMs))
    const target = GROWING.find(({ name }) => name === call)?.target ?? GROWS
    return {
      name: `${call}: CPU ms/request`,
      limit: median(rounds.map((round) => round.limit.cpuMs)).toFixed(3),
      ours: median(rounds.map((round) => round.ours.cpuMs)).toFixed(3),
      ratio: `${ratio.toFixed(2)} ×`,
      target: `≤ ${target.toFixed(2)} ×`,
      ok: ratio <= target,
    }
  })
}

const GROWS = 1.5
const SEARCH_GROWS = 6
type Growing = { name: string; target: number; path: (office: Office, n: number) => string }
const deep = ({ caseIds }: Office) => cursor.write([caseIds[Math.floor(caseIds.length / 2)] as number])
const GROWING: Growing[] = [
  { name: 'first page', target: GROWS, path: () => '/api/cases' },
  { name: 'deep page', target: GROWS, path: (office) => `/api/cases?after=${deep(office)}` },
  { name: 'details', target: GROWS, path: (office, n) => `/api/cases/${caseOf(office, n)}` },
  { name: 'total of one status', target: GROWS, path: (_, n) => `/api/cases?status=${1 + (n % 10)}` },
  { name: 'dashboard counts', target: GROWS, path: () => '/api/cases/dashboard' },
  { name: 'firm: first page', target: GROWS, path: () => '/api/cases' },
  { name: 'firm: dashboard counts', target: GROWS, path: () => '/api/cases/dashboard' },
  {
    name: 'selective search',
    target: SEARCH_GROWS,
    path: (office, n) => `/api/cases?search=${numberOf(caseOf(office, n))}`,
  },
]
const numberOf = (caseId: number) => `26-${String(caseId - 5_000_000).padStart(7, '0')}`

const SMALL = 'bench_small'
const nameIn = (url: string) => new URL(url.replace('@/', '@host/')).pathname.slice(1)
const named = (url: string, name = SMALL) => url.replace(`/${nameIn(url)}?`, `/${name}?`)

async function prepare() {
  const dataDir = await mkdtemp(join(tmpdir(), 'visacare-bench-'))
  stopping.push(() => rm(dataDir, { recursive: true, force: true }))
  const database = await startEmbedded({ dataDir, log: () => {} })
  // As root the cluster lies elsewhere than the data folder.
  stopping.push(() => rm(dirname(database.cluster), { recursive: true, force: true }))
  stopping.push(() => database.stop())
  const file = options.server ?? builtServer()
  const startOurs = async ({ ownerUrl, appUrl }: { ownerUrl: string; appUrl: string }) => {
    const own = await mkdtemp(join(dataDir, 'server-'))
    return startServer(file, {
      ...{ DATABASE_URL: ownerUrl, DATABASE_APP_URL: appUrl, DATABASE_POOL: String(POOL), DATA_DIR: own },
      // What follows from a change is worked out by another process; here only its jobs are written down.
      ...{ ENCRYPTION_KEYS: KEYS, WORKER: 'separate' },
    })
  }
  // The first start migrates and seeds; then come the rows.
  await (await startOurs(database)).stop()
  await fillOffices(database.ownerUrl)
  const postmaster = Number.parseInt(readFileSync(join(database.cluster, 'postmaster.pid'), 'utf8'), 10)
  return { database, postmaster, startOurs }
}

async function keep(starting: Promise<Server>): Promise<Server> {
  const server = await starting
  stopping.push(() => server.stop())
  return server
}

/** A statement as the product sends it; «marks» in its values stand for what differs from request to request. */
type Recorded = { text: string; values: string; takes: { mark: string; row: number; column: string }[] }
type Replay = { url: string; recordings: Record<string, Recorded[]> }

/** Has the handlers themselves answer one request each, as the system whom no policy confines, and notes what they ask. */
async function record(
  appUrl: string,
  { companyId, userId, personIds, caseIds }: Office,
): Promise<Replay['recordings']> {
  const { implemented } = await import('#app/implemented.ts')
  const { serverParts } = await import('#app/server/parts.ts')
  const { openDatabase } = await import('#platform/database/database.ts')
  const { settableClock } = await import('#platform/clock.ts')
  const clock = settableClock()
  const database = openDatabase({ url: appUrl, clock, max: 2, timeoutMs: 60_000 })
  const [personId = 0] = personIds
  const [caseId = 0] = caseIds
  const actor = {
    ...{ userId, companyId, roleId: 3, scope: 'company', roleName: 'EmployerAdmin', userName: 'user1@bench.example' },
    ...{ selectedCompanyId: null, lawFirmId: null, personId: null },
  }
  const answer = async (name: string, input: object): Promise<Recorded[]> => {
    const found = implemented.find(({ operation }) => operation.name === name)
    if (!found) throw new Error(`There is no operation ${name}.`)
    const note = notesOf({ companyId, userId, personId, caseId })
    const read = () => note.over(database.read({ kind: 'system' }))
    const services = {
      database: { read },
      parts: serverParts,
      rights: { may: async () => true, of: async () => new Set() },
      keyring: generateKeyring(),
      config: { publicUrl: '' },
    }
    const context = {
      ...{ actor, now: clock.now(), services, db: read(), audit() {}, enqueue() {}, afterCommit() {} },
      mail: async () => {},
      asSystem: (_reason: string, work: () => Promise<unknown>) => work(),
      refuse: (code: string) => {
        throw new Error(`${name} is refused: ${code}`)
      },
    }
    const run = (db: Db) => found.handler({ ...context, db } as never, found.operation.input.parse(input) as never)
    if (found.operation.kind === 'query') await run(context.db)
    else await undone(database, (tx) => run(note.overTransaction(tx)))
    return note.statements
  }
  try {
    return {
      list: await answer('cases.list', {}),
      dashboard: await answer('cases.dashboard', {}),
      get: await answer('cases.get', { id: caseId }),
      open: await answer('cases.open', { ...NEW_CASE, personId }),
    }
  } finally {
    await database.end()
  }
}

/** Does the work in a transaction and takes it back. */
async function undone(database: Database, work: (tx: Transaction) => Promise<unknown>): Promise<void> {
  const enough = new Error('enough')
  await database
    .transaction({ kind: 'system' }, async (tx) => {
      await work(tx)
      throw enough
    })
    .catch((error) => {
      if (error !== enough) throw error
    })
}

/** Ids have six digits and more, each kind its own range: one that comes up again later is the same record. */
function notesOf(known: Record<string, number>) {
  const marks = new Map(Object.entries(known).map(([mark, id]) => [String(id), mark]))
  const statements: Recorded[] = []
  const note = (text: string, given: readonly unknown[] = [], rows: object[] = []) => {
    const values = JSON.stringify(given).replace(/\d{6,}/g, (id) => (marks.has(id) ? `«${marks.get(id)}»` : id))
    const takes: Recorded['takes'] = []
    for (const [row, each] of rows.entries())
      for (const [column, value] of Object.entries(each)) {
        if (!Number.isInteger(value) || value < 100_000 || marks.has(String(value))) continue
        const mark = `${statements.length}.${row}.${column}`
        marks.set(String(value), mark)
        takes.push({ mark, row, column })
      }
    statements.push({ text, values, takes })
  }
  const over = (db: Db): Db => {
    const rows = async <R>(text: string, values?: readonly unknown[]) => {
      const found = await db.rows<R>(text, values)
      note(text, values, found as object[])
      return found
    }
    return {
      rows,
      maybe: async <R>(text: string, values?: readonly unknown[]) => (await rows<R>(text, values))[0],
      one: async <R>(text: string, values?: readonly unknown[]) => {
        const [row] = await rows<R>(text, values)
        if (row === undefined) throw new Error(`Nothing is found by ${text}`)
        return row
      },
      run: async (text, values) => {
        note(text, values)
        return db.run(text, values)
      },
    }
  }
  const overTransaction = (tx: Transaction): Transaction => ({
    ...over(tx),
    atEnd: () => {},
    within: (_scope, work) => work(),
  })
  return { statements, over, overTransaction }
}

/** The limit: Fastify, node-postgres and the recorded statements; no session, no right, no policy, no check, no audit. */
async function replay({ url, recordings }: Replay): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: POOL, options: '-c timezone=UTC' })
  const app = fastify()
  const answer = async (client: pg.Pool | pg.PoolClient, call: string, given: Record<string, string>) => {
    const taken = new Map(Object.entries(given))
    const answers: unknown[] = []
    for (const [index, { text, values, takes }] of (recordings[call] ?? []).entries()) {
      const bound = JSON.parse(values.replace(/«([^»]+)»/g, (_, mark) => taken.get(mark) ?? 'null'))
      const { rows } = await client.query({ name: `${call}${index}`, text, values: bound })
      for (const { mark, row, column } of takes) taken.set(mark, String(rows[row]?.[column] ?? 'null'))
      answers.push(rows)
    }
    return answers
  }
  const PATH = '/:call/:companyId/:userId/:personId/:caseId'
  app.get<{ Params: Record<string, string> }>(PATH, ({ params: { call = '', ...given } }) => answer(pool, call, given))
  app.post<{ Params: Record<string, string> }>(PATH, async ({ params: { call = '', ...given } }) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const answers = await answer(client, call, given)
      await client.query('commit')
      return answers
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  })
  app.get('/readyz', async () => ({ status: 'ready' }))
  await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
}

// Last, when every constant above has its value.
if (process.env.BENCH_REPLAY) await replay(JSON.parse(process.env.BENCH_REPLAY))
else await bench()
