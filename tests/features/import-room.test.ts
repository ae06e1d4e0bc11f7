import { expect, test } from 'vitest'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { checked, csvOf, importsOf, line, settled } from './support/imports.ts'

const server = serverOfFile()
const { system, companyId } = recordsOf(server)
const { peopleIn, uploadPeople } = importsOf(server)

test('two imports confirmed while the plan covers one of them bring one of them in', async () => {
  const client = await server.as(3)
  const admin = await server.as(1)
  const { people } = (await client.get(`/api/companies/${await companyId('NORTHWIND')}/subscription`)).body
  const set = await admin.post('/api/subscription-plans', { name: 'SILVER', peopleLimit: people + 1 })
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  const ids: number[] = []
  for (const n of [61, 62]) {
    const { body } = await uploadPeople(3, 'NORTHWIND', csvOf(line(n)))
    expect((await checked(client, body)).problemCount).toBe(0)
    ids.push(body.id)
  }
  const before = await peopleIn('NORTHWIND')
  // Both were confirmed before the worker began with either.
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(`update imports set status = 'importing' where id = $1`, [ids[0]]),
  )
  expect((await client.post(`/api/imports/${ids[1]}/confirm`)).status).toBe(200)
  await server.services.database.transaction({ kind: 'system' }, async (tx) =>
    tx.atEnd(enqueueStep('imports.run', { importId: ids[0], leaveOutBadRows: false }, { key: `import:${ids[0]}` })),
  )
  const done = await Promise.all(ids.map((id) => settled(client, id)))
  expect(done.map(({ status }) => status).sort()).toEqual(['failed', 'imported'])
  expect(done.find(({ status }) => status === 'failed')?.message).toContain(
    `The SILVER plan covers ${people + 1} people. Choose a larger plan to add more.`,
  )
  expect(await peopleIn('NORTHWIND')).toBe(before + 1)
  expect(await system().one(`select count(*) as n from imports where status = 'importing'`)).toEqual({ n: 0 })
})
