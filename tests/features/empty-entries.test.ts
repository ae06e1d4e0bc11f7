import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { completenessOf } from '#engine/completeness.ts'
import { ask, form, part } from '#engine/form.ts'
import { person } from '#facts/person.ts'
import { lookOf } from '#forms/scenario.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
})
afterAll(() => server?.stop())

const ADDRESSES = 'person.addresses'
const home = { kind: 'Home', street: '1 Elm Street', city: 'Boston', state: 'MA', country: 'US' }

test('an added entry without content is not stored: alone it is no answer, beside others it is left out', async () => {
  const employer = await server.as(3)
  const someone = { firstName: 'Ann', lastName: 'Lee', email: 'ann.lee@northwind.example', jobTitle: 'Analyst' }
  const { id } = (await employer.post('/api/people', someone)).body
  const save = async (value: unknown) =>
    (await employer.post(`/api/people/${id}/facts`, { answers: { [ADDRESSES]: { value } } })).body.known[ADDRESSES]
  expect(await save([{ id: 'r1' }, { id: 'r2', street: '' }])).toBeUndefined()
  expect(await save([{ id: 'r1', ...home }, { id: 'r2' }])).toMatchObject({ value: [{ id: 'r1', ...home }] })
  expect(await save([{ id: 'r1' }])).toBeUndefined()
})

test('one that was stored before does not count', () => {
  const parts = [part('1', 'About you', [ask('1', person.addresses)])]
  const asks = form({ id: 'x', edition: '2026-01-01', name: 'X', title: 'X', parts })
  const of = (value: unknown) =>
    completenessOf(
      asks,
      lookOf({ answers: { 'person/1': { [ADDRESSES]: value } }, roles: { person: 'person/1' }, today: '2026-11-16' }),
    ).answered
  expect([of([{ id: 'r1' }]), of([{ id: 'r1', ...home }]), of({ not: 'none' }), of([])]).toEqual([0, 1, 1, 1])
})
