import { expect, test } from 'vitest'
import { serverOfFile } from '../setup/server-of-file.ts'
import { statementsOf } from '../setup/statements.ts'

// Each statement is work for two processes. Whoever adds one asks first whether another has its answer already; whoever
// saves some lowers the number.
const server = serverOfFile({ env: { WORKER: 'separate' } })

test('the details of a case are read with few statements', async () => {
  const employer = await server.as(3)
  const [{ id }] = (await employer.get('/api/cases')).body.items
  const asked = await statementsOf(server, () => employer.get(`/api/cases/${id}`))
  expect(asked.length).toBeLessThanOrEqual(17)
})

test('a case is opened with few statements, two who are told of it by mail included', async () => {
  const employer = await server.as(3)
  const [{ id: personId }] = (await employer.get('/api/people?limit=1')).body.items
  const opening = { typeId: 1, subType: 'extension', channel: 'paper', personId }
  const asked = await statementsOf(server, async () => {
    expect((await employer.post('/api/cases', opening)).status).toBe(200)
  })
  expect(asked.length).toBeLessThanOrEqual(38)
})
