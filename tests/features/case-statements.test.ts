import { expect, test } from 'vitest'
import { Role } from '#formats/roles.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { statementsOf } from '../setup/statements.ts'

// Each statement is work for two processes. Whoever adds one asks first whether another has its answer already; whoever
// saves some lowers the number.
const server = serverOfFile({ env: { WORKER: 'separate' } })

test('a list of cases is one statement, with its total', async () => {
  const employer = await server.as(3)
  // A node remembers who a session belongs to, and what their role may do.
  await employer.get('/api/cases')
  const asked = await statementsOf(server, () => employer.get('/api/cases'))
  expect(asked.length).toBeLessThanOrEqual(1)
})

test.each([
  ['an employer', Role.employer, 2],
  ['a law firm', Role.lawFirm, 2],
  ['an employee', Role.employee, 1],
])('the dashboard of %s is read with few statements', async (_who, roleId, most) => {
  const reader = await server.as(roleId)
  await reader.get('/api/cases')
  const asked = await statementsOf(server, async () => {
    expect((await reader.get('/api/cases/dashboard')).status).toBe(200)
  })
  expect(asked.length).toBeLessThanOrEqual(most)
})

test('the details of a case are read with few statements', async () => {
  const employer = await server.as(3)
  const [{ id }] = (await employer.get('/api/cases')).body.items
  const asked = await statementsOf(server, async () => {
    expect((await employer.get(`/api/cases/${id}`)).status).toBe(200)
  })
  expect(asked.length).toBeLessThanOrEqual(10)
})

test('a case is opened with few statements, two who are told of it by mail included', async () => {
  const employer = await server.as(3)
  const [{ id: personId }] = (await employer.get('/api/people?limit=1')).body.items
  const opening = { typeId: 1, subType: 'extension', channel: 'paper', personId }
  const asked = await statementsOf(server, async () => {
    expect((await employer.post('/api/cases', opening)).status).toBe(200)
  })
  expect(asked.length).toBeLessThanOrEqual(19)
  expect(asked.filter((each) => each.startsWith('insert into outbox_mails'))).toHaveLength(1)
})
