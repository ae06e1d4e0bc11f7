import { expect, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import { systemChange } from '#platform/operation/change.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile({ env: { WORKER: 'separate' } })
const system = () => server.services.database.read({ kind: 'system' })
const FIRM = 10

type Row = { attorneyId: number | null; name: string; open: number; outUntil: string | null; coverName: string }
const rows = async (query = '') => (await (await server.as(FIRM)).get(`/api/cases/workload${query}`)).body.rows as Row[]

test('the table counts one kind of case when a chip is on', async () => {
  const all = (await rows()).reduce((sum, { open }) => sum + open, 0)
  const h1b = (await rows('?typeId=1')).reduce((sum, { open }) => sum + open, 0)
  expect(h1b).toBeGreaterThan(0)
  expect(h1b).toBeLessThan(all)
})

test('whoever stands in is told in the place of somebody who is out, until the last day', async () => {
  const firm = await server.as(FIRM)
  const attorneys = (await rows()).filter(({ attorneyId }) => attorneyId !== null)
  const out = attorneys.find(({ open }) => open > 0)?.attorneyId ?? 0
  const second = await server.services.database.transaction({ kind: 'system' }, async (tx) => {
    const made = await tx.one<{ id: number }>(
      `insert into users (user_name, email, role_id, law_firm_id, first_name, last_name, status, made_by)
       select 'cover@harbor.demo', 'cover@harbor.demo', role_id, law_firm_id, 'Grace', 'OKAFOR', 'Active', 'person' from users where id = $1 returning id`,
      [out],
    )
    return made.id
  })
  const until = addDays(server.today(), 7)
  const ask = (body: object) => firm.post(`/api/attorneys/${out}/cover`, body)
  expect((await ask({ until: addDays(server.today(), -1), coverId: second })).body.error?.code).toBe('IN_THE_PAST')
  expect((await ask({ until, coverId: out })).body.error?.code).toBe('NO_COVER')
  const refused = await ask({ until, coverId: second })
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'COVER_NOT_ASSIGNED'])
  expect(refused.body.error?.fields?.coverId).toMatch(/^Grace OKAFOR does not work for /)
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(
      `insert into assignments (user_id, company_id, law_firm_id)
       select $2, s.company_id, s.law_firm_id from assignments s where s.user_id = $1`,
      [out, second],
    ),
  )
  const done = await ask({ until, coverId: second })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  expect((await rows()).find(({ attorneyId }) => attorneyId === out)).toMatchObject({
    ...{ outUntil: until, coverName: 'Grace OKAFOR' },
  })
  const heard = () =>
    system().rows<{ text: string }>('select text from notifications where user_id = $1 order by id', [second])
  const tell = (text: string) =>
    systemChange(server.services, 'notifications.digest', (change) => notify(change, out, { kind: 'cases', text }))
  await tell('A receipt came.')
  expect((await heard()).at(-1)?.text).toMatch(/^For .+: A receipt came\.$/)
  expect((await ask({ until: null })).status).toBe(200)
  const before = (await heard()).length
  await tell('Nobody else hears this.')
  expect(await heard()).toHaveLength(before)
})
