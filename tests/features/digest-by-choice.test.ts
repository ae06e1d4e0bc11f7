import pg from 'pg'
import { expect, test } from 'vitest'
import { addDays, dayIn } from '#formats/day.ts'
import { sendDigest } from '#identity/notifications/server/jobs.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import { systemChange } from '#platform/operation/change.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

// The jobs stay where they are: it is their moment that is looked at.
const server = serverOfFile({ env: { WORKER: 'separate' } })
const system = () => server.services.database.read({ kind: 'system' })
const EMAIL = 'employer@visacare.demo'

const me = async () =>
  system().one<{ id: number; zone: string }>(
    'select id, app.zone_of(law_firm_id, company_id) as zone from users where user_name = $1',
    [EMAIL],
  )
const mails = async (after: number) =>
  system().rows<{ id: number; subject: string }>(
    'select id, subject from outbox_mails where $1 = any (recipients) and id > $2 order by id',
    [EMAIL, after],
  )
const last = async () => (await mails(0)).at(-1)?.id ?? 0
const tell = (userId: number, text: string, more: { dueOn?: string; urgent?: boolean } = {}) =>
  systemChange(server.services, 'notifications.digest', async (change) => {
    const { id: caseId } = await change.db.one<{ id: number }>('select id from cases order by id limit 1')
    const { dueOn, urgent } = more
    await notify(change, userId, {
      ...{ kind: 'cases', text, urgent },
      ...(dueOn && { about: { caseId, keys: [`test:${text}`], dueOn } }),
    })
  })
async function runsAt(userId: number): Promise<Date> {
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  const { rows } = await owner.query('select run_at from graphile_worker.jobs where key = $1', [
    `notifications.digest:${userId}`,
  ])
  await owner.end()
  return new Date(rows[0]?.run_at)
}

test('who chose a daily digest gets one mail at seven, over the change of the clocks too; urgent ones at once', async () => {
  const { id, zone } = await me()
  const hr = await server.as(3)
  expect((await hr.get('/api/my/notification-choices')).body.digest).toBe('off')
  expect((await hr.put('/api/my/digest', { digest: 'hourly' })).status).toBe(400)
  expect((await hr.put('/api/my/digest', { digest: 'daily' })).body.digest).toBe('daily')
  const before = await last()
  await tell(id, 'A case moved on.')
  await tell(id, 'A document came in.')
  await tell(id, 'Far away.', { dueOn: addDays(server.today(), 60) })
  expect(await mails(before)).toEqual([])
  const at = await runsAt(id)
  expect(new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric' }).format(at)).toBe('7 AM')
  expect(at > server.clock.now() && dayIn(zone, at) <= addDays(dayIn(zone, server.clock.now()), 1)).toBe(true)

  await tell(id, 'Due tomorrow.', { dueOn: addDays(server.today(), 1) })
  await tell(id, 'Somebody asks now.', { urgent: true })
  expect(await mails(before)).toHaveLength(2)

  await sendDigest(server.services, id)
  await sendDigest(server.services, id)
  expect((await mails(before)).map(({ subject }) => subject).at(-1)).toBe('Your day at VisaCare: 3 updates')
  expect(await mails(before)).toHaveLength(3)
})

test('back to single mails: what waits goes out soon, and the next comes at once', async () => {
  const { id } = await me()
  const hr = await server.as(3)
  await hr.put('/api/my/digest', { digest: 'weekly' })
  const before = await last()
  await tell(id, 'Waits for Monday.')
  expect(await mails(before)).toEqual([])
  await hr.put('/api/my/digest', { digest: 'off' })
  expect((await runsAt(id)).getTime()).toBeLessThanOrEqual(server.clock.now().getTime() + 10 * 60_000)
  await tell(id, 'At once.')
  expect(await mails(before)).toHaveLength(1)
})
