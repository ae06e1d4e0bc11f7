import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listPeople } from '#parties/people/server/list.ts'
import { generateKeyring, serializeKeyring } from '#platform/crypto/keyring.ts'
import { startEmbedded } from '#platform/database/embedded/start.ts'
import type { Actor } from '#platform/session/actor.ts'
import { COMPANIES, fill } from './lib/fill.ts'
import { fillPeople, PEOPLE } from './lib/fill-people.ts'
import { type Call, measure } from './lib/measure.ts'
import { check, optionsOf, server } from './lib/options.ts'
import { type Server, startServer } from './lib/servers.ts'
import { ANY_COMPANY, recorded } from './lib/statements.ts'
import { linesOf, print } from './lib/verdict.ts'

/** A page of people with its total at 100,000 people: the product against its own SQL behind a bare server. */
const options = optionsOf('The list of people over 100,000 people, beside its own statements.', {
  check,
  rounds: { type: 'string', default: '5', says: 'interleaved rounds' },
  requests: { type: 'string', default: '2000', says: 'requests of a round' },
  server: { ...server, default: join(import.meta.dirname, '../dist/server/main.mjs') },
})
const POOL = 10
const stopping: (() => Promise<unknown>)[] = []
try {
  const lines = await bench()
  print(lines)
  if (options.check && lines.some(({ ok }) => !ok)) process.exitCode = 1
} finally {
  for (const stop of stopping.reverse()) await stop()
}

async function bench() {
  const dataDir = await mkdtemp(join(tmpdir(), 'visacare-bench-'))
  stopping.push(() => rm(dataDir, { recursive: true, force: true }))
  const database = await startEmbedded({ dataDir, log: () => {} })
  stopping.push(() => database.stop())
  const postmaster = Number.parseInt(readFileSync(join(database.cluster, 'postmaster.pid'), 'utf8'), 10)
  const environment = {
    DATABASE_URL: withHost(database.ownerUrl),
    DATABASE_APP_URL: withHost(database.appUrl),
    DATABASE_POOL: String(POOL),
    DATA_DIR: dataDir,
    ENCRYPTION_KEYS: serializeKeyring(generateKeyring()),
  }
  // The first start migrates and seeds; then come the rows.
  await (await startServer(options.server, environment)).stop()
  console.log(`Filling: ${PEOPLE} people over ${COMPANIES} companies …`)
  const { employers } = await fill(database.ownerUrl)
  await fillPeople(database.ownerUrl)

  const actor = { scope: 'company', companyId: ANY_COMPANY, selectedCompanyId: null } as Actor
  const list = await recorded((db) => listPeople(db, actor, { sort: 'name', limit: 20 }))
  const statements = { list, anyCompany: String(ANY_COMPANY) }
  const limitSettings = JSON.stringify({ url: database.ownerUrl, poolSize: POOL, statements })
  const ours = await keep(startServer(options.server, environment))
  const limit = await keep(startServer(join(import.meta.dirname, 'limit-server.mjs'), { BENCH_LIMIT: limitSettings }))
  const each = <T>(make: (session: (typeof employers)[number]) => T) =>
    Array.from({ length: Number(options.requests) }, (_, n) => make(employers[n % employers.length] as never))
  const call: Call = {
    name: '20-row list with total',
    limit: () => each(({ companyId }) => ({ method: 'GET', path: `/list/${companyId}` })),
    ours: () => each(({ cookie }) => ({ method: 'GET', path: '/api/people', cookie })),
  }
  return (await measure([call], { limit, ours, postmaster }, Number(options.rounds))).flatMap(linesOf)
}

async function keep(starting: Promise<Server>): Promise<Server> {
  const server = await starting
  stopping.push(() => server.stop())
  return server
}

// The embedded database listens on a Unix socket only; as a setting, its folder stands in the place of the host.
function withHost(url: string): string {
  const [, account, name, folder, port] = /^postgres:\/\/(.+)@\/(\w+)\?host=(.+)&port=(\d+)$/.exec(url) ?? []
  return account === undefined ? url : `postgres://${account}@${folder}:${port}/${name}`
}
