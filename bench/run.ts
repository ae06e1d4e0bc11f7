import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateKeyring, serializeKeyring } from '#platform/crypto/keyring.ts'
import { startEmbedded } from '#platform/database/embedded/start.ts'
import { builtServer } from './lib/built-server.ts'
import { calls } from './lib/calls.ts'
import { COMPANIES, fill, USERS } from './lib/fill.ts'
import { measure, median } from './lib/measure.ts'
import { check, optionsOf, server } from './lib/options.ts'
import { residentMegabytes } from './lib/processor-time.ts'
import { type Server, startServer } from './lib/servers.ts'
import { statements } from './lib/statements.ts'
import { atMost, linesOf, print, shown } from './lib/verdict.ts'

const options = optionsOf(
  'Our calls over 100,000 users beside a bare route with the same SQL; memory; time to start.',
  {
    check,
    rounds: { type: 'string', default: '5', says: 'interleaved rounds' },
    requests: { type: 'string', default: '3000', says: 'requests of a round' },
    server,
  },
)

const POOL = 10
const KEYS = serializeKeyring(generateKeyring())
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
  const file = options.server ?? builtServer()
  const startOurs = () => startServer(file, environment(dataDir, database))

  // The first start migrates and seeds; then come the rows.
  await (await startOurs()).stop()
  console.log(`Filling: ${USERS} users over ${COMPANIES} companies …`)
  const filled = await fill(database.ownerUrl)

  const starts: Server[] = []
  for (let n = 0; n < 5; n++) {
    const server = await startOurs()
    starts.push(server)
    await server.stop()
  }
  const ours = await keep(startOurs())
  const limit = await keep(
    startServer(join(import.meta.dirname, 'limit-server.mjs'), await limitEnvironment(database.ownerUrl)),
  )
  await sleep(5_000)
  const idle = residentMegabytes(ours.pid)

  console.log(`Measuring: ${options.rounds} rounds of ${options.requests} requests for each call and side …\n`)
  const measured = await measure(
    calls(filled, Number(options.requests)),
    { limit, ours, postmaster },
    Number(options.rounds),
  )
  return [
    ...measured.flatMap(linesOf),
    atMost('Memory of the server, idle', idle, 140, 'MB', 0),
    atMost('Memory of the server, after load', residentMegabytes(ours.pid), 190, 'MB', 0),
    atMost('Server ready after the database', median(starts.map(({ readyAfter }) => readyAfter)), 1.2, 's', 2),
    // On a busy machine the clock says more about the others than about the server.
    shown('Server ready: processor time', median(starts.map(({ readyCost }) => readyCost)), 's', 2),
  ]
}

async function keep(starting: Promise<Server>): Promise<Server> {
  const server = await starting
  stopping.push(() => server.stop())
  return server
}

// As in production, with keys of this run.
function environment(dataDir: string, { ownerUrl, appUrl }: { ownerUrl: string; appUrl: string }) {
  return {
    DATABASE_URL: ownerUrl,
    DATABASE_APP_URL: appUrl,
    DATABASE_POOL: String(POOL),
    DATA_DIR: dataDir,
    ENCRYPTION_KEYS: KEYS,
  }
}

async function limitEnvironment(url: string) {
  return { BENCH_LIMIT: JSON.stringify({ url, poolSize: POOL, statements: await statements() }) }
}
