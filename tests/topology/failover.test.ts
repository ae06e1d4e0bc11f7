import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateKeyring, serializeKeyring } from '#platform/crypto/keyring.ts'
import { endAll, type Running, scratchFolder, startProcess, until } from '../faults/processes.ts'
import { withClient } from '../operations/databases.ts'
import { clientOf, type TestClient } from '../setup/client.ts'
import { startAddress, startPair, startPgBouncer } from './standby.ts'

const WRITERS = 8
const folder = scratchFolder()
let pair: Awaited<ReturnType<typeof startPair>>
let address: Awaited<ReturnType<typeof startAddress>>
let pooler: Awaited<ReturnType<typeof startPgBouncer>>
let server: Running
let admin: TestClient
const at = (port: number) => `postgres://managed:managed@127.0.0.1:${port}/installation`

beforeAll(async () => {
  pair = await startPair(folder)
  address = await startAddress(pair.primaryPort)
  pooler = await startPgBouncer(folder, address.port)
  server = await startProcess('server', {
    DATABASE_URL: at(pooler.port),
    DATABASE_DIRECT_URL: at(address.port),
    ENCRYPTION_KEYS: serializeKeyring(generateKeyring()),
    DATA_DIR: join(folder, 'node'),
    FORMS_DIR: join(folder, 'no-forms'),
  })
  admin = await signedIn('admin@visacare.demo')
})
afterAll(async () => {
  await endAll()
  await pooler?.stop()
  await address?.stop()
  await pair?.stop()
  rmSync(folder, { recursive: true, force: true })
}, 600_000)

async function signedIn(userName: string): Promise<TestClient> {
  const client = clientOf(server.url)
  await client.signIn(userName, 'Demo@12345')
  return client
}

/** A mail that was asked for has been through the queue; without a mail server it is held. */
async function mailsHeld(): Promise<number> {
  const { rows } = await withClient(at(address.port), (client) =>
    client.query<{ n: number }>(`select count(*)::integer as n from outbox_mails where status = 'held'`),
  )
  return rows[0]?.n ?? 0
}

async function jobsAndNoticesWork(): Promise<void> {
  const before = await mailsHeld()
  expect((await admin.post('/api/password/request-reset', { userId: 'employee@visacare.demo' })).status).toBe(200)
  // Behind the jobs of the demo that the node has just loaded.
  await until(async () => (await mailsHeld()) > before, 60_000, 'a job')
  const listens = async () =>
    (
      await withClient(at(address.port), (client) =>
        client.query(
          `select from pg_stat_activity where application_name = 'visacare-notices' and query = 'listen visacare'`,
        ),
      )
    ).rowCount === 1
  await until(listens, 5_000, 'the node to listen')
}

describe('a node behind PgBouncer in transaction mode, on a primary with a synchronous standby', () => {
  it('keeps tenants apart on shared connections', async () => {
    const employer = await signedIn('employer@visacare.demo')
    const all = (await admin.get('/api/people')).body.total
    const own = (await employer.get('/api/people')).body.total
    expect(own).toBeLessThan(all)
    const seen = await Promise.all(
      Array.from({ length: 80 }, async (_, n) => {
        const reply = await (n % 2 ? admin : employer).get('/api/people')
        return [n % 2 ? all : own, reply.body.total]
      }),
    )
    for (const [expected, total] of seen) expect(total).toBe(expected)
    const used = await withClient(at(address.port), (client) =>
      client.query<{ n: number }>(
        `select count(*)::integer as n from pg_stat_activity where application_name = 'visacare' and backend_type = 'client backend'`,
      ),
    )
    expect(used.rows[0]?.n).toBeLessThanOrEqual(5)
  })

  it('runs jobs and hears notices past the pooler', jobsAndNoticesWork)

  it('loses no acknowledged write when the primary is killed and the standby promoted', async () => {
    const acknowledged: { value: string; at: number }[] = []
    let refused = 0
    let stopping = false
    const writer = async (n: number) => {
      for (let i = 0; !stopping; i++) {
        const value = `writer ${n} value ${i}`
        const reply = await admin.post('/api/common-details', { commonName: 'failover', value })
        if (reply.status === 200) acknowledged.push({ value, at: performance.now() })
        else {
          expect(reply.status, JSON.stringify(reply.body)).toBe(503)
          refused++
        }
      }
    }
    const writers = Promise.all(Array.from({ length: WRITERS }, (_, n) => writer(n)))
    await until(() => acknowledged.length >= 100, 30_000, 'the first writes')
    const killedAt = performance.now()
    pair.killPrimary()
    await pair.promote()
    address.leadTo(pair.standbyPort)
    const after = () => acknowledged.filter((each) => each.at > killedAt + 200).length
    await until(() => after() >= 50, 40_000, 'writes on the new primary')
    stopping = true
    await writers
    const { rows } = await withClient(at(pair.standbyPort), (client) =>
      client.query<{ value: string }>(`select value from common_details where common_name = 'failover'`),
    )
    const kept = new Set(rows.map(({ value }) => value))
    expect(acknowledged.filter(({ value }) => !kept.has(value))).toEqual([])
    const gaps = acknowledged.slice(1).map((each, index) => each.at - (acknowledged[index]?.at ?? 0))
    console.info(
      `Failover: ${acknowledged.length} writes acknowledged by ${WRITERS} writers, none lost; ${refused} refused with 503; ` +
        `${Math.round(Math.max(...gaps))} ms without a write.`,
    )
  })

  it('goes on with jobs and notices on the new primary', jobsAndNoticesWork)
})
