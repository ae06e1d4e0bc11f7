import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
})
afterAll(() => server?.stop())

const GIVEN = 'person.givenName'
const somebody = (email: string, more: object) => ({ lastName: 'Soekarno', email, jobTitle: 'Analyst', ...more })

test('somebody with a single name is entered with it as last name, and known to have no given name', async () => {
  const employer = await server.as(3)
  const made = await employer.post('/api/people', somebody('soekarno@northwind.example', { singleName: true }))
  expect(made.status).toBe(200)
  expect(made.body).toMatchObject({ firstName: '', lastName: 'SOEKARNO' })
  expect(made.body.facts.known[GIVEN]).toMatchObject({ not: 'none' })
  const child = { id: made.body.id, relationship: 'Son', lastName: 'Guntur', singleName: true }
  const family = await employer.post(`/api/people/${made.body.id}/dependents`, child)
  expect(family.body).toMatchObject({ firstName: '', lastName: 'GUNTUR' })
  expect(family.body.facts.known[GIVEN]).toMatchObject({ not: 'none' })
})

test('the check before filing says how a single name is written on every form', async () => {
  const employer = await server.as(3)
  const { id: personId } = (
    await employer.post('/api/people', somebody('suharto@northwind.example', { singleName: true }))
  ).body
  const { id } = (await employer.post('/api/cases', { typeId: 1, subType: 'extension', personId, channel: 'paper' }))
    .body
  const { findings } = (await (await server.as(9)).get(`/api/cases/${id}/filing-check`)).body
  const said = findings.filter(({ rule }: { rule: string }) => rule === 'R09')
  expect(said).toMatchObject([{ severity: 'info', sentence: expect.stringContaining('“No Given Name”') }])
})

test('who has a given name must say it', async () => {
  const employer = await server.as(3)
  const refused = await employer.post('/api/people', somebody('one@northwind.example', {}))
  expect(refused).toMatchObject({ status: 400, body: { error: { fields: { firstName: 'Field is required' } } } })
})

test('that there is no given name can be answered; that it is unknown cannot', async () => {
  const employer = await server.as(3)
  const { id } = (await employer.post('/api/people', somebody('two@northwind.example', { firstName: 'Ann' }))).body
  const save = (not: string) => employer.post(`/api/people/${id}/facts`, { answers: { [GIVEN]: { not } } })
  expect(await save('unknown')).toMatchObject({
    status: 400,
    body: { error: { fields: { [GIVEN]: 'Field is required' } } },
  })
  expect(await save('none')).toMatchObject({ status: 200, body: { known: { [GIVEN]: { not: 'none' } } } })
  expect((await employer.get(`/api/people/${id}`)).body.firstName).toBe('')
})
