import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { generateKeyring, serializeKeyring } from '#platform/crypto/keyring.ts'
import { startEmbedded } from '#platform/database/embedded/start.ts'
import { cursor } from '#platform/database/pages.ts'
import { builtServer } from './lib/built-server.ts'
import { COMPANIES } from './lib/case-statements.ts'
import { type FilledCases, fillCases, fillOffices, type Office, openOffices } from './lib/fill-cases.ts'
import { type Call, type Measured, measure, median, type Request } from './lib/measure.ts'
import { check, optionsOf, server } from './lib/options.ts'
import { NEW_CASE, type Replay, record } from './lib/recorded-statements.ts'
import { replay } from './lib/replay-server.ts'
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
  only: { type: 'string', says: 'only calls whose name has this in it' },
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
  const offices = await openOffices(database.ownerUrl, OFFICES)
  const [sample] = offices.employers
  if (!sample) throw new Error('There is no office.')
  const recordings = await record(database.appUrl, sample)
  for (const [name, statements] of Object.entries(recordings)) console.log(`${name}: ${statements.length} statements`)
  const settings = JSON.stringify({ url: database.ownerUrl, recordings } satisfies Replay)
  const limit = await keep(startServer(import.meta.filename, { BENCH_REPLAY: settings, NODE_OPTIONS: '--import tsx' }))
  const ours = await keep(startOurs(database))
  console.log(`Measuring: ${options.rounds} rounds of ${options.requests} requests for each call and side …\n`)
  const measured = await measure(callsOf(offices).filter(isWanted), { limit, ours, postmaster }, Number(options.rounds))
  return measured.flatMap(verdictOf)
}

/** What the issue asks of a list, of one record and of a change; the counts of the dashboard are asked what a list is. */
const STANDARD: Record<string, string> = {
  'list of 20 cases': '20-row list with total',
  'dashboard with its counts': '20-row list with total',
  'firm: dashboard with its counts': '20-row list with total',
  'details of a case': 'one record',
  'opening a case': 'create with audit row',
}

function verdictOf({ call, rounds }: Measured): Line[] {
  const standard = STANDARD[call] ?? ''
  return linesOf({ call: standard, rounds }).map((line) => ({ ...line, name: line.name.replace(standard, call) }))
}

const isWanted = ({ name }: { name: string }) => name.includes(options.only ?? '')

function callsOf({ employers, firmCookie }: FilledCases): Call[] {
  const each = (make: (office: Office, n: number) => Request, share = 1) =>
    Array.from({ length: Number(options.requests) * share }, (_, n) =>
      make(employers[n % employers.length] as Office, n),
    )
  const bare = (call: string, office: Office, n: number) =>
    `/${call}/${office.companyId}/${office.userId}/${office.personIds[(n * 7) % office.personIds.length]}/${caseOf(office, n)}`
  const reading = (
    name: string,
    call: string,
    path: (office: Office, n: number) => string,
    cookieOf = ({ cookie }: Office) => cookie,
  ): Call => ({
    name,
    limit: () => each((office, n) => ({ method: 'GET', path: bare(call, office, n) })),
    ours: () => each((office, n) => ({ method: 'GET', path: path(office, n), cookie: cookieOf(office) })),
  })
  return [
    reading('list of 20 cases', 'list', () => '/api/cases'),
    reading('dashboard with its counts', 'dashboard', () => '/api/cases/dashboard'),
    reading(
      'firm: dashboard with its counts',
      'firmDashboard',
      () => '/api/cases/dashboard',
      () => firmCookie,
    ),
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
  const calls = GROWING.filter(isWanted).map(({ name, path }): Call => {
    const asked = ({ employers, steady, firmCookie }: FilledCases) =>
      Array.from({ length: Number(options.requests) }, (_, n): Request => {
        const office = name.startsWith(SAME_SIZE) ? steady : (employers[n % employers.length] as Office)
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
const SAME_SIZE = 'company as large as before'
type Growing = { name: string; target: number; path: (office: Office, n: number) => string }
const deep = ({ caseIds }: Office) => cursor.write([caseIds[Math.floor(caseIds.length / 2)] as number])
const GROWING: Growing[] = [
  { name: 'first page', target: GROWS, path: () => '/api/cases' },
  { name: 'deep page', target: GROWS, path: (office) => `/api/cases?after=${deep(office)}` },
  { name: 'details', target: GROWS, path: (office, n) => `/api/cases/${caseOf(office, n)}` },
  { name: 'total of one status', target: GROWS, path: (_, n) => `/api/cases?status=${1 + (n % 10)}` },
  { name: 'dashboard counts', target: GROWS, path: () => '/api/cases/dashboard' },
  // The companies above grow with the database, a hundred times; this one has as many cases in both.
  { name: `${SAME_SIZE}: dashboard counts`, target: GROWS, path: () => '/api/cases/dashboard' },
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

// Last, when every constant above has its value.
if (process.env.BENCH_REPLAY) await replay(JSON.parse(process.env.BENCH_REPLAY), POOL)
else await bench()
