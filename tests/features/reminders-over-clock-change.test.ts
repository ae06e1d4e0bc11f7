import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendDigest } from '#identity/notifications/server/jobs.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import { systemChange } from '#platform/operation/change.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

// A thousand readers in two zones, in the night in which the clocks go forward (March 14, 2027, two o'clock).
const server = serverOfFile({ env: { WORKER: 'separate' } })
const READERS = 1000
/** So many are given out a second time; one is like the other. */
const AGAIN = 100
const EVENING = new Date('2027-03-13T22:00:00Z')
const KEY = 'notifications.digest:'

let owner: pg.Client
let readers: { id: number }[] = []
beforeAll(async () => {
  owner = new pg.Client(server.ownerUrl)
  await owner.connect()
  server.clock.set(EVENING)
  readers = await server.services.database.transaction({ kind: 'system' }, async (tx) => {
    await tx.run(`update companies set time_zone = 'America/Los_Angeles' where code = 'LUMEN'`)
    await tx.run(`update companies set time_zone = 'America/New_York' where code = 'NORTHWIND'`)
    return tx.rows<{ id: number }>(
      `insert into users (user_name, email, role_id, company_id, first_name, last_name, status, digest, made_by)
       select 'reader' || n || '@clocks.example', 'reader' || n || '@clocks.example', 4, c.id, 'Reader', n::text, 'Active', 'daily', 'person'
         from generate_series(1, $1::integer) n join companies c on c.code = case when n % 2 = 0 then 'LUMEN' else 'NORTHWIND' end
       returning id`,
      [READERS],
    )
  })
})
afterAll(() => owner?.end())

const remindAll = (text: string, most = READERS) =>
  systemChange(server.services, 'deadlines.remind', async (change) => {
    for (const { id } of readers.slice(0, most)) await notify(change, id, { kind: 'cases', text, only: 'mail' })
  })

/** Who is due by an instant, as the queue has it, each as often as it stands there. */
async function due(by: string): Promise<number[]> {
  const { rows } = await owner.query<{ user: string }>(
    `select substr(key, length($1) + 1) as user from graphile_worker.jobs where key like $1 || '%' and run_at <= $2`,
    [KEY, by],
  )
  return rows.map(({ user }) => Number(user))
}
const sent = async () => {
  const [found] = await server.services.database.read({ kind: 'system' }).rows<{ mails: number; people: number }>(
    `select count(*)::integer as mails, count(distinct recipients[1])::integer as people from outbox_mails
      where recipients[1] like '%@clocks.example'`,
  )
  return found
}

// A thousand readers: beside a second worker that takes its minute.
test('each reader is told once, at seven on the wall, although the night has an hour less and the clock jumps', {
  timeout: 600_000,
}, async () => {
  await remindAll('Case 26-00001: a date comes near.')
  await remindAll('Case 26-00002: another date comes near.', AGAIN)
  expect(await due('2027-03-14T10:59:59Z')).toEqual([])
  // Seven in New York is 11:00 UTC from that day on, no longer 12:00; seven in Los Angeles 14:00.
  expect(await due('2027-03-14T11:00:00Z')).toHaveLength(READERS / 2)
  expect(await due('2027-03-14T13:59:59Z')).toHaveLength(READERS / 2)
  const all = await due('2027-03-14T14:00:00Z')
  expect([all.length, new Set(all).size]).toEqual([READERS, READERS])
  // The machine slept for two days, and the queue gives jobs out again after they were done.
  server.clock.set(new Date('2027-03-16T09:00:00Z'))
  for (const userId of [...all, ...all.slice(0, AGAIN)]) await sendDigest(server.services, userId)
  expect(await sent()).toEqual({ mails: READERS, people: READERS })
})
